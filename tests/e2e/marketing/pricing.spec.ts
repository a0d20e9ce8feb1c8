import { expect, test } from '../support/test';

test('a slider rewrites the invoice, and its address brings it back', async ({ page }) => {
  await page.goto('/pricing');
  const toPay = page.getByRole('region', { name: 'One year' }).locator('[aria-live]');
  await expect(toPay).toContainText('Rs. 73,632.00');
  const events = page.getByRole('slider', { name: 'Hackathons in a year' });
  await events.focus();
  await expect(page.locator('[data-hydrated]')).toBeAttached();
  await page.keyboard.press('End');
  await expect(toPay).toContainText('Rs. 2,29,392.00');
  await expect(page.getByRole('rowheader', { name: /HackMatrix Organisation/ })).toBeVisible();
  await page.getByText('By the month', { exact: true }).click();
  await expect(page.getByText('Paid by the year it would be')).toBeVisible();
  const said = await toPay.textContent();
  await page.reload();
  await expect(toPay).toHaveText(said ?? '');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is answered by the server, with what was chosen', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('slider', { name: 'Hackathons in a year' }).fill('0');
    await page.getByText('By the month', { exact: true }).click();
    await page.getByRole('button', { name: 'Write the invoice' }).click();
    await expect(page).toHaveURL(/events=0/);
    await expect(page.getByRole('region', { name: 'One year' })).toContainText('Rs. 20,390.40');
    await expect(page.getByRole('slider', { name: 'Hackathons in a year' })).toHaveValue('0');
  });
});
