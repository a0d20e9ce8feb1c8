import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { partnerKinds } from '../../../app/content/contact/partners-content';
import { expectNoAxeViolations } from '../support/accessibility';
import { expect, test } from '../support/test';

const valid = {
  kind: 'campus',
  organisation: 'Periyar College',
  city: 'Salem',
  name: 'Asha Rao',
  email: 'asha@example.com',
  message: 'A hall for 300, free in February. 🧱 நன்றி',
};

async function fillInForm(page: Page, message = valid.message): Promise<void> {
  await page.getByLabel('What do you have in mind?').fill(message);
  await page.getByLabel('College, company or group').fill(valid.organisation);
  await page.getByLabel('City').fill(valid.city);
  await page.getByLabel('Your name').fill(valid.name);
  await page.getByLabel('Email', { exact: true }).fill(valid.email);
}
const sendForm = (page: Page) => page.getByRole('button', { name: 'Send it over' }).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an organisation sends the form, after an error at a wrong GSTIN', async ({
      page,
      browserErrors,
    }) => {
      browserErrors.expect(/^status 400: POST \/partner-with-us/);
      await page.goto('/partner-with-us');
      await page.locator('label').filter({ hasText: 'Sponsor' }).click();
      await expect(page.getByText('Farida Contractor')).toBeVisible();
      await expect(page.getByText('Sana Inamdar')).toBeHidden();
      // R-LEAD-1 stores the same message once.
      const message = `${valid.message} ${randomUUID()}`;
      await fillInForm(page, message);
      await page.getByLabel('GSTIN').fill('29AAFCT2017K1Z9');
      await sendForm(page);
      await expect(page.getByRole('alert')).toContainText('One field needs another look');
      await expect(page.getByLabel('GSTIN')).toBeFocused();
      await expect(page.getByLabel('GSTIN')).toHaveAccessibleDescription(/typo/);
      await expect(page.getByRole('radio', { name: 'Sponsor' })).toBeChecked();
      await expect(page.getByLabel('What do you have in mind?')).toHaveValue(message);
      if (javaScriptEnabled) await expectNoAxeViolations(page);

      await page.getByLabel('GSTIN').fill('29aafct2017k1z8');
      await sendForm(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. We have received it.');
      for (const text of ['Sponsor', '29AAFCT2017K1Z8', valid.organisation, message]) {
        await expect(page.getByRole('main')).toContainText(text);
      }
    });
  });
}

for (const { id, name } of partnerKinds) {
  test(`the link of “${name}” opens the form with this kind`, async ({ page }) => {
    await page.goto('/partner-with-us');
    await page
      .locator(`#${id}`)
      .getByRole('link', { name: /^Propose a partnership/ })
      .click();
    await expect(page).toHaveURL(`/partner-with-us?kind=${id}#join`);
    await expect(page.getByRole('heading', { name: 'Propose a partnership' })).toBeInViewport();
    await expect(page.getByRole('radio', { name })).toBeChecked();
  });
}

test('an unknown kind in the URL selects the first kind', async ({ page }) => {
  await page.goto('/partner-with-us?kind=owner');
  await expect(page.getByRole('radio', { name: 'Campus' })).toBeChecked();
});

const invalidForms: Record<string, Record<string, string>> = {
  'a null byte': { ...valid, organisation: 'a\0b' },
  'a kind that does not exist': { ...valid, kind: 'owner' },
  'a script URL as website': { ...valid, web: 'javascript:alert(1)' },
  'ten thousand characters': { ...valid, message: 'x'.repeat(10_000) },
  'an empty form': {},
};

for (const [name, form] of Object.entries(invalidForms)) {
  test(`${name} is refused with status 400`, async ({ request, baseURL }) => {
    const response = await request.post('/partner-with-us', { form, headers: { Origin: baseURL ?? '' } });
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain('Not sent yet');
  });
}
