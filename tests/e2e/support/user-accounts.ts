import type { Page } from '@playwright/test';
import { expect } from './test';

export interface NewUser {
  name: string;
  email: string;
  password: string;
}

/** Data for a new account. The email is different in each call. */
export const createNewUser = (): NewUser => ({
  name: 'Jaya Deshpande',
  email: `jaya-${crypto.randomUUID().slice(0, 8)}@example.com`,
  password: 'kolam at first light',
});

/**
 * The link to `/auth/…?token=…` in the newest email to `email` with this subject, as a path of the site. Waits until
 * the mailbox has `count` emails with the subject.
 */
export async function waitForEmailLink(
  page: Page,
  email: string,
  subject: string,
  count = 1,
): Promise<string> {
  const listedEmail = new RegExp(`href="(/dev/mailbox/[^"]+)"[^>]*>\\s*<span[^>]*>${subject}`, 'g');
  let paths: string[] = [];
  await expect
    .poll(
      async () => {
        const list = await page.request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`);
        paths = [...(await list.text()).matchAll(listedEmail)].map(([, path = '']) => path);
        return paths.length;
      },
      { message: `emails "${subject}" to ${email}`, timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(count);
  const html = await (await page.request.get(`${paths[0]}/html`)).text();
  return /href="https?:\/\/[^/"]+(\/auth\/[^"]*token=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

/** Fills in and submits the sign-up form. */
export async function submitSignUp(page: Page, { name, email, password }: NewUser): Promise<void> {
  await page.goto('/auth/sign-up');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email.' })).toBeVisible();
}

/** Creates an account for one test and signs in with it. Works without script. */
export async function signUpNewUser(page: Page): Promise<NewUser> {
  const user = createNewUser();
  await submitSignUp(page, user);
  await page.goto(await waitForEmailLink(page, user.email, 'Confirm your email address'));
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.waitForURL('**/account');
  return user;
}

export async function submitPassword(page: Page, { email, password }: Omit<NewUser, 'name'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export const pressSignOut = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();

/** Signs out with the form that works without script. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/auth/sign-out');
  await pressSignOut(page);
  await page.waitForURL('**/auth/sign-in');
}
