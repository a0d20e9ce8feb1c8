import type { Page } from '@playwright/test';
import { sampleUsers } from '../../../app/content/samples/sample-users';
import { expectNoAxeViolations } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { focusByTab } from '../support/focus-by-tab';
import { readDisplayCookie } from '../support/organisation-sign-in';
import { signInAs } from '../support/sign-in-as';
import { storeFonts } from '../support/store-fonts';
import { expect, test } from '../support/test';

const user = sampleUsers.find(({ role }) => role === 'user') ?? { email: '', password: '' };
const requestedPath = '/account/security?from=a+link';

const toasts = (page: Page) => page.getByRole('status', { name: 'Notifications' });
const submitButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

async function fillInForm(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test.describe('With script', () => {
  test('a wrong password shows an error, and a right one opens the requested page with one toast', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status 401: POST \/login/);
    await page.goto(requestedPath);
    await fillInForm(page, 'wrong');
    await submitButton(page).click();
    await expect(toasts(page)).toHaveText('Username or password is incorrect');
    await expect(page.getByRole('alert')).toContainText('is incorrect');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expectNoAxeViolations(page);

    await page.keyboard.type(user.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${requestedPath}`);
    await expect(toasts(page)).toHaveText('Signed in as Meera Raghunath');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Your account, Meera Raghunath' })).toBeVisible();
    await expect(toasts(page)).toBeEmpty();
  });

  test('responses other than 401 submit the form to the server', async ({ page, browserErrors }) => {
    browserErrors.expect(/status 429: POST \/login/);
    browserErrors.expect(/status 400: POST \/auth\/sign-in/);
    await page.route('**/login', (route) => route.fulfill({ status: 429, json: {} }));
    await page.goto('/auth/sign-in');
    await submitButton(page).click();
    await expect(page.getByText('Your password is needed.')).toBeVisible();
    // Before its script has run, the page sends the form itself.
    await page.waitForLoadState();
    await fillInForm(page, user.password);
    await submitButton(page).click();
    await page.waitForURL('**/account');
  });

  test('a network error shows a toast, and the typed values stay', async ({ page, browserErrors }) => {
    browserErrors.expect(/POST \/login/);
    await page.route('**/login', (route) => route.abort());
    await page.goto('/auth/sign-in');
    await fillInForm(page, user.password);
    await submitButton(page).click();
    await expect(toasts(page)).toContainText('We could not be reached.');
    await expect(page.getByLabel('Email')).toHaveValue(user.email);
    await page.unroute('**/login');
    await submitButton(page).click();
    await page.waitForURL('**/account');
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form works, and the header links to the account', async ({ page, browserErrors }) => {
    browserErrors.expect(/status 401: POST \/auth\/sign-in/);
    await page.goto(requestedPath);
    await fillInForm(page, 'wrong');
    await submitButton(page).click();
    await expect(page.getByRole('alert').first()).toContainText('is incorrect');
    await expect(page.getByLabel('Email')).toHaveValue(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await submitButton(page).click();
    await expect(page).toHaveURL(requestedPath);
    await page.goto('/company');
    await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click();
    await expect(page).toHaveURL('/account');
  });
});

const accountLink = (page: Page) => page.getByRole('link', { name: 'Your account, Meera Raghunath' });

/** The boxes of the links and buttons in the header, in whole pixels. */
const readHeaderBoxes = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('header :is(a, button)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });
  });

async function expectHeaderToFit(page: Page): Promise<void> {
  for (const width of [320, 390, 1024, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => findOverflow(page), `at ${width} px`).toEqual([]);
  }
  await expectNoAxeViolations(page, 'header');
}

test.describe('The header shows the signed-in user', () => {
  for (const [layout, path] of [
    ['marketing', '/company'],
    ['blog', '/blog/'],
    ['shop', '/shop/grid'],
    ['hydrated shop', '/shop/cart'],
  ] as const) {
    test(`on a page of the ${layout} layout, without a layout shift`, async ({ page }) => {
      await storeFonts(page);
      await page.goto(path);
      const signedOutBoxes = await readHeaderBoxes(page);
      await signInAs(page.request);
      await page.goto(path);
      await expect(accountLink(page)).toHaveAttribute('data-initials', 'MR');
      expect(await readHeaderBoxes(page)).toEqual(signedOutBoxes);
      await expectHeaderToFit(page);
    });
  }

  test('on account pages, rendered by the server', async ({ page }) => {
    await signInAs(page.request);
    await page.goto('/account/order-history');
    await expect(accountLink(page)).toBeVisible();
    await expectHeaderToFit(page);
  });

  test('the HTML of a public page does not depend on the session', async ({ page }) => {
    const before = await (await page.request.get('/company')).text();
    await signInAs(page.request);
    expect(await (await page.request.get('/company')).text()).toBe(before);
  });

  test('a user opens the account and signs out by keyboard', async ({ page }) => {
    await signInAs(page.request);
    await page.goto('/company');
    await expect(page.getByRole('link', { name: 'Your account, Meera Raghunath' }).first()).toBeVisible();
    await focusByTab(page, /^Your account, Meera Raghunath$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account');
    await focusByTab(page, /^Sign out$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/auth/sign-in');
    expect(await readDisplayCookie(page)).toBeUndefined();
    await page.goto('/company');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Your account', exact: true }),
    ).toBeVisible();
  });
});
