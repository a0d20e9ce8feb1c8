import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LEAD_LIMITS } from '../../../app/domain/contact/lead-schemas';
import { expectNoAxeViolations } from '../support/accessibility';
import { showPresence } from '../support/show-presence';
import { expect, test } from '../support/test';

interface MessageValues {
  name: string;
  email: string;
  topic: string;
  message: string;
}

const valid: MessageValues = {
  name: 'Asha Rao',
  email: 'asha.rao@example.com',
  topic: 'hackathon',
  message: 'We want to run a hackathon for 400 students in February.\nCan you help?',
};

/** A valid message that no other test sends: R-LEAD-1 stores the same one once. */
const createMessage = (): MessageValues => ({ ...valid, message: `${valid.message}\n${randomUUID()}` });

const field = {
  name: (page: Page) => page.getByLabel('Your name'),
  email: (page: Page) => page.getByLabel('Email', { exact: true }),
  topic: (page: Page) => page.getByLabel('What is it about?'),
  message: (page: Page) => page.getByLabel('Your message'),
};

async function fillInMessage(page: Page, { name, email, topic, message }: MessageValues): Promise<void> {
  await field.name(page).fill(name);
  await field.email(page).fill(email);
  await field.topic(page).selectOption(topic);
  await field.message(page).fill(message);
}

const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const thanks = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Thank you\. It is with \w+\.$/ });
const formError = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not sent yet' });

async function expectValues(page: Page, { name, email, topic, message }: MessageValues): Promise<void> {
  await expect(field.name(page)).toHaveValue(name);
  await expect(field.email(page)).toHaveValue(email);
  await expect(field.topic(page)).toHaveValue(topic);
  await expect(field.message(page)).toHaveValue(message);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a visitor sends a message, reads it again and takes it back', async ({ page }) => {
      const sent = createMessage();
      await page.goto('/');
      await fillInMessage(page, sent);
      await sendMessage(page);
      await expect(thanks(page)).toBeVisible();
      await expect(page).toHaveURL(/\/messages\/[\w-]{32}$/);
      const main = page.getByRole('main');
      for (const text of [sent.name, sent.email, ...sent.message.split('\n')]) {
        await expect(main).toContainText(text);
      }
      await page.reload();
      await expect(thanks(page)).toBeVisible();

      await page.getByText('Take it back', { exact: true }).click();
      await page.getByRole('button', { name: 'Yes, erase it' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taken back.');
      await page.reload();
      await expect(main).not.toContainText(valid.name);
      await expect(main).not.toContainText(valid.email);
      await expect(main).not.toContainText('400 students');
    });

    test('each invalid field shows its error, and the typed values stay', async ({ page, browserErrors }) => {
      browserErrors.expect(/^status 400: POST \/\?index/);
      const typed = { ...valid, email: 'asha.rao@example', message: 'Hi' };
      await page.goto('/');
      await fillInMessage(page, typed);
      await sendMessage(page);
      await expect(formError(page)).toContainText('2 fields need another look');
      await expectValues(page, typed);
      await expect(field.email(page)).toHaveAccessibleDescription(/does not look like an email address/);
      await expect(field.message(page)).toHaveAccessibleDescription(/needs at least 10 characters/);
      await expect(field.email(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field.name(page)).not.toHaveAttribute('aria-invalid', 'true');
      await expect(field.email(page)).toBeFocused();
      await expect(field.email(page)).toBeInViewport();
      await formError(page)
        .getByRole('link', { name: /needs at least 10 characters/ })
        .click();
      await expect(field.message(page)).toBeFocused();
      // axe needs a script.
      if (javaScriptEnabled) await expectNoAxeViolations(page, '#contact');

      await field.email(page).fill(valid.email);
      await field.message(page).fill(createMessage().message);
      await sendMessage(page);
      await expect(thanks(page)).toBeVisible();
    });
  });
}

const invalidFields = [
  ['Your name', { name: '' }, field.name],
  ['Email', { email: '' }, field.email],
  ['What is it about?', { topic: '' }, field.topic],
  ['Your message', { message: '   ' }, field.message],
] as const;

for (const [label, invalid, invalidField] of invalidFields) {
  test(`the focus moves to the first invalid field: ${label}`, async ({ page, browserErrors }) => {
    browserErrors.expect(/^status 400: POST/);
    await page.goto('/');
    await fillInMessage(page, { ...valid, ...invalid });
    await sendMessage(page);
    await expect(formError(page)).toContainText('One field needs another look');
    await expect(invalidField(page)).toBeFocused();
  });
}

const unusualTexts: Record<string, MessageValues> = {
  'HTML in a message is shown as text': {
    ...valid,
    name: '<script>alert(1)</script>',
    message: '"><img src=x onerror=alert(1)> </textarea><script>alert(2)</script>',
  },
  'other writing systems and emoji are shown as typed': {
    ...valid,
    name: 'ஆயிஷா بنت خالد 王秀英 🧱',
    message: 'नमस्ते! हम फ़रवरी में मिलना चाहते हैं 👩🏽‍💻👨‍👩‍👧 — e\u0301',
  },
};

