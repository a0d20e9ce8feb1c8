import type { Page } from '@playwright/test';
import { expect } from './test';

export interface NewUser {
  name: string;
  email: string;
  password: string;
}

/** Somebody whom no other test knows. */
export const createNewUser = (): NewUser => ({
  name: 'Jaya Deshpande',
  email: `jaya-${crypto.randomUUID().slice(0, 8)}@example.com`,
  password: 'kolam at first light',
});

/** The link of the newest mail with this subject to an address, as a path of the site, once the mail is there. */
export async function waitForEmailLink(page: Page, email: string, subject: string): Promise<string> {
  const listed = new RegExp(`href="(/dev/mailbox/[^"]+)"[^>]*>\\s*<span[^>]*>${subject}`);
  let address = '';
  await expect
    .poll(
      async () => {
        const list = await page.request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`);
        address = listed.exec(await list.text())?.[1] ?? '';
        return address;
      },
      { message: `a mail "${subject}" to ${email}`, timeout: 20_000 },
    )
    .not.toBe('');
  const letter = await (await page.request.get(`${address}/html`)).text();
  return (
    /href="https?:\/\/[^/"]+(\/auth\/[^"]*token=[^"]+)"/.exec(letter)?.[1]?.replaceAll('&amp;', '&') ?? ''
  );
}

/** Fills in the sign-up and sends it. */
export async function submitSignUp(page: Page, { name, email, password }: NewUser): Promise<void> {
  await page.goto('/auth/sign-up');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail.' })).toBeVisible();
}

/** Opens an account of its own for a test, and is signed in with it. */
export async function signUpNewUser(page: Page): Promise<NewUser> {
  const person = createNewUser();
  await submitSignUp(page, person);
  await page.goto(await waitForEmailLink(page, person.email, 'One link, and your account is there'));
  await page.getByRole('button', { name: 'Open my account' }).click();
  await page.waitForURL('**/account/profile');
  return person;
}

export async function submitPassword(page: Page, { email, password }: Omit<NewUser, 'name'>): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Ends the session by the form that works without script, too. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/auth/sign-out');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/auth/sign-in');
}
