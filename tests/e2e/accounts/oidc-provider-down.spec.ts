import {
  approveSignIn,
  madhura,
  organisationSignInButton,
  popupSignInButton,
  readDisplayCookie,
} from '../support/organisation-sign-in-steps';
import { expect, test } from '../support/test';

test.describe('The provider goes down during sign-in', () => {
  test('in this window: the page says so and leads back', async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: Identity redirect failed/);
    browserErrors.expect(/status 503: POST \/idp\/token/);
    await page.route('**/idp/token', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/auth/sign-in');
    await organisationSignInButton(page).click();
    await approveSignIn(page, madhura);
    await expect(page.getByRole('alert')).toContainText('does not answer');
    expect(await readDisplayCookie(page)).toBeUndefined();

    await page.unroute('**/idp/token');
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await organisationSignInButton(page).click();
    await page.waitForURL('**/account/profile');
  });

  test('in a window of its own: it closes, and the page says so', async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: Identity redirect failed/);
    browserErrors.expect(/status 503: POST \/idp\/token/);
    await page.route('**/idp/token', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/auth/sign-in');
    const [popup] = await Promise.all([page.waitForEvent('popup'), popupSignInButton(page).click()]);
    await approveSignIn(popup, madhura);
    await expect(page.getByRole('alert')).toContainText('does not answer');
    expect(popup.isClosed()).toBe(true);
  });
});
