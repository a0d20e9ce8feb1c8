import type { Page } from '@playwright/test';
import { sampleUsers } from '../../../app/content/samples/sample-users';
import { expectNoAxeViolations } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { focusByTab } from '../support/focus-by-tab';
import { readDisplayCookie } from '../support/organisation-sign-in-steps';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const member = sampleUsers.find(({ role }) => role === 'user') ?? { email: '', password: '' };
const wanted = '/account/security?from=a+link';

const toasts = (page: Page) => page.getByRole('status', { name: 'Notifications' });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

async function fill(page: Page, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test.describe('With script', () => {
  test('a refusal stays on the page; who is let in is greeted once, where they wanted to go', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status 401: POST \/login/);
    await page.goto(wanted);
    await fill(page, 'wrong');
    await submit(page).click();
    await expect(toasts(page)).toHaveText('Username or password is incorrect');
    await expect(page.getByRole('alert')).toContainText('Have another look at both');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expectNoAxeViolations(page);

    await page.keyboard.type(member.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${wanted}`);
    await expect(toasts(page)).toHaveText('Signed in as Meera Raghunath');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Your account, Meera Raghunath' })).toBeVisible();
    await expect(toasts(page)).toBeEmpty();
  });

  test('what the site has more to say about is said by the page of the form', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status 429: POST \/login/);
    browserErrors.expect(/status 400: POST \/auth\/sign-in/);
    await page.route('**/login', (route) => route.fulfill({ status: 429, json: {} }));
    await page.goto('/auth/sign-in');
    await submit(page).click();
    await expect(page.getByText('Your password is needed.')).toBeVisible();
    await fill(page, member.password);
    await submit(page).click();
    await page.waitForURL('**/account/profile');
  });

  test('without a connection nothing is lost', async ({ page, browserErrors }) => {
    browserErrors.expect(/POST \/login/);
    await page.route('**/login', (route) => route.abort());
    await page.goto('/auth/sign-in');
    await fill(page, member.password);
    await submit(page).click();
    await expect(toasts(page)).toContainText('We could not be reached.');
    await expect(page.getByLabel('E-mail')).toHaveValue(member.email);
    await page.unroute('**/login');
    await submit(page).click();
    await page.waitForURL('**/account/profile');
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form does the same, and the header leads to the account', async ({ page, browserErrors }) => {
    browserErrors.expect(/status 401: POST \/auth\/sign-in/);
    await page.goto(wanted);
    await fill(page, 'wrong');
    await submit(page).click();
    await expect(page.getByRole('alert').first()).toContainText('Have another look at both');
    await expect(page.getByLabel('E-mail')).toHaveValue(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await submit(page).click();
    await expect(page).toHaveURL(wanted);
    await page.goto('/company');
    await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click();
    await expect(page).toHaveURL('/account/profile');
  });
});

const mine = (page: Page) => page.getByRole('link', { name: 'Your account, Meera Raghunath' });

/** Where everything that can be pressed stands, in whole pixels. */
const placesInHeader = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('header :is(a, button)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });
  });

async function expectRoomInHeader(page: Page): Promise<void> {
  for (const width of [320, 390, 1024, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => findOverflow(page), `at ${width} px`).toEqual([]);
  }
  await expectNoAxeViolations(page, 'header');
}

test.describe('Who is signed in stands in the header', () => {
  for (const [layout, address] of [
    ['plain', '/company'],
    ['journal', '/blog/'],
    ['shop', '/shop/grid'],
    ['React’s', '/shop/cart'],
  ] as const) {
    test(`on a page of the ${layout} layout, and nothing moves when it comes`, async ({ page }) => {
      await page.goto(address);
      const ofAStranger = await placesInHeader(page);
      await signInAs(page.request);
      await page.goto(address);
      await expect(mine(page)).toHaveAttribute('data-initials', 'MR');
      expect(await placesInHeader(page)).toEqual(ofAStranger);
      await expectRoomInHeader(page);
    });
  }

  test('on the pages of the account, written by the server', async ({ page }) => {
    await signInAs(page.request);
    await page.goto('/account/order-history');
    await expect(mine(page)).toBeVisible();
    await expectRoomInHeader(page);
  });

  test('a page is the same for everybody before the script has read the cookie', async ({ page }) => {
    const before = await (await page.request.get('/company')).text();
    await signInAs(page.request);
    expect(await (await page.request.get('/company')).text()).toBe(before);
  });

  test('by keyboard one gets to the account and out of it', async ({ page }) => {
    await signInAs(page.request);
    await page.goto('/company');
    await expect(page.getByRole('link', { name: 'Your account, Meera Raghunath' }).first()).toBeVisible();
    await focusByTab(page, /^Your account, Meera Raghunath$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account/profile');
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
