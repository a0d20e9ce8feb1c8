import { findPopupSignInButton } from '../support/organisation-sign-in';
import { expect, test } from '../support/test';

/** A port without a server. */
const closedPort = 'http://127.0.0.1:9';

test.use({
  siteSettings: { OIDC_AUTHORITY: closedPort, OIDC_CLIENT_ID: 'the-site', OIDC_NAME: 'Kaveri account' },
});

test('an identity provider that is down at start-up shows an error on use, and passwords still work', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/console error: Identity start-up failed/);
  browserErrors.expect(/console error: Failed to load resource/);
  await page.goto('/auth/sign-in');
  await page.getByRole('button', { name: 'Continue with Kaveri account' }).click();
  await expect(page.getByRole('alert')).toContainText('does not answer');
  await findPopupSignInButton(page).click();
  await expect(page.getByRole('alert')).toContainText('does not answer');
  await expect.poll(() => page.context().pages().length, 'the popup is closed again').toBe(1);

  await page.getByLabel('Email').fill('meera@tessera.example');
  await page.getByLabel('Password').fill('one tile at a time');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/account');
});