for (const [title, typed] of Object.entries(unusualTexts)) {
  test(title, async ({ page }) => {
    await page.goto('/');
    await fillInMessage(page, typed);
    await sendMessage(page);
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(typed.name);
    await expect(page.getByRole('main')).toContainText(typed.message.normalize('NFC'));
  });
}

test('a message of ten thousand characters is refused, and its text stays', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^status 400: POST/);
  const typed = { ...valid, message: 'A very long story. '.repeat(527).slice(0, 10_000) };
  await page.goto('/');
  await fillInMessage(page, typed);
  // As in a browser that ignores `maxlength`.
  await field.message(page).evaluate((textarea: HTMLTextAreaElement, message) => {
    textarea.removeAttribute('maxlength');
    textarea.value = message;
  }, typed.message);
  await sendMessage(page);
  await expectValues(page, typed);
  await expect(field.message(page)).toHaveAccessibleDescription(
    new RegExp(`can have at most ${LEAD_LIMITS.message} characters`),
  );
});

test('name and message have a maximum length', async ({ page }) => {
  await page.goto('/');
  await expect(field.message(page)).toHaveAttribute('maxlength', String(LEAD_LIMITS.message));
  await expect(field.name(page)).toHaveAttribute('maxlength', String(LEAD_LIMITS.name));
});

test.describe('invalid requests', () => {
  const invalidForms: Record<string, Record<string, string>> = {
    'a null byte': { ...valid, name: 'Asha\0Rao' },
    'a header in the email address': { ...valid, email: 'asha@example.com\r\nBcc: all@example.com' },
    'a header in the name': { ...valid, name: 'Asha\r\nBcc: all@example.com' },
    'a right-to-left override': { ...valid, name: 'Asha \u202Egpj.exe' },
    'a topic that does not exist': { ...valid, topic: 'free-money' },
    'an empty form': {},
    'unknown field names': { 'name[0]': 'Asha', 'email.address': valid.email, __proto__: 'x' },
  };

  for (const [name, form] of Object.entries(invalidForms)) {
    test(`${name} is refused with status 400`, async ({ request, baseURL }) => {
      const response = await request.post('/?index', { form, headers: { Origin: baseURL ?? '' } });
      expect(response.status()).toBe(400);
      expect(await response.text()).toContain('Not sent yet');
    });
  }

  test('a form posted from another site is refused', async ({ request }) => {
    const foreignHeaders: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      {},
    ];
    for (const headers of foreignHeaders) {
      const response = await request.post('/?index', { form: { ...valid }, headers });
      expect(response.status()).toBe(403);
    }
  });

  test('a filled-in honeypot field shows the usual confirmation', async ({ request, baseURL }) => {
    const response = await request.post('/?index', {
      form: { ...valid, website: 'https://spam.example' },
      headers: { Origin: baseURL ?? '' },
    });
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(/Thank you\.[^.]*It is with \w+\./);
  });
});

test('a form on another site cannot send a message', async ({ page, browserErrors, baseURL }) => {
  browserErrors.expect(/^status 403: POST/);
  await page.route('http://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${baseURL}/?index"><input name="name" value="x"><button>Win</button></form>`,
    }),
  );
  await page.goto('http://evil.example/');
  await page.getByRole('button', { name: 'Win' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This form came from another site.');
});

test('the honeypot field is not visible and not focusable', async ({ page }) => {
  await page.goto('/');
  const honeypot = page.locator('input[name=website]');
  await expect(honeypot).not.toBeInViewport();
  await field.message(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
});

test('a double click sends the form once, and after going back it can be sent again', async ({ page }) => {
  let posts = 0;
  await page.route('**/?index', async (route) => {
    posts += 1;
    await route.continue();
  });
  await page.goto('/');
  await fillInMessage(page, createMessage());
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(posts).toBe(1);
  await page.goBack();
  await fillInMessage(page, { ...valid, message: 'And another thing, please.' });
  await sendMessage(page);
  await expect(page.getByRole('main')).toContainText('And another thing, please.');
  expect(posts).toBe(2);
});

test('the page of a message is not cached, not indexed and sends no referrer', async ({
  request,
  page,
  browserErrors,
}) => {
  await page.goto('/');
  await fillInMessage(page, createMessage());
  await sendMessage(page);
  await expect(thanks(page)).toBeVisible();
  const response = await request.get(page.url());
  expect(response.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  browserErrors.expect(/^status 404: GET \/messages/);
  const unknownMessage = await page.goto(`${page.url()}_`);
  expect(unknownMessage?.status()).toBe(404);
});

test('after Stop the form can be sent again at once', async ({ page }) => {
  await page.goto('/');
  await showPresence(page);
  await fillInMessage(page, createMessage());
  await page.evaluate(() => {
    navigation.addEventListener('navigate', () => setTimeout(() => stop()), { once: true });
  });
  // The request waits until Stop. A quick response would come before it.
  await page.route('**', (route) => (route.request().method() === 'POST' ? undefined : route.continue()));
  const stopped = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await sendMessage(page);
  await stopped;
  await page.unroute('**');
  await sendMessage(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you\./ })).toBeVisible();
});
