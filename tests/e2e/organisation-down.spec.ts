import { comeIn, continueButton, madhura, popupButton, readableUser } from './support/organisation';
import { expect, test } from './support/test';

/** Nobody listens there. */
const nowhere = 'http://127.0.0.1:9';

test.describe('The provider is down at start-up', () => {
  test.use({
    siteSettings: { OIDC_AUTHORITY: nowhere, OIDC_CLIENT_ID: 'the-site', OIDC_NAME: 'Kaveri account' },
  });

  test('the page stands, says so when it is used, and passwords work', async ({ page, faults }) => {
    faults.expect(/console error: Identity start-up failed/);
    faults.expect(/console error: Failed to load resource/);
    await page.goto('/auth/sign-in');
    await page.getByRole('button', { name: 'Continue with Kaveri account' }).click();
    await expect(page.getByRole('alert')).toContainText('does not answer');
    await popupButton(page).click();
    await expect(page.getByRole('alert')).toContainText('does not answer');
    expect(page.context().pages()).toHaveLength(1);

    await page.getByLabel('E-mail').fill('meera@tessera.example');
    await page.getByLabel('Password').fill('one tile at a time');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/account/profile');
  });
});

test.describe('The provider goes down during sign-in', () => {
  test('in this window: the page says so and leads back', async ({ page, faults }) => {
    faults.expect(/console error: Identity redirect failed/);
    faults.expect(/status 503: POST \/idp\/token/);
    await page.route('**/idp/token', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/auth/sign-in');
    await continueButton(page).click();
    await comeIn(page, madhura);
    await expect(page.getByRole('alert')).toContainText('does not answer');
    expect(await readableUser(page)).toBeUndefined();

    await page.unroute('**/idp/token');
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await continueButton(page).click();
    await page.waitForURL('**/account/profile');
  });

  test('in a window of its own: it closes, and the page says so', async ({ page, faults }) => {
    faults.expect(/console error: Identity redirect failed/);
    faults.expect(/status 503: POST \/idp\/token/);
    await page.route('**/idp/token', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/auth/sign-in');
    const [popup] = await Promise.all([page.waitForEvent('popup'), popupButton(page).click()]);
    await comeIn(popup, madhura);
    await expect(page.getByRole('alert')).toContainText('does not answer');
    expect(popup.isClosed()).toBe(true);
  });
});
