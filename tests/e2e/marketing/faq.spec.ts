import { shopQuestions } from '../../../app/content/shop/shop-questions';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { expectToFitPhone } from '../support/layout-checks';
import { expect, test } from '../support/test';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions are searched, and each answer has its own URL', async ({ page }) => {
    await page.goto('/faq');
    await page.getByLabel('Words of your question').fill('GSTIN invoice');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Do I get a GST invoice?']);
    await page.getByRole('link', { name: 'Do I get a GST invoice?' }).click();
    await expect(page).toHaveURL(/#gst-invoice$/);
    const answer = shopQuestions.find(({ id }) => id === 'gst-invoice')?.answer ?? 'no such question';
    await expect(page.getByText(answer)).toBeVisible();
    await page.getByRole('link', { name: 'All questions' }).click();
    await expect(page.getByRole('status')).toHaveText(/^\d+ questions$/);
  });

  test('a search without results links to the help centre', async ({ page }) => {
    await page.goto(`/faq?q=${encodeURIComponent('<b>xylophone</b> "')}`);
    await expect(page.getByRole('heading', { name: 'Nobody has asked that here yet.' })).toBeVisible();
    await page.getByRole('link', { name: 'Look in the help centre' }).click();
    await expect(page).toHaveURL(/\/help\/center\?q=/);
  });
});

test('the answer in the URL fragment is accessible and fits a phone in both themes', async ({ page }) => {
  await page.goto('/faq#delivery');
  await expect(page.locator('#delivery')).toBeInViewport();
  await expectAccessibleInBothThemes(page);
  await expectToFitPhone(page);
});
