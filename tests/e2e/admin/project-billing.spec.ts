import type { Page } from '@playwright/test';
import { sampleUsers } from '../../../app/content/samples/sample-users.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const email = sampleUsers.find(({ role }) => role === 'user')?.email ?? '';

async function draftQuote(page: Page, title: string) {
  await page.goto('/admin/quotes/new');
  await page.getByLabel('Name', { exact: true }).fill('Meera Nair');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Street and house number').fill('1 Lake Road');
  await page.getByLabel('City').fill('Kochi');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Kerala');
  await page.getByLabel('PIN').fill('682001');
  await page.getByLabel('Line 1').fill(title);
  await page.getByLabel('Price, Rs.').first().fill('1,00,000');
  const milestones = page.getByRole('group', { name: 'Milestones' });
  await milestones.getByLabel('Milestone 1').fill('Drawings');
  await milestones.getByLabel('Weeks').nth(0).fill('2');
  await milestones.getByLabel('Share, %').nth(0).fill('30');
  await milestones.getByLabel('Milestone 2').fill('Handover');
  await milestones.getByLabel('Weeks').nth(1).fill('8');
  await milestones.getByLabel('Share, %').nth(1).fill('60');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('The shares of the milestones must add up to 100 %.')).toBeVisible();
  await milestones.getByLabel('Share, %').nth(1).fill('70');
  await page.getByRole('button', { name: 'Save the draft' }).click();
}

test('a quote with milestones becomes a project, and a milestone that is done is invoiced and paid', async ({
  page,
  browser,
  site,
  browserErrors,
}) => {
  test.slow();
  browserErrors.expect(/^status 400: POST \/admin\/quotes\/new/);
  const title = `Portal ${Date.now()}`;
  await signInAs(page.request, 'staff');
  await draftQuote(page, title);
  await expect(page.getByRole('cell', { name: 'Rs. 35,400.00' })).toBeVisible();
  await page.getByText('Send to the client').click();
  await page.getByRole('button', { name: 'Send it now' }).click();
  const path = await page.getByRole('link', { name: 'The page that the client sees' }).getAttribute('href');

  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  const client = await context.newPage();
  await client.goto(path ?? '');
  await expect(client.getByText('Due 2 weeks after you accept, 30 %')).toBeVisible();
  await client.getByLabel('Your name').fill('Meera Nair');
  await client.getByRole('button', { name: 'Accept with obligation to pay' }).click();
  await expect(client.getByText('This quote is accepted', { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Begin the project' }).click();
  await expect(page.getByText('The project has begun.')).toBeVisible();
  await page.getByRole('button', { name: /^Mark as done.*Drawings$/ }).click();
  const billing = page.getByRole('region', { name: 'Milestones and invoices' });
  await expect(billing.getByText('To be paid')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expect(page.getByText('The client gets the invoice by email.')).toBeVisible();
  const invoice = await billing.getByRole('link', { name: /^INV\// }).innerText();
  await page.getByRole('link', { name: `The project “${title}”` }).click();
  // The plan alone marks a milestone as done.
  await expect(page.getByRole('button', { name: /^Mark as done/ })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Invoices' })).toContainText(invoice);
  await page.getByRole('link', { name: 'Quote', exact: true }).click();

  await expect
    .poll(async () => (await client.request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`)).text())
    .toContain(`Invoice ${invoice}: Drawings`);
  await signInAs(client.request, 'user');
  await client.goto('/account/projects');
  await client.getByRole('link', { name: title }).click();
  await client.getByRole('link', { name: /^Pay Rs\. 35,400\.00/ }).click();
  await expect(client.getByRole('heading', { level: 1, name: `Invoice ${invoice}` })).toBeVisible();
  await expect(client.getByText('Pay by UPI')).toBeVisible();
  await expectAccessibleInBothThemes(client);
  expect(await findOverflow(client)).toEqual([]);

  await billing.getByRole('link', { name: invoice }).click();
  // The load event: before it, the script does not listen to keys.
  await page.waitForURL('**/admin/orders/*');
  await page.keyboard.press('r');
  await page.keyboard.type(`UTR${Date.now()}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The payment is recorded.' })).toBeVisible();

  await client.reload();
  await expect(client.getByText('It is paid. Thank you.')).toBeVisible();
  await client.goBack();
  await client.reload();
  await expect(
    client.getByRole('region', { name: 'Invoices' }).getByText('Paid', { exact: true }),
  ).toBeVisible();
  await context.close();
});
