import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { officeHours } from '../../../app/content/company/office-hours';
import { contactTopics } from '../../../app/content/contact/contact-content';
import { listComingClosedDays } from '../../../app/domain/time/opening-hours';
import { expectNoAxeViolations } from '../support/accessibility';
import { showPresence } from '../support/show-presence';
import { expect, test } from '../support/test';

const valid = {
  name: 'Asha Rao',
  email: 'asha.rao@example.com',
  message: 'Four hundred students, one weekend in February, and no idea where to begin.',
};

const chooseTopic = (page: Page, label: string) => page.locator('label').filter({ hasText: label }).click();
const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const main = (page: Page) => page.getByRole('main');

async function fillInMessage(page: Page, typed = valid): Promise<void> {
  await page.getByLabel('Your message').fill(typed.message);
  await page.getByLabel('Your name').fill(typed.name);
  await page.getByLabel('Email', { exact: true }).fill(typed.email);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the topic changes the recipient and the fields', async ({ page }) => {
      await page.goto('/contact');
      const recipient = (name: string) => main(page).getByText(name, { exact: true }).last();
      await expect(recipient('Prakash Nayak')).toBeVisible();
      await expect(page.getByLabel('What may it cost')).toBeVisible();
      await expect(page.getByLabel('First day')).toBeHidden();

      await chooseTopic(page, 'A hackathon');
      await expect(page.getByLabel('First day')).toBeVisible();
      await expect(page.getByLabel('How many people')).toBeVisible();
      await expect(page.getByLabel('What may it cost')).toBeHidden();
      await expect(main(page).getByRole('link', { name: 'hackathons@tessera.example' })).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'projects@tessera.example' })).toBeHidden();

      await page.getByLabel('How many people').fill('400');
      await page.getByLabel('City').fill('Hubballi');
      // R-LEAD-1 stores the same message once.
      const message = `${valid.message} ${randomUUID()}`;
      await fillInMessage(page, { ...valid, message });
      await sendMessage(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. It is with Farida.');
      for (const text of [message, 'Hubballi', '400', 'A hackathon']) {
        await expect(main(page)).toContainText(text);
      }
    });

    test('an invalid message keeps its topic and values and focuses the invalid field', async ({
      page,
      browserErrors,
    }) => {
      browserErrors.expect(/^status 400: POST \/contact/);
      await page.goto('/contact?topic=support');
      await page.getByLabel('Order number or name of the event').fill('TS-2026-000123');
      await fillInMessage(page, { ...valid, email: 'asha.rao@example' });
      await sendMessage(page);
      await expect(page.getByRole('alert')).toContainText('One field needs another look');
      await expect(page.getByRole('radio', { name: 'Help with something I have' })).toBeChecked();
      await expect(page.getByLabel('Order number or name of the event')).toHaveValue('TS-2026-000123');
      await expect(page.getByLabel('Your message')).toHaveValue(valid.message);
      const email = page.getByLabel('Email', { exact: true });
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(/does not look like an email address/);
      if (javaScriptEnabled) await expectNoAxeViolations(page);
    });
  });
}

test('the values of another topic are ignored', async ({ page }) => {
  await page.goto('/contact?topic=hackathon');
  await page.getByLabel('How many people').fill('far too many');
  await chooseTopic(page, 'Something else');
  await fillInMessage(page);
  await sendMessage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. It is with Revathi.');
  await expect(main(page)).not.toContainText('far too many');
});

test('the topic is chosen by keyboard', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('radio', { name: 'A project' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'One of the products' })).toBeChecked();
  await expect(page.getByLabel('Which product')).toBeVisible();
});

for (const { id, label } of contactTopics) {
  test(`the URL of “${label}” selects this topic, and the page has no axe violations`, async ({ page }) => {
    await page.goto(`/contact?topic=${id}`);
    await expect(page.getByRole('radio', { name: label })).toBeChecked();
    await expectNoAxeViolations(page);
  });
}

test('R-PAGE-5: the list of closed days begins with today or a later day', async ({ page }) => {
  await page.goto('/contact');
  const names = page.getByRole('heading', { name: 'Closed on' }).locator('..').locator('dd');
  await expect(names).toHaveText(listComingClosedDays(new Date(), officeHours).map(({ name }) => name));
});

const moments = [
  ['2026-11-23T05:00:00Z', /^Open now, until 6:30\spm in India\.$/],
  ['2026-11-21T07:00:00Z', /^Open now, until 2:00\spm in India\.$/],
  ['2026-11-22T07:00:00Z', /^Closed now\. Open again tomorrow at 9:30\sam in India/],
  ['2026-11-24T07:00:00Z', /^Closed for Guru Nanak Jayanti\. Open again tomorrow/],
] as const;

for (const [moment, text] of moments) {
  test(`at ${moment} the page says whether the office is open`, async ({ page }) => {
    await page.clock.setFixedTime(moment);
    await page.goto('/contact');
    await showPresence(page);
    await expect(page.locator('[data-opening-hours]')).toHaveText(text);
  });
}

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('the next opening time is shown in the time zone of the visitor as well', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-22T07:00:00Z');
    await page.goto('/contact');
    await showPresence(page);
    await expect(page.locator('[data-opening-hours]')).toContainText(/11:00\spm where you are/);
  });
});

test.describe('invalid requests', () => {
  const invalidForms: Record<string, Record<string, string>> = {
    'a null byte': { ...valid, topic: 'project', name: 'Asha\0Rao' },
    'a header in the email address': { ...valid, topic: 'project', email: 'a@b.in\r\nBcc: all@example.com' },
    'ten thousand characters': { ...valid, topic: 'project', message: 'x'.repeat(10_000) },
    'a topic that does not exist': { ...valid, topic: 'free-money' },
    'a product that does not exist': { ...valid, topic: 'products', product: 'free-money' },
    'an empty form': {},
  };
  for (const [name, form] of Object.entries(invalidForms)) {
    test(`${name} is refused with status 400`, async ({ request, baseURL }) => {
      const response = await request.post('/contact', { form, headers: { Origin: baseURL ?? '' } });
      expect(response.status()).toBe(400);
      expect(await response.text()).toContain('Not sent yet');
    });
  }

  test('HTML, other writing systems and emoji are shown as typed', async ({ page }) => {
    const message = '</textarea><script>alert(1)</script> நன்றி شكرا 👩🏽‍💻 🧱';
    await page.goto('/contact');
    await fillInMessage(page, { ...valid, message });
    await sendMessage(page);
    await expect(main(page)).toContainText(message);
  });
});
