import { expectNoAxeViolations } from '../support/accessibility';
import { expect, test } from '../support/test';

test('the search opens by key over any page, suggests while one types, and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pricing');
  const link = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Search the whole site' });
  const field = dialog.getByRole('combobox');
  await link.focus();
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
  await field.fill('mechanical keyb');
  const option = dialog.getByRole('option', { name: /Grout 60 keyboard/ });
  await expect(option).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText('“mechanical keyb”');
  await expectNoAxeViolations(page);
  await field.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('for “mechanical keyb”');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
  await dialog.getByRole('button', { name: 'mechanical keyb' }).click();
  await expect(option).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/shop\/single\/grout-60-keyboard$/);
});

test('without its script, the keys of the search lead to its page', async ({ page, browserErrors }) => {
  browserErrors.expect(/^request failed: GET \/assets\/search-dialog/);
  await page.route(/\/search-dialog[^/]*\.js$/, (route) => route.abort('failed'));
  for (const key of ['/', 'Control+k']) {
    await page.goto('/pricing');
    await page.keyboard.press(key);
    await expect(page).toHaveURL(/\/search$/);
  }
});

test('R-SEARCH-5: without network, the search says that there are no suggestions', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pricing');
  const dialog = page.getByRole('dialog', { name: 'Search the whole site' });
  const field = dialog.getByRole('combobox');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
  await field.fill('keyboard');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await context.setOffline(true);
  await field.fill('mug');
  await expect(dialog.getByRole('status')).toContainText('No suggestions at the moment');
  await expect(dialog.getByRole('option')).toHaveCount(0);
});
