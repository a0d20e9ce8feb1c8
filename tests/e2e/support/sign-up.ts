import type { Page } from '@playwright/test';
import { expect } from './test';

/** The first link of a kind in the newest letter to an address, from the mailbox of demo mode. */
export async function waitForLinkByPath(page: Page, to: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const list = await (await page.request.get(`/dev/mailbox?to=${encodeURIComponent(to)}`)).text();
    const id = /\/dev\/mailbox\/([0-9a-f-]{36})/.exec(list)?.[1];
    const letter = id ? await (await page.request.get(`/dev/mailbox/${id}/html`)).text() : '';
    link = new RegExp(`href="[^"]*(${path}\\?token=[\\w.-]+)"`).exec(letter)?.[1];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

/** Opens an account that no other test knows, by hand, and works without script. */
export async function signUpWithoutScript(
  page: Page,
): Promise<{ name: string; email: string; password: string }> {
  const person = {
    name: 'Ilavarasi Thirumalai',
    email: `ilavarasi.${crypto.randomUUID().slice(0, 8)}@kolam.example`,
    password: 'tamarind before the rain',
  };
  await page.goto('/auth/sign-up');
  await page.getByLabel('Your name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.locator('input[name="password"]').fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.goto(await waitForLinkByPath(page, person.email, '/auth/verify-email'));
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page).toHaveURL(/\/account\/profile/);
  return person;
}
