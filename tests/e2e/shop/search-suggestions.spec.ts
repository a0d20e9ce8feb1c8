import { expectAccessibleInBothThemes } from '../support/accessibility';
import { expectToFitPhone } from '../support/layout-checks';
import { expect, test } from '../support/test';

test('R-SEARCH-5: products appear while one types and are opened by keyboard', async ({ page }) => {
  await page.goto('/shop/grid');
  // The field of a page that nobody uses yet suggests nothing.
  await page.getByRole('searchbox', { name: 'Search the shop' }).focus();
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await field.fill('keybord');
  const option = page.getByRole('option', { name: /Grout 60 keyboard/ });
  await expect(option).toContainText('Rs.');
  await expect(option.locator('img')).toHaveJSProperty('complete', true);
  expect(
    await option.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await expectAccessibleInBothThemes(page);
  await expectToFitPhone(page);

  await field.press('Escape');
  await expect(option).toBeHidden();
  await field.fill('zzzzqqqq');
  await expect(page.getByRole('search').getByRole('status')).toContainText('No product for “zzzzqqqq”');

  await field.fill('keyboard');
  await expect(option).toBeVisible();
  await field.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  const href = await page.getByRole('option').first().getAttribute('href');
  await field.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === href);
});
