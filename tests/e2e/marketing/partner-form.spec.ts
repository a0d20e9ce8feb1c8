import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility';
import { expect, test } from '../support/test';

const good = {
  kind: 'campus',
  organisation: 'Periyar College',
  city: 'Salem',
  name: 'Asha Rao',
  email: 'asha@example.com',
  message: 'A hall for 300, free in February. 🧱 நன்றி',
};

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('What do you have in mind?').fill(good.message);
  await page.getByLabel('College, company or group').fill(good.organisation);
  await page.getByLabel('City').fill(good.city);
  await page.getByLabel('Your name').fill(good.name);
  await page.getByLabel('E-mail', { exact: true }).fill(good.email);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send it over' }).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a house introduces itself; a wrong GSTIN comes back with all that was typed', async ({
      page,
      browserErrors,
    }) => {
      browserErrors.expect(/^status 400: POST \/partner-with-us/);
      await page.goto('/partner-with-us');
      await page.locator('label').filter({ hasText: 'Sponsor' }).click();
      await expect(page.getByText('Farida Contractor')).toBeVisible();
      await expect(page.getByText('Sana Inamdar')).toBeHidden();
      await fillIn(page);
      await page.getByLabel('GSTIN').fill('29AAFCT2017K1Z9');
      await send(page);
      await expect(page.getByRole('alert')).toContainText('One field needs another look');
      await expect(page.getByLabel('GSTIN')).toBeFocused();
      await expect(page.getByLabel('GSTIN')).toHaveAccessibleDescription(/typing mistake/);
      await expect(page.getByRole('radio', { name: 'Sponsor' })).toBeChecked();
      await expect(page.getByLabel('What do you have in mind?')).toHaveValue(good.message);
      if (javaScriptEnabled) await expectNoAxeViolations(page);

      await page.getByLabel('GSTIN').fill('29aafct2017k1z8');
      await send(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. It is on the table.');
      for (const text of ['Sponsor', '29AAFCT2017K1Z8', good.organisation, good.message]) {
        await expect(page.getByRole('main')).toContainText(text);
      }
    });
  });
}

const hostile: Record<string, Record<string, string>> = {
  'a null byte': { ...good, organisation: 'a\0b' },
  'a kind that does not exist': { ...good, kind: 'owner' },
  'a script for a web address': { ...good, web: 'javascript:alert(1)' },
  'ten thousand characters': { ...good, message: 'x'.repeat(10_000) },
  'nothing at all': {},
};

for (const [what, form] of Object.entries(hostile)) {
  test(`${what} is refused with the form`, async ({ request, baseURL }) => {
    const response = await request.post('/partner-with-us', { form, headers: { Origin: baseURL ?? '' } });
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain('Not sent yet');
  });
}
