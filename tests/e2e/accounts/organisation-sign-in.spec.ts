import type { Page } from '@playwright/test';
import {
  approveSignIn,
  findOrganisationSignInButton,
  findPopupSignInButton,
  findSignOutButton,
  madhura,
  readDisplayCookie,
  rumi,
  signInByRedirect,
  waitForPopup,
} from '../support/organisation-sign-in';
import { expect, test } from '../support/test';

const requestedPath = '/account/security?from=a+link';

test.describe('By redirect', () => {
  test('a user signs in, returns to the requested page and signs out in a popup', async ({ page }) => {
    await page.goto(requestedPath);
    await expect(page).toHaveURL(/\/auth\/sign-in\?redirectTo=%2Faccount%2Fsecurity/);
    await findOrganisationSignInButton(page).click();
    await expect(page.getByRole('heading', { name: 'Who is coming in?' })).toBeVisible();
    await approveSignIn(page, madhura);
    await page.waitForURL(`**${requestedPath}`);
    expect(await readDisplayCookie(page)).toMatchObject({ email: madhura.email, name: madhura.name });

    const popup = await waitForPopup(page, () => findSignOutButton(page).click());
    await expect(popup.getByText(madhura.email)).toBeVisible();
    await popup.getByRole('button', { name: 'Sign out of the directory' }).click();
    await page.waitForURL('**/auth/sign-in');
    expect(popup.isClosed()).toBe(true);
    expect(await readDisplayCookie(page)).toBeUndefined();
    await page.goto('/account/profile');
    await expect(page).toHaveURL(/\/auth\/sign-in\?redirectTo=/);
  });

  test('the identity cache is in session storage', async ({ page }) => {
    await signInByRedirect(page);
    const keys = await page.evaluate(() => ({
      session: Object.keys(sessionStorage),
      local: Object.keys(localStorage).filter((key) => /oidc|accounts|provider/.test(key)),
    }));
    expect(keys.local).toEqual([]);
    expect(keys.session).toContainEqual(expect.stringMatching(/^tessera\.oidc\.user:/));
    const accounts = await page.evaluate(() => sessionStorage.getItem('tessera.accounts'));
    expect(JSON.parse(accounts ?? '')).toMatchObject([{ username: madhura.email }]);
  });

  test('refused consent shows an error and a link back to sign-in', async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: Identity redirect failed/);
    await page.goto('/auth/sign-in');
    await findOrganisationSignInButton(page).click();
    await page.getByRole('button', { name: madhura.name }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByRole('alert')).toContainText('You did not allow your organisation');
    expect(await readDisplayCookie(page)).toBeUndefined();
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await expect(findOrganisationSignInButton(page)).toBeVisible();
  });

  test('the organisation account of the last sign-in is the active one', async ({ page }) => {
    await signInByRedirect(page, madhura);
    await page.context().clearCookies({ name: /^tessera\./ });
    await page.goto('/auth/sign-in');
    await page.getByRole('button', { name: 'Use another account' }).click();
    await expect(page.getByText('signed in here')).toBeVisible();
    await approveSignIn(page, rumi);
    await page.waitForURL('**/account');
    expect(await readDisplayCookie(page)).toMatchObject({ email: rumi.email });
    const accounts = await page.evaluate(() => sessionStorage.getItem('tessera.accounts'));
    const names = JSON.parse(accounts ?? '').map(({ username }: { username: string }) => username);
    expect(names).toEqual([rumi.email, madhura.email]);
  });
});

test.describe('By popup', () => {
  test('a user signs in and out', async ({ page }) => {
    await page.goto('/auth/sign-in');
    const popup = await waitForPopup(page, () => findPopupSignInButton(page).click());
    await approveSignIn(popup, rumi);
    await page.waitForURL('**/account');
    expect(popup.isClosed()).toBe(true);
    expect(await readDisplayCookie(page)).toMatchObject({ email: rumi.email });

    const signOutPopup = await waitForPopup(page, () => findSignOutButton(page).click());
    await signOutPopup.getByRole('button', { name: 'Only leave Tessera' }).click();
    await page.waitForURL('**/auth/sign-in');
    expect(await readDisplayCookie(page)).toBeUndefined();
  });

  test('a closed popup shows an error, and the page can be used again', async ({ page }) => {
    await page.goto('/auth/sign-in');
    const popup = await waitForPopup(page, () => findPopupSignInButton(page).click());
    await expect(popup.getByRole('button', { name: rumi.name })).toBeVisible();
    await popup.close();
    await expect(page.getByRole('alert')).toContainText('The window was closed before you were done.');
    await findOrganisationSignInButton(page).click();
    await approveSignIn(page, rumi);
    await page.waitForURL('**/account');
  });

  test('a blocked popup shows an error, and the redirect works', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/auth/sign-in');
    await findPopupSignInButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Your browser did not open the window.');
    await findOrganisationSignInButton(page).click();
    await expect(page.getByRole('heading', { name: 'Who is coming in?' })).toBeVisible();
  });
});

