import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };

test('a former path is entered, corrected at its field, followed, and deleted', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^status 409: POST \/admin\/redirects\/new/);
  await signInAs(page.request, 'staff');
  await page.goto('/admin/redirects');
  await page.getByRole('link', { name: 'New redirect' }).first().click();
  await page.getByLabel('From the path').fill('/Pricing');
  await page.getByLabel('To').fill('/faq');
  await page.getByLabel('Note').fill('On the flyer of the evening in May');
  await page.getByRole('button', { name: 'Create the redirect' }).click();
  await expect(page.getByText('There is a page at /pricing, and a page always wins.')).toBeVisible();
  await expect(page.getByLabel('From the path')).toBeFocused();
  await expectAccessibleInBothThemes(page);

  await page.getByLabel('From the path').fill('/flyer/May');
  await page.getByRole('button', { name: 'Create the redirect' }).click();
  await expect(page.getByText('The redirect works.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto('/flyer/may');
  await expect(page).toHaveURL('/faq');

  await page.setViewportSize(PHONE);
  await page.goto('/admin/redirects?q=evening');
  await expect(page.getByRole('row', { name: '/flyer/may' })).toContainText('1');
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: '/flyer/may' }).click();
  await expect(page.getByText('Delete', { exact: true })).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  await page.getByText('Delete', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete the redirect' }).click();
  await expect(page.getByText('The redirect is deleted.')).toBeVisible();
});
