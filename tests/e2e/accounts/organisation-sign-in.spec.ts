import {
  approveSignIn,
  madhura,
  organisationSignInButton,
  popupSignInButton,
  readDisplayCookie,
  rumi,
  signInByRedirect,
  signOutButton,
  waitForPopup,
} from '../support/organisation-sign-in-steps';
import { expect, test } from '../support/test';

const wanted = '/account/security?from=a+link';

test.describe('In this window', () => {
  test('one lands where one wanted to go, and signs out in a popup', async ({ page }) => {
    await page.goto(wanted);
    await expect(page).toHaveURL(/\/auth\/sign-in\?redirectTo=%2Faccount%2Fsecurity/);
    await organisationSignInButton(page).click();
    await expect(page.getByRole('heading', { name: 'Who is coming in?' })).toBeVisible();
    await approveSignIn(page, madhura);
    await page.waitForURL(`**${wanted}`);
    expect(await readDisplayCookie(page)).toMatchObject({ email: madhura.email, name: madhura.name });

    const popup = await waitForPopup(page, () => signOutButton(page).click());
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
    const kept = await page.evaluate(() => ({
      session: Object.keys(sessionStorage),
      local: Object.keys(localStorage).filter((key) => /oidc|account|provider/.test(key)),
    }));
    expect(kept.local).toEqual([]);
    expect(kept.session).toContainEqual(expect.stringMatching(/^tessera\.oidc\.user:/));
    const accounts = await page.evaluate(() => sessionStorage.getItem('tessera.accounts'));
    expect(JSON.parse(accounts ?? '')).toMatchObject([{ username: madhura.email }]);
  });

  test('consent refused: nothing is opened, and the way back is there', async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: Identity redirect failed/);
    await page.goto('/auth/sign-in');
    await organisationSignInButton(page).click();
    await page.getByRole('button', { name: madhura.name }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByRole('alert')).toContainText('You did not allow your organisation');
    expect(await readDisplayCookie(page)).toBeUndefined();
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await expect(organisationSignInButton(page)).toBeVisible();
  });

  test('two organisation accounts: the one who came last is the one who is here', async ({ page }) => {
    await signInByRedirect(page, madhura);
    await page.context().clearCookies({ name: /^tessera\./ });
    await page.goto('/auth/sign-in');
    await page.getByRole('button', { name: 'Use another account' }).click();
    await expect(page.getByText('signed in here')).toBeVisible();
    await approveSignIn(page, rumi);
    await page.waitForURL('**/account/profile');
    expect(await readDisplayCookie(page)).toMatchObject({ email: rumi.email });
    const accounts = await page.evaluate(() => sessionStorage.getItem('tessera.accounts'));
    const names = JSON.parse(accounts ?? '').map(({ username }: { username: string }) => username);
    expect(names).toEqual([rumi.email, madhura.email]);
  });
});

test.describe('In a window of its own', () => {
  test('in and out', async ({ page }) => {
    await page.goto('/auth/sign-in');
    const popup = await waitForPopup(page, () => popupSignInButton(page).click());
    await approveSignIn(popup, rumi);
    await page.waitForURL('**/account/profile');
    expect(popup.isClosed()).toBe(true);
    expect(await readDisplayCookie(page)).toMatchObject({ email: rumi.email });

    const leaving = await waitForPopup(page, () => signOutButton(page).click());
    await leaving.getByRole('button', { name: 'Only leave Tessera' }).click();
    await page.waitForURL('**/auth/sign-in');
    expect(await readDisplayCookie(page)).toBeUndefined();
  });

  test('closed by hand: the page says so and can be used again', async ({ page }) => {
    await page.goto('/auth/sign-in');
    const popup = await waitForPopup(page, () => popupSignInButton(page).click());
    await expect(popup.getByRole('button', { name: rumi.name })).toBeVisible();
    await popup.close();
    await expect(page.getByRole('alert')).toContainText('The window was closed before you were done.');
    await organisationSignInButton(page).click();
    await approveSignIn(page, rumi);
    await page.waitForURL('**/account/profile');
  });

  test('blocked: the other way is offered', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/auth/sign-in');
    await popupSignInButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Your browser did not open the window.');
    await organisationSignInButton(page).click();
    await expect(page.getByRole('heading', { name: 'Who is coming in?' })).toBeVisible();
  });
});

test.describe('Signing out that fails keeps the session and is logged', () => {
  test('the popup is closed by hand', async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: Logout failed/);
    await signInByRedirect(page);
    const popup = await waitForPopup(page, () => signOutButton(page).click());
    await expect(popup.getByRole('heading', { name: 'Leaving for today?' })).toBeVisible();
    await popup.close();
    await expect(page.getByRole('alert')).toContainText('You are still signed in.');
    expect(await readDisplayCookie(page)).toMatchObject({ email: madhura.email });
    await page.reload();
    await expect(page).toHaveURL(/\/account\/profile/);
    // What the library knew is still known: the next try finds the account.
    const again = await waitForPopup(page, () => signOutButton(page).click());
    await again.getByRole('button', { name: 'Sign out of the directory' }).click();
    await page.waitForURL('**/auth/sign-in');
  });

  test('the popup is blocked; the session can still be ended here alone', async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: Logout failed/);
    await signInByRedirect(page);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await signOutButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Your browser did not open the window.');
    await expect(page).toHaveURL(/\/account\/profile/);
    await page.getByRole('button', { name: 'Sign out here only' }).click();
    await page.waitForURL('**/auth/sign-in');
    expect(await readDisplayCookie(page)).toBeUndefined();
  });
});

test.describe('The readable cookie grants nothing', () => {
  test('a stored user with another e-mail is rebuilt', async ({ page, baseURL }) => {
    await signInByRedirect(page);
    const other = { email: 'somebody@else.example', name: 'Somebody Else', id: 'x' };
    const value = encodeURIComponent(JSON.stringify(other));
    await page.context().addCookies([{ name: 'tessera.auth', value, url: baseURL ?? '' }]);
    await page.reload();
    await expect
      .poll(() => readDisplayCookie(page))
      .toMatchObject({ email: madhura.email, name: madhura.name });
  });

  test('made by hand, it opens nothing and is deleted', async ({ page, baseURL }) => {
    const made = { email: madhura.email, name: madhura.name, id: 'x' };
    const value = encodeURIComponent(JSON.stringify(made));
    await page.context().addCookies([{ name: 'tessera.auth', value, url: baseURL ?? '' }]);
    await page.goto('/account/profile');
    await expect(page).toHaveURL(/\/auth\/sign-in/);
    expect(await readDisplayCookie(page)).toBeUndefined();
  });

  test('a session cookie that was edited opens nothing', async ({ page }) => {
    await signInByRedirect(page);
    const cookies = await page.context().cookies();
    const session = cookies.find(({ httpOnly, name }) => httpOnly && name.endsWith('session_token'));
    if (!session) throw new Error('There is no session cookie.');
    const forged = `${session.value[0] === 'A' ? 'B' : 'A'}${session.value.slice(1)}`;
    await page.context().addCookies([{ ...session, value: forged }]);
    await page.goto('/account/profile');
    await expect(page).toHaveURL(/\/auth\/sign-in/);
  });
});
