import { testAccessibilityAndLayout } from '../support/layout-checks';
import { expect, test } from '../support/test';

test.describe('the product finder', () => {
  test('updates its result after each question, and the result has a URL', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/products');
    await expect(page.getByText('6 of 6 still fit')).toBeVisible();
    await page.getByText('Skills: finding or grading them').click();
    await expect(page).toHaveURL(/\?doing=hiring#chooser$/);
    await expect(page.getByText('2 of 6 still fit')).toBeVisible();
    await page.getByText('I run it, or decide').click();
    await page.getByText('Within three months').click();
    await expect(page).toHaveURL(/\?doing=hiring&side=run&when=now#chooser$/);
    await expect(
      page.getByRole('link', { name: /^EvalEdge/ }).filter({ hasText: 'See what is there' }),
    ).toBeVisible();
    await expect(page.getByText('You need it sooner than it is there')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Within three months' })).toBeChecked();

    const otherContext = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const otherPage = await otherContext.newPage();
    await otherPage.goto(page.url());
    await expect(otherPage.getByText('You need it sooner than it is there')).toBeVisible();
    await otherContext.close();

    await page.getByRole('link', { name: 'Begin anew' }).click();
    await expect(page.getByText('6 of 6 still fit')).toBeVisible();
  });

  test('ignores unknown values in the URL', async ({ page }) => {
    await page.goto('/products?doing=%3Cscript%3E&side=run&when=yesterday');
    await expect(page.getByRole('radio', { name: 'I run it, or decide' })).toBeChecked();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('works as a form with a button', async ({ page }) => {
      await page.goto('/products');
      await page.getByRole('radio', { name: 'An event with an end' }).check({ force: true });
      await page.getByRole('radio', { name: 'I take part' }).check({ force: true });
      await page.getByRole('button', { name: 'Show what fits' }).click();
      await expect(page.getByRole('link', { name: /^HackWise.*See what is there already/ })).toBeVisible();
      await expect(page.getByText('HackWise opens in July 2027')).toBeVisible();
    });
  });
});

const results = [
  ['event', 'run'],
  ['community', 'part'],
  ['hiring', 'run'],
  ['work', 'part'],
].map(([doing, side]) => `/products?doing=${doing}&side=${side}&when=now`);
testAccessibilityAndLayout('results', results);
