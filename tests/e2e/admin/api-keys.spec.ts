import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

/** As long as a name can be, and without a place to break it. */
const NAME = 'W'.repeat(60);

test('a key with a long name is added by the keyboard on a narrow phone, shown once, and deleted', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^status 400: POST \/admin\/api-keys\/new/);
  await page.setViewportSize({ width: 320, height: 568 });
  await signInAs(page.request, 'admin');
  await page.goto('/admin/api-keys');
  await page.getByRole('link', { name: 'New key' }).click();
  await page.getByLabel('Name', { exact: true }).fill(NAME);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please choose orders, invoices or products.')).toBeVisible();
  await expect(page.getByLabel('Orders', { exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  const key = page.getByText(/^shop_[\w-]{43}$/);
  await expect(key).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessibleInBothThemes(page);
  const text = (await key.textContent()) ?? '';

  await page.getByRole('link', { name: 'All keys' }).click();
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  expect(await page.content()).not.toContain(text);
  await page.getByText('Delete', { exact: true }).click();
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Delete the key' }).click();
  await expect(page.getByText('The key is deleted.')).toBeVisible();
});
