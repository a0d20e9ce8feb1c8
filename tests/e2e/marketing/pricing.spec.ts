import { expect, test } from '../support/test';

test('a slider changes the invoice, and the URL holds the values', async ({ page }) => {
  await page.goto('/pricing');
  const total = page.getByRole('region', { name: 'One year' }).locator('[aria-live]');
  await expect(total).toContainText('Rs. 73,632.00');
  const eventsSlider = page.getByRole('slider', { name: 'Hackathons in a year' });
  await eventsSlider.focus();
  await expect(page.locator('[data-hydrated]')).toBeAttached();
  await page.keyboard.press('End');
  await expect(total).toContainText('Rs. 2,29,392.00');
  await expect(page.getByRole('term').filter({ hasText: 'HackMatrix Organisation' })).toBeVisible();
  await page.getByText('By the month', { exact: true }).click();
  await expect(page.getByText('Paid by the year it would be')).toBeVisible();
  const totalText = await total.textContent();
  await page.reload();
  await expect(total).toHaveText(totalText ?? '');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the server calculates the invoice for the submitted form', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('slider', { name: 'Hackathons in a year' }).fill('0');
    await page.getByText('By the month', { exact: true }).click();
    await page.getByRole('button', { name: 'Write the invoice' }).click();
    await expect(page).toHaveURL(/events=0/);
    await expect(page.getByRole('region', { name: 'One year' })).toContainText('Rs. 20,390.40');
    await expect(page.getByRole('slider', { name: 'Hackathons in a year' })).toHaveValue('0');
  });
});
