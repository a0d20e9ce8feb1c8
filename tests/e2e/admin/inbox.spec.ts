import type { APIRequestContext } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const email = 'asha@inbox.example.in';
const message = 'We have a library catalogue of forty years to rebuild.\nCould we talk before the new year?';

/** Sends the contact form. */
async function sendMessage(request: APIRequestContext, siteUrl: string, form: Record<string, string>) {
  const response = await request.post('/contact', {
    form: { topic: 'other', email, ...form },
    headers: { Origin: siteUrl },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

test('Ctrl+Enter sends the reply that is written', async ({ page, request, site }) => {
  const sender = 'ravi@inbox.example.in';
  await sendMessage(request, site.url, { name: 'Ravi Menon', email: sender, message });
  await signInAs(page.request, 'staff');
  await page.goto(`/admin/inbox?q=${sender}`);
  await page.getByRole('link', { name: 'Ravi Menon' }).click();
  const reply = page.getByLabel(`Reply to ${sender}`);
  await reply.fill('Gladly.');
  await reply.press('Enter');
  await reply.pressSequentially('On Tuesday?');
  await reply.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Gladly. On Tuesday?' })).toBeVisible();
});

test('a message is read, answered and closed on the page of the inbox', async ({ page, request, site }) => {
  await sendMessage(request, site.url, { name: 'Asha Menon', message });
  await sendMessage(request, site.url, { name: 'Asha M.', message: 'Do you also scan the cards for us?' });
  await signInAs(page.request, 'staff');

  await page.goto('/admin/inbox?q=inbox.example');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Asha Menon' }).click();
  await expect(page.getByText('a library catalogue of forty years')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Asha M.' })).toBeVisible();

  await page.getByLabel(`Reply to ${email}`).fill('Gladly.\n\nWould Tuesday at eleven suit you?');
  // Not a Mac.
  await page.getByRole('button', { name: 'Send the reply Ctrl Enter' }).click();
  await expect(page.getByText('The reply is being sent.')).toBeVisible();
  await page.getByLabel('Note for colleagues').fill('Rang twice, no answer.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rang twice, no answer.' })).toBeVisible();
  await page.getByLabel('State').selectOption('Done');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'State: done' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothThemes(page);
  expect(await findOverflow(page)).toEqual([]);
});
