import { expect, test } from '../support/test';

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form for the link of an order has the focus at its first error', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status 400: POST \/shop\/orders/);
    await page.goto('/shop/orders');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByLabel('Order number')).toBeFocused();
    await page.getByLabel('Order number').fill('TS-2627-000042');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByLabel('Email address of the order')).toBeFocused();
  });
});
