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

test('R-DEMO-4: an answer that is written in the mailbox is in the thread of the inbox', async ({
  page,
  browserErrors,
  request,
  site,
}) => {
  browserErrors.expect(/^status 400: POST \/dev\/mailbox\//);
  const sender = 'leena@inbox.example.in';
  await sendMessage(request, site.url, { name: 'Leena Das', email: sender, message });
  await signInAs(page.request, 'staff');
  await page.goto(`/admin/inbox?q=${sender}`);
  await page.getByRole('link', { name: 'Leena Das' }).click();
  const messageUrl = page.url();
  await page.getByLabel(`Reply to ${sender}`).fill('Would Tuesday suit you?');
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(page.getByText('The reply is being sent.')).toBeVisible();

  await expect(async () => {
    await page.goto(`/dev/mailbox?to=${sender}`);
    await page.getByRole('link', { name: 'Re: Your message' }).click({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('The answer is needed.')).toBeVisible();
  await page.getByLabel(`Answer as ${sender}`).fill('Tuesday is fine.\nAt eleven?');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('The answer is in the inbox.')).toBeVisible();

  await page.goto(`/admin/inbox?q=at+eleven`);
  await expect(page.getByText('New answer')).toBeVisible();
  await page.goto(messageUrl);
  const thread = page.getByRole('region', { name: 'By email' });
  await expect(thread.getByRole('heading', { level: 3 })).toHaveText([
    'Reply from Sunita Marak',
    'Answer from Leena Das',
  ]);
  await expect(thread.getByText('Tuesday is fine.')).toBeVisible();
  await expect(page.getByLabel('State')).toHaveValue('new');
  await thread.getByText('Quoted from the earlier email').click();
  await expect(thread.getByText('> Would Tuesday suit you?')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findOverflow(page)).toEqual([]);
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
