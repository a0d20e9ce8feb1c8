import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const email = 'meera@quotes.example.in';

test('a message becomes a quote, which the client reads and accepts on a private page', async ({
  page,
  browser,
  request,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^status 400: POST \/admin\/quotes\/new/);
  browserErrors.expect(/^status 409: POST \/admin\/quotes\/.+\/edit/);
  const sent = await request.post('/contact', {
    form: {
      topic: 'project',
      name: 'Meera Nair',
      email,
      company: 'Rowing Club',
      message: 'We need a member portal.',
    },
    headers: { Origin: site.url },
    maxRedirects: 0,
  });
  expect(sent.status()).toBe(303);
  await signInAs(page.request, 'staff');
  await page.goto(`/admin/inbox?q=${email}`);
  await page.getByRole('link', { name: 'Meera Nair' }).click();
  await page.getByRole('link', { name: 'Turn into quote' }).click();

  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Company')).toHaveValue('Rowing Club');
  await page.getByLabel('Street and house number').fill('1 Lake Road');
  await page.getByLabel('City').fill('Kochi');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Kerala');
  await page.getByLabel('PIN').fill('682001');
  await page.getByLabel('Line 1').fill('Member portal');
  await page.getByLabel('Price, Rs.').first().fill('a lot');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('A price is in rupees, like 1,249.50.')).toBeVisible();
  await page.getByLabel('Price, Rs.').first().fill('1,00,000');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Save the draft' }).click();

  await expect(page.getByRole('cell', { name: 'Rs. 1,18,000.00' })).toBeVisible();
  // A colleague saves the same quote meanwhile: the form says what differs, and does not overwrite it unseen.
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await colleague.getByLabel('Notes').fill('With travel to Kochi.');
  await colleague.getByRole('button', { name: 'Save' }).click();
  await expect(colleague.getByText('With travel to Kochi.')).toBeVisible();
  await page.getByLabel('Line 1').fill('Member portal with photos');
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('alert');
  await expect(conflict).toContainText('Theirs: Member portal, 1 × Rs. 1,00,000.00');
  await expect(conflict).toContainText('Yours: Member portal with photos, 1 × Rs. 1,00,000.00');
  await expect(conflict).toContainText('Theirs: With travel to Kochi.');
  await expect(page.getByLabel('Line 1')).toHaveValue('Member portal with photos');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: 'Rs. 1,18,000.00' })).toBeVisible();

  await page.getByText('Send to the client').click();
  await page.getByRole('button', { name: 'Send it now' }).click();
  await expect(page.getByText('The quote is sent.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const path = await page.getByRole('link', { name: 'The page that the client sees' }).getAttribute('href');

  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const client = await context.newPage();
  const response = await client.goto(path ?? '');
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(client.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await client.getByLabel('Your question').fill('Is the training part of it?');
  await client.getByRole('button', { name: 'Send the question' }).click();
  await expect(client.getByText('Your question is sent')).toBeVisible();
  await client.getByRole('button', { name: 'Accept with obligation to pay' }).click();
  await expect(client.getByText('Your name is needed.')).toBeVisible();
  await client.getByLabel('Your name').fill('Meera Nair');
  await client.getByRole('button', { name: 'Accept with obligation to pay' }).click();
  await expect(client.getByText('This quote is accepted', { exact: true })).toBeVisible();
  await expect(client.getByRole('button', { name: 'Accept with obligation to pay' })).toHaveCount(0);
  await context.close();

  await page.reload();
  await expect(page.getByText('By Meera Nair')).toBeVisible();
  await expect(page.getByText('Withdraw')).toHaveCount(0);
  await page.getByRole('link', { name: 'All messages of the client' }).click();
  await expect(page.getByRole('cell', { name: 'Is the training part of it?', exact: true })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  for (const url of ['/admin/quotes', '/admin/quotes/new', path ?? '']) {
    await page.goto(url);
    await expectAccessibleInBothThemes(page);
    expect(await findOverflow(page)).toEqual([]);
  }
});
