import type { CDPSession, Page } from '@playwright/test';
import { createTotpCode } from '../../fakes/authenticator-app';
import { expectAccessibleLayout } from '../support/layout-checks';
import { approveSignIn, sanjay } from '../support/organisation-sign-in';
import { listPolicyViolations } from '../support/policy-violations';
import { expect, test } from '../support/test';
import { type NewUser, signOut, signUpNewUser, submitPassword } from '../support/user-accounts';

const securityPath = '/account/security';

interface Authenticator {
  /** Whether the next user verification (fingerprint, face or PIN) succeeds. */
  setVerified(isVerified: boolean): Promise<void>;
}

/** Adds a virtual authenticator that stores passkeys and confirms the presence of the user. */
async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: async (isUserVerified) =>
      void (await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
  };
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('a user adds a passkey, signs in with it, renames it and removes it', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^status 400: POST \/account\/security/);
  const authenticator = await addAuthenticator(page);
  const violations = await listPolicyViolations(page);
  await signUpNewUser(page);
  await page.goto(securityPath);
  const passkeys = region(page, 'Passkeys');

  await authenticator.setVerified(false);
  await passkeys.getByLabel('Name of the passkey').fill('Work laptop');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('alert')).toContainText('No passkey was added');
  await authenticator.setVerified(true);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  await expect(passkeys.getByText('Work laptop')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('alert')).toContainText('already has a passkey for your account');
  expect(violations).toEqual([]);

  await signOut(page);
  await page.goto(`/auth/sign-in?redirectTo=${securityPath}`);
  await authenticator.setVerified(false);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No passkey was used' })).toBeVisible();
  await authenticator.setVerified(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(`**${securityPath}`);
  await expect(region(page, 'Active sessions').getByText('Passkey')).toBeVisible();

  await passkeys.getByText('Work laptop').click();
  await passkeys.getByLabel('Name', { exact: true }).fill('');
  await passkeys.getByRole('button', { name: 'Rename' }).click();
  await expect(passkeys.getByText('A name is needed.')).toBeVisible();
  await passkeys.getByLabel('Name', { exact: true }).fill('Blue laptop');
  await passkeys.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('Your passkey has been renamed.')).toBeVisible();

  await passkeys.getByText('Blue laptop').click();
  await passkeys.getByText('Remove it', { exact: true }).click();
  await passkeys.getByRole('button', { name: 'Yes, remove Blue laptop' }).click();
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await expect(passkeys.getByText('Blue laptop')).toBeHidden();
});

/** Turns two-factor on, with one wrong password and one wrong code. Returns the secret and the recovery codes. */
async function turnOnTwoFactor(page: Page, { password }: NewUser) {
  await page.goto(securityPath);
  await region(page, 'Two-factor sign-in').getByRole('link', { name: 'Turn it on' }).click();
  await page.getByLabel('Your password').fill('not this one');
  await page.getByRole('button', { name: 'Continue to the QR code' }).click();
  await expect(page.getByText('The password is incorrect.')).toBeVisible();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue to the QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = await page.locator('code').innerText();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('The code is incorrect.')).toBeVisible();
  const at = Date.now();
  await page.getByLabel('Code', { exact: true }).fill(createTotpCode(secret, 0, at));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { secret, at, codes: await codes.allInnerTexts() };
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a user turns two-factor on, signs in with a code and once with a recovery code, and turns it off', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status 40[01]: POST/);
    const user = await signUpNewUser(page);
    const { secret, at, codes } = await turnOnTwoFactor(page, user);
    await page.getByRole('link', { name: 'I have saved them' }).click();
    await expect(region(page, 'Two-factor sign-in')).toContainText('10 recovery codes are left.');

    await signOut(page);
    await submitPassword(page, user);
    await page.getByLabel('Code', { exact: true }).fill(createTotpCode(secret, 1, at));
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL('**/account');

    await signOut(page);
    await submitPassword(page, user);
    await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL('**/account');
    await signOut(page);
    await submitPassword(page, user);
    await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('The code is incorrect.')).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill(codes[1] ?? '');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL('**/account');

    await page.goto(securityPath);
    const signIns = region(page, 'Recent sign-ins').getByRole('listitem');
    await expect(signIns.first()).toContainText('Signed in');
    await expect(signIns.first()).toContainText('Recovery code');
    await expect(signIns.nth(1)).toContainText('Refused');
    await expect(region(page, 'Two-factor sign-in')).toContainText('8 recovery codes are left.');
    await page.getByRole('link', { name: 'Manage' }).click();
    await page.getByText('Turn it off').first().click();
    await page.getByLabel('Your password').last().fill(user.password);
    await page.getByRole('button', { name: 'Turn it off' }).click();
    await expect(page.getByText('Two-factor sign-in is off.')).toBeVisible();
    await signOut(page);
    await submitPassword(page, user);
    await page.waitForURL('**/account');
  });

  test('a user changes password and email, with errors at invalid fields', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status 400: POST/);
    const user = await signUpNewUser(page);
    const newPassword = 'rangoli by the door';
    await page.goto(securityPath);
    const credentials = region(page, 'Sign-in methods');
    const changePassword = async (current: string, next: string) => {
      await credentials.getByLabel('Current password').fill(current);
      await credentials.getByLabel('New password').fill(next);
      await credentials.getByRole('button', { name: 'Change the password' }).click();
    };
    await credentials.getByText('You have one').click();
    await changePassword('not this one', newPassword);
    await expect(credentials.getByText('The password is incorrect.')).toBeVisible();
    await changePassword(user.password, 'password123');
    await expect(credentials.getByText('too common')).toBeVisible();
    await changePassword(user.password, newPassword);
    await expect(page.getByText('Your password has been changed.')).toBeVisible();

    const email = `new-${user.email}`;
    await credentials.getByText(user.email).click();
    await credentials.getByLabel('New address').fill(email);
    await credentials.getByLabel('Your password').fill(user.password);
    await credentials.getByRole('button', { name: 'Send the link' }).click();
    await expect(credentials.getByText('The password is incorrect.')).toBeVisible();
    await expect(credentials.getByLabel('New address')).toHaveValue(email);
    await credentials.getByLabel('Your password').fill(newPassword);
    await credentials.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('We have sent a link to the new address.')).toBeVisible();
  });
});

