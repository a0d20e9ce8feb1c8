import { expectAccessibleLayout } from '../support/layout-checks';
import { expect, test } from '../support/test';
import {
  createNewUser,
  signOut,
  signUpNewUser,
  submitPassword,
  submitSignUp,
  waitForEmailLink,
} from '../support/user-accounts';

// Its own site: failed sign-ins are counted per network, and all specs share one.
test.use({ siteSettings: { LOG_LEVEL: 'error' } });

test('a visitor signs up by email link, and another browser needs the password', async ({
  page,
  browser,
  baseURL,
  browserErrors,
}) => {
  browserErrors.expect(/status 40[01]: POST \/auth\/sign-up/);
  await page.goto('/auth/sign-up');
  await page.getByLabel('Your name').fill('Jaya Deshpande');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText('Email address is needed.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Jaya Deshpande');
  await page.getByLabel('Email').fill('jaya@example.com');
  await page.getByLabel('Password').fill('password123');
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText('too common').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('jaya@example.com');
  await expect(page.getByLabel('Password')).toHaveValue('');

  const user = createNewUser();
  await submitSignUp(page, user);
  const link = await waitForEmailLink(page, user.email, 'Confirm your email address');
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await other.goto(link);
  await other.getByLabel('The password you chose').fill('not this one');
  await other.getByRole('button', { name: 'Create my account' }).click();
  await expect(other.getByText('The password is incorrect.')).toBeVisible();
  await context.close();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: `Welcome, ${user.name}.` })).toBeVisible();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.waitForURL('**/account');
  await signOut(page);
  await submitPassword(page, user);
  await page.waitForURL('**/account');
});

test('a reset link works once and signs out other browsers', async ({
  page,
  browser,
  baseURL,
  browserErrors,
}) => {
  browserErrors.expect(/status 400: POST \/auth\/reset-password/);
  browserErrors.expect(/status 410: GET \/auth\/reset-password/);
  const user = await signUpNewUser(page);
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await other.goto('/auth/sign-in');
  await other.getByRole('link', { name: 'Forgot the password?' }).click();
  await other.getByLabel('Email').fill(user.email.toUpperCase());
  await other.getByRole('button', { name: 'Send me a link' }).click();
  await expect(other.getByRole('heading', { name: 'Check your email.' })).toBeVisible();

  await page.goto(await waitForEmailLink(page, user.email, 'Choose a new password'));
  const link = page.url();
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(/needs at least 10 characters/).first()).toBeVisible();
  await page.getByLabel('New password').fill('rangoli by the door');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await page.goto('/account/security');
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  await submitPassword(page, { ...user, password: 'rangoli by the door' });
  await page.waitForURL('**/account/security');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link is no longer valid.' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await context.close();
});

test('a new email is confirmed by its link, and the old email is notified', async ({ page }) => {
  const user = await signUpNewUser(page);
  const email = `new-${user.email}`;
  await page.goto('/account/security');
  await page.getByRole('region', { name: 'Sign-in methods' }).getByText(user.email).click();
  await page.getByLabel('New address').fill(email);
  await page.getByLabel('Your password').first().fill(user.password);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('We have sent a link to the new address.')).toBeVisible();
  await page.goto(await waitForEmailLink(page, email, 'Confirm your new address'));
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText('Your email address has been changed.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sign-in methods' })).toContainText(email);
  await expect
    .poll(async () => (await page.request.get(`/dev/mailbox?to=${user.email}`)).text())
    .toContain('Your account has a new address');
});

test('an email change is stopped by the link to the present email', async ({ page, browserErrors }) => {
  test.slow();
  browserErrors.expect(/status 410: GET \/auth\/(stop-email-change|verify-email)/);
  const user = await signUpNewUser(page);
  const email = `new-${user.email}`;
  await page.goto('/account/security');
  await page.getByRole('region', { name: 'Sign-in methods' }).getByText(user.email).click();
  await page.getByLabel('New address').fill(email);
  await page.getByLabel('Your password').first().fill(user.password);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('We have sent a link to the new address.')).toBeVisible();
  const stopLink = await waitForEmailLink(page, user.email, 'A change of your email address was requested');
  await page.goto(stopLink);
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Stop the change and sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'The change is stopped.' })).toBeVisible();
  await expectAccessibleLayout(page);
  await page.goto(await waitForEmailLink(page, email, 'Confirm your new address'));
  await expect(page.getByRole('heading', { name: 'This link is no longer valid.' })).toBeVisible();
  await page.goto(stopLink);
  await expectAccessibleLayout(page);
  await page.goto('/account/security');
  await expect(page).toHaveURL(/\/auth\/sign-in/);
});

test('a wrong password does not reveal whether the account exists, and tries are limited', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status 401: POST \/(auth\/sign-in|login)/);
  browserErrors.expect(/status 429: POST \/(auth\/sign-in|login)/);
  const unknownUser = { email: 'nobody@example.com', password: 'set one tile' };
  await page.goto('/auth/sign-in');
  await submitPassword(page, unknownUser);
  await expect(page.getByRole('alert').first()).toContainText('Email or password is incorrect.');
  await expect(page.getByLabel('Email')).toHaveValue(unknownUser.email);
  for (let tries = 0; tries < 8; tries += 1)
    await page.request.post('/auth/sign-in', {
      form: unknownUser,
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
  await submitPassword(page, unknownUser);
  await expect(page.getByRole('alert').filter({ hasText: 'Too many attempts' })).toBeVisible();
});
