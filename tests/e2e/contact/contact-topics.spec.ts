import type { Page } from '@playwright/test';
import { contactTopics } from '../../../app/content/contact/contact-content';
import { expectNoAxeViolations } from '../support/accessibility';
import { expect, test } from '../support/test';

const good = {
  name: 'Asha Rao',
  email: 'asha.rao@example.com',
  message: 'Four hundred students, one weekend in February, and no idea where to begin.',
};

const choose = (page: Page, label: string) => page.locator('label').filter({ hasText: label }).click();
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const main = (page: Page) => page.getByRole('main');

async function write(page: Page, typed = good): Promise<void> {
  await page.getByLabel('Your message').fill(typed.message);
  await page.getByLabel('Your name').fill(typed.name);
  await page.getByLabel('E-mail', { exact: true }).fill(typed.email);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the topic changes who reads it and what is asked', async ({ page }) => {
      await page.goto('/contact');
      const reader = (name: string) => main(page).getByText(name, { exact: true }).last();
      await expect(reader('Prakash Nayak')).toBeVisible();
      await expect(page.getByLabel('What may it cost')).toBeVisible();
      await expect(page.getByLabel('First day')).toBeHidden();

      await choose(page, 'A hackathon');
      await expect(page.getByLabel('First day')).toBeVisible();
      await expect(page.getByLabel('How many people')).toBeVisible();
      await expect(page.getByLabel('What may it cost')).toBeHidden();
      await expect(main(page).getByRole('link', { name: 'hackathons@tessera.example' })).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'projects@tessera.example' })).toBeHidden();

      await page.getByLabel('How many people').fill('400');
      await page.getByLabel('City').fill('Hubballi');
      await write(page);
      await send(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. It is with Farida.');
      for (const text of [good.message, 'Hubballi', '400', 'A hackathon']) {
        await expect(main(page)).toContainText(text);
      }
    });

    test('a letter that comes back keeps its reader and every word, and goes to the fault', async ({
      page,
      browserErrors,
    }) => {
      browserErrors.expect(/^status 400: POST \/contact/);
      await page.goto('/contact?topic=support');
      await page.getByLabel('Order number or name of the event').fill('TS-2026-000123');
      await write(page, { ...good, email: 'asha.rao@example' });
      await send(page);
      await expect(page.getByRole('alert')).toContainText('One field needs another look');
      await expect(page.getByRole('radio', { name: 'Help with something I have' })).toBeChecked();
      await expect(page.getByLabel('Order number or name of the event')).toHaveValue('TS-2026-000123');
      await expect(page.getByLabel('Your message')).toHaveValue(good.message);
      const email = page.getByLabel('E-mail', { exact: true });
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(/does not look like an e-mail address/);
      if (javaScriptEnabled) await expectNoAxeViolations(page);
    });
  });
}

test('what was typed for another topic neither counts nor hinders', async ({ page }) => {
  await page.goto('/contact?topic=hackathon');
  await page.getByLabel('How many people').fill('far too many');
  await choose(page, 'Something else');
  await write(page);
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. It is with Revathi.');
  await expect(main(page)).not.toContainText('far too many');
});

test('by keyboard alone one chooses a reader and writes', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('radio', { name: 'A project' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'One of the products' })).toBeChecked();
  await expect(page.getByLabel('Which product')).toBeVisible();
});

for (const { id, label } of contactTopics) {
  test(`the address of “${label}” opens with it, and axe finds nothing`, async ({ page }) => {
    await page.goto(`/contact?topic=${id}`);
    await expect(page.getByRole('radio', { name: label })).toBeChecked();
    await expectNoAxeViolations(page);
  });
}

const moments = [
  ['2026-11-23T05:00:00Z', /^Open now, until 6:30\spm in India\.$/],
  ['2026-11-21T07:00:00Z', /^Open now, until 2:00\spm in India\.$/],
  ['2026-11-22T07:00:00Z', /^Closed now\. Open again tomorrow at 9:30\sam in India/],
  ['2026-11-24T07:00:00Z', /^Closed for Guru Nanak Jayanti\. Open again tomorrow/],
] as const;

for (const [moment, words] of moments) {
  test(`at ${moment} it says whether somebody is there`, async ({ page }) => {
    await page.clock.setFixedTime(moment);
    await page.goto('/contact');
    await expect(page.locator('[data-visitor-time]')).toHaveText(words);
  });
}

test.describe('far away', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('the next opening is said by the visitor’s own clock as well', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-22T07:00:00Z');
    await page.goto('/contact');
    await expect(page.locator('[data-visitor-time]')).toContainText(/11:00\spm where you are/);
  });
});

test.describe('what no browser would send', () => {
  const hostile: Record<string, Record<string, string>> = {
    'a null byte': { ...good, topic: 'project', name: 'Asha\0Rao' },
    'a header in the e-mail address': { ...good, topic: 'project', email: 'a@b.in\r\nBcc: all@example.com' },
    'ten thousand characters': { ...good, topic: 'project', message: 'x'.repeat(10_000) },
    'a topic that does not exist': { ...good, topic: 'free-money' },
    'a product that does not exist': { ...good, topic: 'products', product: 'free-money' },
    'nothing at all': {},
  };
  for (const [what, form] of Object.entries(hostile)) {
    test(`${what} is refused with the form`, async ({ request, baseURL }) => {
      const response = await request.post('/contact', { form, headers: { Origin: baseURL ?? '' } });
      expect(response.status()).toBe(400);
      expect(await response.text()).toContain('Not sent yet');
    });
  }

  test('scripts, other scripts and pictures are text', async ({ page }) => {
    const message = '</textarea><script>alert(1)</script> நன்றி شكرا 👩🏽‍💻 🧱';
    await page.goto('/contact');
    await write(page, { ...good, message });
    await send(page);
    await expect(main(page)).toContainText(message);
  });
});
