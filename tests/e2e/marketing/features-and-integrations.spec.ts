import { integrations } from '../../../app/content/integrations/integrations';
import { testAccessibilityAndLayout } from '../support/layout-checks';
import { expect, test } from '../support/test';

test('typing filters the features, and the URL opens the same list', async ({ page }) => {
  await page.goto('/saas/features');
  const search = page.getByRole('searchbox', { name: 'Search the features' });
  await search.fill('waiting list');
  await expect(page).toHaveURL(/\?q=waiting\+list$/);
  await expect(page.getByText(/^2 of \d+ features$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Product' }).selectOption('Converge');
  await expect(page.getByText(/^1 of \d+ features$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'HackMatrix' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 4 })).toHaveText(['A waiting list that moves by itself']);
});

test('a judge is excluded with the keyboard, and the link opens the same table', async ({ page }) => {
  await page.goto('/saas/feature-single');
  const cell = page.getByRole('checkbox', { name: /^Rehan Khan may not judge Rasoi OS/ });
  await cell.focus();
  await cell.press('Space');
  await expect(page).toHaveURL(/\?not=rehan-khan\.rasoi-os$/);
  await page.reload();
  await expect(cell).toBeChecked();
  await page.getByRole('link', { name: 'Too few judges left for one team' }).click();
  await expect(page.getByText(/^Night Bus is 1 judge short/)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an integration is found by its kind, and its code gets a name', async ({ page }) => {
    await page.goto('/saas/integrations');
    await page.getByText('Tables and data', { exact: true }).click();
    await page.getByRole('button', { name: 'Show' }).click();
    const count = integrations.filter(({ categoryId }) => categoryId === 'data').length;
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(count);
    await page.getByRole('link', { name: /Results API/ }).click();
    await page.getByRole('textbox', { name: /Your event/ }).fill('winter-build');
    await page.getByRole('button', { name: 'Put it in' }).click();
    await expect(page.getByRole('region', { name: /^Code:/ })).toContainText('organisations/winter-build/');
  });
});

testAccessibilityAndLayout('a chosen integration', ['/saas/integration-single?name=webhooks']);