test.describe('A failed sign-out keeps the session and is logged', () => {
  test('the sign-out popup is closed before the sign-out', async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: Logout failed/);
    await signInByRedirect(page);
    const popup = await waitForPopup(page, () => findSignOutButton(page).click());
    await expect(popup.getByRole('heading', { name: 'Leaving for today?' })).toBeVisible();
    await popup.close();
    await expect(page.getByRole('alert')).toContainText('You are still signed in.');
    expect(await readDisplayCookie(page)).toMatchObject({ email: madhura.email });
    await page.reload();
    await expect(page).toHaveURL('/account');
    // The OIDC user is still stored, so that the next try works.
    const secondPopup = await waitForPopup(page, () => findSignOutButton(page).click());
    await secondPopup.getByRole('button', { name: 'Sign out of the directory' }).click();
    await page.waitForURL('**/auth/sign-in');
  });

  test('the sign-out popup is blocked, and the user signs out of the site alone', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/console error: Logout failed/);
    await signInByRedirect(page);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await findSignOutButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Your browser did not open the window.');
    await expect(page).toHaveURL('/account');
    await page.getByRole('button', { name: 'Sign out here only' }).click();
    await page.waitForURL('**/auth/sign-in');
    expect(await readDisplayCookie(page)).toBeUndefined();
  });
});

test.describe('Sign-out in special cases', () => {
  const listSessionKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

  test('on an error page of the account it logs out at the organisation, too', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/^status 404: GET \/account\/projects\//);
    await signInByRedirect(page);
    await page.goto('/account/projects/00000000-0000-7000-8000-000000000000');
    await expect(page.getByRole('main')).toContainText('This tile is missing.');
    const popup = await waitForPopup(page, () => findSignOutButton(page).click());
    await popup.getByRole('button', { name: 'Sign out of the directory' }).click();
    await page.waitForURL('**/auth/sign-in');
    expect(await readDisplayCookie(page)).toBeUndefined();
  });

  test('submitted before the script has loaded, it continues on a page of its own', async ({ page }) => {
    await signInByRedirect(page);
    expect(await listSessionKeys(page)).toContain('tessera.accounts');
    await page
      .locator('form[action="/auth/sign-out"]')
      .first()
      .evaluate((form: HTMLFormElement) => form.submit());
    await page.waitForURL('**/auth/sign-out');
    expect(await readDisplayCookie(page)).toMatchObject({ email: madhura.email });
    await page.getByRole('button', { name: 'Sign out here only' }).click();
    await page.waitForURL('**/auth/sign-in');
    expect(await readDisplayCookie(page)).toBeUndefined();
    expect((await listSessionKeys(page)).filter((key) => /accounts|oidc|provider/.test(key))).toEqual([]);
  });

  test('a callback without state is logged', async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: Identity redirect failed/);
    await page.goto('/auth/callback');
    await expect(page.getByRole('alert')).toContainText('Nothing came from your organisation.');
  });
});

test('two tabs with two accounts: each page shows the account of the live session', async ({
  page,
  context,
}) => {
  await signInByRedirect(page, madhura);
  const other = await context.newPage();
  await context.clearCookies({ name: /^tessera\./ });
  await other.goto('/auth/sign-in');
  await other.getByRole('button', { name: 'Use another account' }).click();
  await approveSignIn(other, rumi);
  await other.waitForURL('**/account');
  await page.goto('/account/profile');
  await expect(page.getByRole('main').getByText(rumi.email)).toBeVisible();
  expect(await readDisplayCookie(page)).toMatchObject({ email: rumi.email });
});

test.describe('The display cookie grants nothing', () => {
  test('a display cookie with another email is replaced', async ({ page, baseURL }) => {
    await signInByRedirect(page);
    const other = { email: 'somebody@else.example', name: 'Somebody Else', id: 'x' };
    const value = encodeURIComponent(JSON.stringify(other));
    await page.context().addCookies([{ name: 'tessera.auth', value, url: baseURL ?? '' }]);
    await page.reload();
    await expect
      .poll(() => readDisplayCookie(page))
      .toMatchObject({ email: madhura.email, name: madhura.name });
  });

  test('a forged display cookie gives no access and is deleted', async ({ page, baseURL }) => {
    const forged = { email: madhura.email, name: madhura.name, id: 'x' };
    const value = encodeURIComponent(JSON.stringify(forged));
    await page.context().addCookies([{ name: 'tessera.auth', value, url: baseURL ?? '' }]);
    await page.goto('/account/profile');
    await expect(page).toHaveURL(/\/auth\/sign-in/);
    expect(await readDisplayCookie(page)).toBeUndefined();
  });

  test('an edited session cookie gives no access', async ({ page }) => {
    await signInByRedirect(page);
    const cookies = await page.context().cookies();
    const session = cookies.find(({ httpOnly, name }) => httpOnly && name.endsWith('session_token'));
    if (!session) throw new Error('There is no session cookie.');
    const editedValue = `${session.value[0] === 'A' ? 'B' : 'A'}${session.value.slice(1)}`;
    await page.context().addCookies([{ ...session, value: editedValue }]);
    await page.goto('/account/profile');
    await expect(page).toHaveURL(/\/auth\/sign-in/);
  });
});
