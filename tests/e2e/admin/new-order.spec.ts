import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

test('an order by telephone is put together, and typed details are not lost unasked', async ({ page }) => {
  await signInAs(page.request, 'staff');
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByLabel('Name of a product').fill('tee');
  await page.getByRole('button', { name: 'Find' }).last().click();
  await page.getByLabel('Options of Tile tee').selectOption({ index: 1 });
  await page.getByLabel('Units of Tile tee').fill('2');
  await page.getByRole('button', { name: 'Add Tile tee' }).click();
  await expect(page.getByLabel(/^Quantity of Tile tee, /)).toHaveValue('2');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => findOverflow(page)).toEqual([]);

  await page.getByText('Telephone', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Leela Thomas');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Change the quantities' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Leela Thomas');
  await page.getByLabel('Email address').fill('leela@example.in');
  await page.getByLabel('Phone number').fill('98765 43210');
  await page.getByLabel('Street and house number').first().fill('12 Church Street');
  await page.getByLabel('City').first().fill('Bengaluru');
  await page.getByLabel('PIN code').first().fill('560001');
  await page.getByLabel('State').first().selectOption('Karnataka');
  await page.getByLabel(/^The buyer knows the total/).check();
  await page.getByRole('button', { name: /^Place the order: Rs\./ }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/TS-\d{4}-\d{6}\?done=entered$/);
  await expect(page.getByRole('status').filter({ hasText: 'The order is entered.' })).toBeVisible();
  await expect(page.getByText('came by telephone')).toBeVisible();
});
