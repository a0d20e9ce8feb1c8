import type { Page } from '@playwright/test';
import { LEAD_LIMITS } from '../../../app/domain/contact/lead-schemas';
import { expectNoAxeViolations } from '../support/accessibility';
import { expect, test } from '../support/test';

interface Typed {
  name: string;
  email: string;
  topic: string;
  message: string;
}

const good: Typed = {
  name: 'Asha Rao',
  email: 'asha.rao@example.com',
  topic: 'hackathon',
  message: 'We want to run a hackathon for 400 students in February.\nCan you help?',
};

const field = {
  name: (page: Page) => page.getByLabel('Your name'),
  email: (page: Page) => page.getByLabel('E-mail', { exact: true }),
  topic: (page: Page) => page.getByLabel('What is it about?'),
  message: (page: Page) => page.getByLabel('Your message'),
};

async function fillIn(page: Page, { name, email, topic, message }: Typed): Promise<void> {
  await field.name(page).fill(name);
  await field.email(page).fill(email);
  await field.topic(page).selectOption(topic);
  await field.message(page).fill(message);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const thanks = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Thank you\. It is with \w+\.$/ });
const notSent = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not sent yet' });

async function expectKept(page: Page, { name, email, topic, message }: Typed): Promise<void> {
  await expect(field.name(page)).toHaveValue(name);
  await expect(field.email(page)).toHaveValue(email);
  await expect(field.topic(page)).toHaveValue(topic);
  await expect(field.message(page)).toHaveValue(message);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a message is sent, can be read again by its sender, and taken back', async ({ page }) => {
      await page.goto('/');
      await fillIn(page, good);
      await send(page);
      await expect(thanks(page)).toBeVisible();
      await expect(page).toHaveURL(/\/messages\/[\w-]{32}$/);
      const main = page.getByRole('main');
      for (const text of [good.name, good.email, ...good.message.split('\n')]) {
        await expect(main).toContainText(text);
      }
      await page.reload();
      await expect(thanks(page)).toBeVisible();

      await page.getByRole('button', { name: 'Take it back' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taken back.');
      await page.reload();
      await expect(main).not.toContainText(good.name);
      await expect(main).not.toContainText(good.email);
      await expect(main).not.toContainText('400 students');
    });

    test('what is wrong is said at its field, and everything typed is kept', async ({
      page,
      browserErrors,
    }) => {
      browserErrors.expect(/^status 400: POST \/\?index/);
      const typed = { ...good, email: 'asha.rao@example', message: 'Hi' };
      await page.goto('/');
      await fillIn(page, typed);
      await send(page);
      await expect(notSent(page)).toContainText('2 fields need another look');
      await expectKept(page, typed);
      await expect(field.email(page)).toHaveAccessibleDescription(/does not look like an e-mail address/);
      await expect(field.message(page)).toHaveAccessibleDescription(/needs at least 10 characters/);
      await expect(field.email(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field.name(page)).not.toHaveAttribute('aria-invalid', 'true');
      await expect(field.email(page)).toBeFocused();
      await expect(field.email(page)).toBeInViewport();
      // axe itself is a script.
      if (javaScriptEnabled) await expectNoAxeViolations(page, '#contact');

      await field.email(page).fill(good.email);
      await field.message(page).fill(good.message);
      await send(page);
      await expect(thanks(page)).toBeVisible();
    });
  });
}

const firstFaults = [
  ['Your name', { name: '' }, field.name],
  ['E-mail', { email: '' }, field.email],
  ['What is it about?', { topic: '' }, field.topic],
  ['Your message', { message: '   ' }, field.message],
] as const;

for (const [label, fault, faulty] of firstFaults) {
  test(`the focus goes to the first fault: ${label}`, async ({ page, browserErrors }) => {
    browserErrors.expect(/^status 400: POST/);
    await page.goto('/');
    await fillIn(page, { ...good, ...fault });
    await send(page);
    await expect(notSent(page)).toContainText('One field needs another look');
    await expect(faulty(page)).toBeFocused();
  });
}

const strange: Record<string, Typed> = {
  'scripts are text': {
    ...good,
    name: '<script>alert(1)</script>',
    message: '"><img src=x onerror=alert(1)> </textarea><script>alert(2)</script>',
  },
  'other scripts and pictures are text, too': {
    ...good,
    name: 'ஆயிஷா بنت خالد 王秀英 🧱',
    message: 'नमस्ते! हम फ़रवरी में मिलना चाहते हैं 👩🏽‍💻👨‍👩‍👧 — e\u0301',
  },
};

