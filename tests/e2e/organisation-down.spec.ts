import { comeIn, continueButton, madhura, popupButton, readableUser } from './support/organisation';
import { expect, test } from './support/test';

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
