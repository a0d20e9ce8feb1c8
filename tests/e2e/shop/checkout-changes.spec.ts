import { fillCheckoutForm, placeOrderButton, readOrderNumber } from '../support/checkout-form';
import { openPageWithCart, readOrderTotal, readStoredCart } from '../support/stored-cart';
import { expect, test } from '../support/test';

test.describe('Products change before the order is placed', () => {
  /** The quote request fails, so that the browser does not learn of the change. */
  test.beforeEach(async ({ page, browserErrors }) => {
    browserErrors.expect(/request failed: POST \/shop\/quote/);
    browserErrors.expect(/status 409/);
    await page.route('**/shop/quote', (route) => route.abort('connectionfailed'));
  });

  test('a changed price is shown, and the order is placed at the new price', async ({ page }) => {
    await openPageWithCart(page, '/shop/checkout', ([mug]) =>
      mug ? [{ ...mug, product: { ...mug.product, price: 100 } }] : [],
    );
    await fillCheckoutForm(page);
    await expect(placeOrderButton(page)).toHaveText('Place the order at Rs. 1.18');
    await placeOrderButton(page).click();
    await expect(page.getByText('Your order has not been placed: something changed')).toBeVisible();
    await expect(
      page.getByText('Mosaic mug: the price of one changed from Rs. 1.00 to Rs. 649.00.'),
    ).toBeVisible();
    expect((await readStoredCart(page))[0]?.product.price).toBe(64_900);
    await expect(placeOrderButton(page)).toHaveText('Place the order at Rs. 765.82');
    await placeOrderButton(page).click();
    await readOrderNumber(page);
    await expect(readOrderTotal(page)).toHaveText('Rs. 765.82');
  });

  test('a smaller stock is shown, and the form stays filled in', async ({ page }) => {
    await openPageWithCart(page, '/shop/checkout', ([mug]) =>
      mug ? [{ ...mug, quantity: 500, product: { ...mug.product, stock: 900 } }] : [],
    );
    await fillCheckoutForm(page);
    await placeOrderButton(page).click();
    await expect(page.getByText(/^Only \d+ of Mosaic mug are left; you wanted 500\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the cart' }).first()).toBeVisible();
    const [line] = await readStoredCart(page);
    expect(line?.quantity).toBeLessThan(500);
    await expect(page.getByLabel('Your name')).toHaveValue('Asha Menon');
  });

  test('an order of which nothing is left says so, and offers no total', async ({ page }) => {
    await openPageWithCart(page, '/shop/checkout', ([mug]) =>
      mug ? [{ ...mug, id: 'gone', productId: 'gone', product: { ...mug.product, id: 'gone' } }] : [],
    );
    await fillCheckoutForm(page);
    await placeOrderButton(page).click();
    await expect(page.getByText(/is no longer sold\./)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing of this order is left' })).toBeVisible();
    await expect(page.getByText('Place it at the new total')).toBeHidden();
    await expect(page.getByText('If you have just ordered')).toBeHidden();
    expect(await readStoredCart(page)).toEqual([]);
  });

  test('a product that is no longer sold is removed, and the rest is ordered', async ({ page }) => {
    await openPageWithCart(page, '/shop/checkout', ([mug, , book]) =>
      mug && book
        ? [{ ...mug, id: 'gone', productId: 'gone', product: { ...mug.product, id: 'gone' } }, book]
        : [],
    );
    await fillCheckoutForm(page);
    await placeOrderButton(page).click();
    await expect(page.getByText(/is no longer sold\./)).toBeVisible();
    expect((await readStoredCart(page)).map(({ id }) => id)).toEqual(['notebook-pair']);
    await placeOrderButton(page).click();
    await readOrderNumber(page);
  });
});

test('the checkout page shows changes when the quote request succeeds', async ({ page }) => {
  await openPageWithCart(page, '/shop/checkout', ([mug]) =>
    mug ? [{ ...mug, product: { ...mug.product, price: 100 } }] : [],
  );
  await expect(page.getByText('Your order has changed')).toBeVisible();
  await expect(placeOrderButton(page)).toHaveText('Place the order at Rs. 765.82');
});
