import type { CDPSession, Page } from '@playwright/test';
import { createTotpCode } from '../../fakes/authenticator-app';
import { expectNoAxeViolations } from '../support/accessibility';
import { expectToFitPhone } from '../support/layout-checks';
import { approveSignIn, sanjay } from '../support/organisation-sign-in-steps';
import { storeTheme, themes } from '../support/stored-theme';
import { expect, test } from '../support/test';
import { type NewUser, signOut, signUpNewUser, submitPassword } from '../support/user-accounts';

const security = '/account/security';

interface Device {
  /** Whether the finger, face or PIN is the right one. */
  setVerified(isVerified: boolean): Promise<void>;
}

/** A device that keeps passkeys, and whose owner is there. */
async function addDevice(page: Page): Promise<Device> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
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
      void (await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
  };
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('a passkey is added, opens the account, is renamed and removed', async ({ page, browserErrors }) => {
  browserErrors.expect(/^status 400: POST \/account\/security/);
  const device = await addDevice(page);
  await signUpNewUser(page);
  await page.goto(security);
  const passkeys = region(page, 'Passkeys');

  await device.setVerified(false);
  await passkeys.getByLabel('What shall it be called?').fill('Work laptop');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('alert')).toContainText('Nothing was added');
  await device.setVerified(true);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  await expect(passkeys.getByText('Work laptop')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('alert')).toContainText('holds a passkey for your account already');

  await signOut(page);
  await page.goto(`/auth/sign-in?redirectTo=${security}`);
  await device.setVerified(false);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No passkey was used' })).toBeVisible();
  await device.setVerified(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(`**${security}`);
  await expect(region(page, 'Open sessions').getByText('Passkey')).toBeVisible();

  await passkeys.getByText('Work laptop').click();
  await passkeys.getByLabel('Name', { exact: true }).fill('');
  await passkeys.getByRole('button', { name: 'Rename' }).click();
  await expect(passkeys.getByText('A name is needed.')).toBeVisible();
  await passkeys.getByLabel('Name', { exact: true }).fill('Blue laptop');
  await passkeys.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('Your passkey has its new name.')).toBeVisible();

  await passkeys.getByText('Blue laptop').click();
  await passkeys.getByText('Remove it', { exact: true }).click();
  await passkeys.getByRole('button', { name: 'Yes, remove Blue laptop' }).click();
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await expect(passkeys.getByText('Blue laptop')).toBeHidden();
});

/** From the password to the codes; answers with the secret and the recovery codes. */
async function turnOnTwoFactor(page: Page, { password }: NewUser) {
  await page.goto(security);
  await region(page, 'Two-factor sign-in').getByRole('link', { name: 'Turn it on' }).click();
  await page.getByLabel('Your password').fill('not this one');
  await page.getByRole('button', { name: 'Go on to the QR code' }).click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Go on to the QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = await page.locator('code').innerText();
  await page.getByLabel('The code it shows now').fill('000000');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('This code does not fit.')).toBeVisible();
  const at = Date.now();
  await page.getByLabel('The code it shows now').fill(createTotpCode(secret, 0, at));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { secret, at, codes: await codes.allInnerTexts() };
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('two-factor: on, in with a code, in with a recovery code once, off', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status 40[01]: POST/);
    const person = await signUpNewUser(page);
    const { secret, at, codes } = await turnOnTwoFactor(page, person);
    await page.getByRole('link', { name: 'I have kept them' }).click();
    await expect(region(page, 'Two-factor sign-in')).toContainText('10 recovery codes are left.');

    await signOut(page);
    await submitPassword(page, person);
    await page.getByLabel('Code').fill(createTotpCode(secret, 1, at));
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL('**/account/profile');

    await signOut(page);
    await submitPassword(page, person);
    await page.getByLabel('Code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL('**/account/profile');
    await signOut(page);
    await submitPassword(page, person);
    await page.getByLabel('Code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('This code does not fit.')).toBeVisible();
    await page.getByLabel('Code').fill(codes[1] ?? '');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL('**/account/profile');

    await page.goto(security);
    const signIns = region(page, 'Recent sign-ins').getByRole('listitem');
    await expect(signIns.first()).toContainText('Signed in');
    await expect(signIns.first()).toContainText('Recovery code');
    await expect(signIns.nth(1)).toContainText('Turned away');
    await expect(region(page, 'Two-factor sign-in')).toContainText('8 recovery codes are left.');
    await page.getByRole('link', { name: 'New codes, or turn it off' }).click();
    await page.getByText('Turn it off').first().click();
    await page.getByLabel('Your password').last().fill(person.password);
    await page.getByRole('button', { name: 'Turn it off' }).click();
    await expect(page.getByText('Two-factor sign-in is off.')).toBeVisible();
    await signOut(page);
    await submitPassword(page, person);
    await page.waitForURL('**/account/profile');
  });

  test('password and address are changed; what is wrong is said at the field', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status 400: POST/);
    const person = await signUpNewUser(page);
    const chosen = 'rangoli by the door';
    await page.goto(security);
    const ways = region(page, 'Ways in');
    const change = async (current: string, next: string) => {
      await ways.getByLabel('Present password').fill(current);
      await ways.getByLabel('New password').fill(next);
      await ways.getByRole('button', { name: 'Change the password' }).click();
    };
    await ways.getByText('You have one').click();
    await change('not this one', chosen);
    await expect(ways.getByText('This is not your password.')).toBeVisible();
    await change(person.password, 'password123');
    await expect(ways.getByText('among the first that are guessed')).toBeVisible();
    await change(person.password, chosen);
    await expect(page.getByText('Your new password is kept.')).toBeVisible();

    const email = `new-${person.email}`;
    await ways.getByText(person.email).click();
    await ways.getByLabel('New address').fill(email);
    await ways.getByLabel('Your password').fill(person.password);
    await ways.getByRole('button', { name: 'Send the link' }).click();
    await expect(ways.getByText('This is not your password.')).toBeVisible();
    await expect(ways.getByLabel('New address')).toHaveValue(email);
    await ways.getByLabel('Your password').fill(chosen);
    await ways.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('A link is on its way to the new address.')).toBeVisible();
  });
});

