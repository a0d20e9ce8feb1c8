import { getSharedCartPath } from '../../../app/content/shop/shop-page-paths';
import { findCartItem, findQuantityInput, openSampleCart } from '../support/stored-cart';
import { expect, test } from '../support/test';

test('R-CART-9: a cart is shared by link, and opened without losing the own cart', async ({ page }) => {
  await openSampleCart(page);
  await page.getByText('Share this cart').click();
  const qrCode = page.getByRole('img', { name: 'QR code with the link to this cart' });
  await expect
    .poll(() => qrCode.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const link = (await page.getByRole('button', { name: 'Copy link' }).getAttribute('value')) ?? '';
  expect(link).toContain(getSharedCartPath('v=1'));

  // The samples are not a cart of one's own.
  await page.goto(getSharedCartPath('v=1&i=steel-bottle*1'));
  await page.getByRole('button', { name: 'Add to my cart' }).click();
  await expect(findQuantityInput(page, 'Steel bottle')).toHaveValue('1');
  await expect(page.getByRole('spinbutton')).toHaveCount(1);

  await page.goto(link);
  await expect(page.getByText('Your own cart has one item.')).toBeVisible();
  await page.getByRole('button', { name: 'Add to my cart' }).click();
  await expect(page.getByRole('spinbutton')).toHaveCount(4);
  await expect(findCartItem(page, 'Steel bottle')).toBeVisible();

  await page.goto(getSharedCartPath('v=1&i=steel-bottle*2'));
  await page.getByRole('button', { name: 'Replace my cart' }).click();
  await expect(findQuantityInput(page, 'Steel bottle')).toHaveValue('2');
  await expect(page.getByRole('spinbutton')).toHaveCount(1);
});