for (const [rule, typed] of Object.entries(strange)) {
  test(rule, async ({ page }) => {
    await page.goto('/');
    await fillIn(page, typed);
    await send(page);
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(typed.name);
    await expect(page.getByRole('main')).toContainText(typed.message.normalize('NFC'));
  });
}

test('ten thousand characters are refused and kept', async ({ page, browserErrors }) => {
  browserErrors.expect(/^status 400: POST/);
  const typed = { ...good, message: 'A very long story. '.repeat(527).slice(0, 10_000) };
  await page.goto('/');
  await fillIn(page, typed);
  // A browser without `maxlength`.
  await field.message(page).evaluate((textarea: HTMLTextAreaElement, message) => {
    textarea.removeAttribute('maxlength');
    textarea.value = message;
  }, typed.message);
  await send(page);
  await expectKept(page, typed);
  await expect(field.message(page)).toHaveAccessibleDescription(
    new RegExp(`can have at most ${LEAD_LIMITS.message} characters`),
  );
});

test('the browser lets nobody type more than can be sent', async ({ page }) => {
  await page.goto('/');
  await expect(field.message(page)).toHaveAttribute('maxlength', String(LEAD_LIMITS.message));
  await expect(field.name(page)).toHaveAttribute('maxlength', String(LEAD_LIMITS.name));
});

test.describe('what no browser would send', () => {
  const hostile: Record<string, Record<string, string>> = {
    'a null byte': { ...good, name: 'Asha\0Rao' },
    'a header in the e-mail address': { ...good, email: 'asha@example.com\r\nBcc: all@example.com' },
    'a header in the name': { ...good, name: 'Asha\r\nBcc: all@example.com' },
    'text that is turned round': { ...good, name: 'Asha \u202Egpj.exe' },
    'a topic that does not exist': { ...good, topic: 'free-money' },
    'nothing at all': {},
    'fields of another kind': { 'name[0]': 'Asha', 'email.address': good.email, __proto__: 'x' },
  };

  for (const [what, form] of Object.entries(hostile)) {
    test(`${what} is refused with the form`, async ({ request, baseURL }) => {
      const response = await request.post('/?index', { form, headers: { Origin: baseURL ?? '' } });
      expect(response.status()).toBe(400);
      expect(await response.text()).toContain('Not sent yet');
    });
  }

  test('a form posted from another site is refused', async ({ request }) => {
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      {},
    ];
    for (const headers of foreign) {
      const response = await request.post('/?index', { form: { ...good }, headers });
      expect(response.status()).toBe(403);
    }
  });

  test('who fills in the field that nobody sees is thanked like anybody', async ({ request, baseURL }) => {
    const response = await request.post('/?index', {
      form: { ...good, website: 'https://spam.example' },
      headers: { Origin: baseURL ?? '' },
    });
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(/Thank you\.[^.]*It is with \w+\./);
  });
});

test('another site’s page cannot send the form for its visitor', async ({ page, browserErrors, baseURL }) => {
  browserErrors.expect(/^status 403: POST/);
  await page.route('http://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${baseURL}/?index"><input name="name" value="x"><button>Win</button></form>`,
    }),
  );
  await page.goto('http://evil.example/');
  await page.getByRole('button', { name: 'Win' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This form came from another site');
});

test('nobody sees or reaches the field for machines', async ({ page }) => {
  await page.goto('/');
  const trap = page.locator('input[name=website]');
  await expect(trap).not.toBeInViewport();
  await field.message(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
});

test('an impatient finger sends it once; come back to, it can be sent again', async ({ page }) => {
  let posts = 0;
  await page.route('**/?index', async (route) => {
    posts += 1;
    await route.continue();
  });
  await page.goto('/');
  await fillIn(page, good);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(posts).toBe(1);
  await page.goBack();
  await fillIn(page, { ...good, message: 'And another thing, please.' });
  await send(page);
  await expect(page.getByRole('main')).toContainText('And another thing, please.');
  expect(posts).toBe(2);
});

test('a private page is for its owner alone', async ({ request, page, browserErrors }) => {
  await page.goto('/');
  await fillIn(page, good);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  const response = await request.get(page.url());
  expect(response.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  browserErrors.expect(/^status 404: GET \/messages/);
  const other = await page.goto(`${page.url().slice(0, -1)}_`);
  expect(other?.status()).toBe(404);
});
