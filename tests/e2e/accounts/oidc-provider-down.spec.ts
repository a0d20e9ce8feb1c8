import {
  approveSignIn,
  findOrganisationSignInButton,
  findPopupSignInButton,
  madhura,
  readDisplayCookie,
} from '../support/organisation-sign-in';
import { expect, test } from '../support/test';

test.describe('The identity provider stops during sign-in', () => {
  test('after a redirect the page shows an error and links back to sign-in', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/console error: Identity redirect failed/);
    browserErrors.expect(/status 503: POST \/idp\/token/);
    await page.route('**/idp/token', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/auth/sign-in');
    await findOrganisationSignInButton(page).click();
    await approveSignIn(page, madhura);
    await expect(page.getByRole('alert')).toContainText('does not answer');
    expect(await readDisplayCookie(page)).toBeUndefined();

    await page.unroute('**/idp/token');
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await findOrganisationSignInButton(page).click();
    await page.waitForURL('**/account');
  });

  test('the popup closes, and the page shows an error', async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: Identity redirect failed/);
    browserErrors.expect(/status 503: POST \/idp\/token/);
    await page.route('**/idp/token', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/auth/sign-in');
    const [popup] = await Promise.all([page.waitForEvent('popup'), findPopupSignInButton(page).click()]);
    await approveSignIn(popup, madhura);
    await expect(page.getByRole('alert')).toContainText('does not answer');
    expect(popup.isClosed()).toBe(true);
  });
});