test('a user signs out another browser, which must sign in again', async ({ page, browser, baseURL }) => {
  const user = await signUpNewUser(page);
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await other.goto('/auth/sign-in');
  await submitPassword(other, user);
  await other.waitForURL('**/account');

  await page.goto(securityPath);
  const sessions = region(page, 'Active sessions');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This browser');
  await expect(sessions.getByRole('listitem').first()).toContainText(/Asia\/(Kolkata|Calcutta)/);
  await sessions.getByRole('button', { name: /^Sign out Chrome on / }).click();
  await expect(page.getByText('That browser is signed out.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.goto(securityPath);
  await expect(other).toHaveURL(/\/auth\/sign-in\?redirectTo=/);
  await context.close();
});

test('a user connects an organisation account and disconnects it', async ({ page }) => {
  const user = await signUpNewUser(page);
  await page.goto(securityPath);
  const credentials = region(page, 'Sign-in methods');
  await credentials.getByText('Not connected').first().click();
  await credentials.getByRole('button', { name: 'Connect your organisation' }).click();
  await approveSignIn(page, sanjay);
  await expect(page.getByRole('heading', { name: 'Connect your organisation' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(sanjay.email);
  await expect(page.getByRole('main')).toContainText(user.email);
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByText('Your organisation is connected.')).toBeVisible();

  await signOut(page);
  await page.goto('/auth/sign-in');
  await page.getByRole('button', { name: 'Use another account' }).click();
  // The IdP stores the consent of the first sign-in.
  await page.getByRole('button', { name: sanjay.name }).click();
  await page.waitForURL('**/account');
  await page.goto(securityPath);
  await credentials.getByText(/^Connected with your organisation/).click();
  await credentials.getByRole('button', { name: 'Disconnect your organisation' }).click();
  await expect(page.getByText('Your organisation is disconnected.')).toBeVisible();
  await expect(credentials.getByText('Not connected').first()).toBeVisible();
});

test('the security pages are accessible and fit a phone in both themes', async ({ page }) => {
  test.slow();
  const user = await signUpNewUser(page);
  await page.goto(`${securityPath}?done=email-sent`);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await expectAccessibleLayout(page);
  await page.goto(`${securityPath}/two-factor`);
  await expectAccessibleLayout(page);
  await page.getByLabel('Your password').fill(user.password);
  await page.getByRole('button', { name: 'Continue to the QR code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  const secret = await page.locator('code').innerText();
  await expectAccessibleLayout(page);
  await page.getByLabel('Code', { exact: true }).fill(createTotpCode(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await expectAccessibleLayout(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('tessera-recovery-codes.txt');
});
