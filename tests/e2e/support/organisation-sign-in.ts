import type { Page } from '@playwright/test';

export const madhura = { name: 'Dr. Madhura Gokhale', email: 'madhura.gokhale@vetal-hill.example' };
export const rumi = { name: 'Rumi Hazarika', email: 'rumi.hazarika@manas.example' };

export const sanjay = {
  name: 'Sanjay Prabhudesai',
  email: 'sanjay.prabhudesai@konkan-mutual.example',
};

export const findOrganisationSignInButton = (page: Page) =>
  page.getByRole('button', { name: 'Continue with your organisation' });
export const findPopupSignInButton = (page: Page) =>
  page.getByRole('button', { name: 'Open in a popup instead' });
export const findSignOutButton = (page: Page) =>
  page.getByRole('navigation', { name: 'My profile' }).getByRole('button', { name: 'Sign out', exact: true });

/** On the pages of the IdP: chooses a user and gives consent. */
export async function approveSignIn(idpPage: Page, user: { name: string }): Promise<void> {
  await idpPage.getByRole('button', { name: user.name }).click();
  await idpPage.getByRole('button', { name: 'Hand them over' }).click();
}

/** Signs in by redirect and waits for the account page. */
export async function signInByRedirect(page: Page, user: { name: string } = madhura): Promise<void> {
  await page.goto('/auth/sign-in');
  await findOrganisationSignInButton(page).click();
  await approveSignIn(page, user);
  await page.waitForURL('**/account');
}

/** The content of the display cookie, or `undefined` without a cookie. */
export async function readDisplayCookie(
  page: Page,
): Promise<{ email: string; name: string; id: string } | undefined> {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'tessera.auth');
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
}

/** Presses a button that opens a popup, and waits for the popup. */
export async function waitForPopup(page: Page, press: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  return popup;
}
