import type { Page } from '@playwright/test';

export const madhura = { name: 'Dr. Madhura Gokhale', email: 'madhura.gokhale@vetal-hill.example' };
export const rumi = { name: 'Rumi Hazarika', email: 'rumi.hazarika@manas.example' };

export const sanjay = {
  name: 'Sanjay Prabhudesai',
  email: 'sanjay.prabhudesai@konkan-mutual.example',
};

export const organisationSignInButton = (page: Page) =>
  page.getByRole('button', { name: 'Continue with your organisation' });
export const popupSignInButton = (page: Page) =>
  page.getByRole('button', { name: 'Open in a popup instead' });
export const signOutButton = (page: Page) =>
  page.getByRole('navigation', { name: 'My profile' }).getByRole('button', { name: 'Sign out', exact: true });

/** On the directory's pages: chooses a name, and lets it tell the site. */
export async function approveSignIn(directory: Page, person: { name: string }): Promise<void> {
  await directory.getByRole('button', { name: person.name }).click();
  await directory.getByRole('button', { name: 'Hand them over' }).click();
}

/** Signs in by redirect and waits for the account page. */
export async function signInByRedirect(page: Page, person: { name: string } = madhura): Promise<void> {
  await page.goto('/auth/sign-in');
  await organisationSignInButton(page).click();
  await approveSignIn(page, person);
  await page.waitForURL('**/account/profile');
}

/** Who the readable cookie says is signed in; `undefined` when there is none. */
export async function readDisplayCookie(
  page: Page,
): Promise<{ email: string; name: string; id: string } | undefined> {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'tessera.auth');
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
}

/** Presses a button that opens a window, and waits for it. */
export async function waitForPopup(page: Page, press: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), press()]);
  return opened;
}