test('another browser is signed out from here, and its next click asks who is there', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await signUpNewUser(page);
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await other.goto('/auth/sign-in');
  await submitPassword(other, person);
  await other.waitForURL('**/account/profile');

  await page.goto(security);
  const sessions = region(page, 'Open sessions');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This browser');
  await expect(sessions.getByRole('listitem').first()).toContainText(/Asia\/(Kolkata|Calcutta)/);
  await sessions.getByRole('button', { name: /^Sign out Chrome on / }).click();
  await expect(page.getByText('That browser is signed out.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.goto(security);
  await expect(other).toHaveURL(/\/auth\/sign-in\?redirectTo=/);
  await context.close();
});

test('the organisation is connected by showing both accounts, and disconnected', async ({ page }) => {
  const person = await signUpNewUser(page);
  await page.goto(security);
  const ways = region(page, 'Ways in');
  await ways.getByText('Not connected').first().click();
  await ways.getByRole('button', { name: 'Connect your organisation' }).click();
  await approveSignIn(page, sanjay);
  await expect(page.getByRole('heading', { name: 'One door, two keys' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(sanjay.email);
  await expect(page.getByRole('main')).toContainText(person.email);
  await page.getByRole('button', { name: 'Connect the two' }).click();
  await expect(page.getByText('Your organisation is connected.')).toBeVisible();

  await signOut(page);
  await page.goto('/auth/sign-in');
  await page.getByRole('button', { name: 'Use another account' }).click();
  // The directory was told once what it may hand over.
  await page.getByRole('button', { name: sanjay.name }).click();
  await page.waitForURL('**/account/profile');
  await page.goto(security);
  await ways.getByText(/^Connected with your organisation/).click();
  await ways.getByRole('button', { name: 'Disconnect your organisation' }).click();
  await expect(page.getByText('Your organisation is disconnected.')).toBeVisible();
  await expect(ways.getByText('Not connected').first()).toBeVisible();
});

for (const theme of themes) {
  test(`nothing for axe to find, and nothing too wide (${theme})`, async ({ page }) => {
    await storeTheme(page, theme);
    const person = await signUpNewUser(page);
    const look = async () => {
      await expectNoAxeViolations(page);
      await expectToFitPhone(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    };
    await page.goto(`${security}?done=email-sent`);
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await look();
    await page.goto(`${security}/two-factor`);
    await look();
    await page.getByLabel('Your password').fill(person.password);
    await page.getByRole('button', { name: 'Go on to the QR code' }).click();
    await expect(page.getByLabel('The code it shows now')).toBeVisible();
    const secret = await page.locator('code').innerText();
    await look();
    await page.getByLabel('The code it shows now').fill(createTotpCode(secret));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await look();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('tessera-recovery-codes.txt');
  });
}
