import {
  fillCheckoutForm,
  orderMugs,
  placeOrderButton,
  readOrderNumber,
  readSequenceNumber,
} from '../support/checkout-form';
import { openPageWithMugs, readStoredCart } from '../support/stored-cart';
import { expect, test } from '../support/test';

test.describe('One submission, one order', () => {
  test('a double click places one order', async ({ page }) => {
    const before = readSequenceNumber(await orderMugs(page));
    await openPageWithMugs(page, '/shop/checkout', 2);
    await fillCheckoutForm(page);
    await placeOrderButton(page).dblclick();
    expect(readSequenceNumber(await readOrderNumber(page))).toBe(before + 1);
    expect(readSequenceNumber(await orderMugs(page, 3))).toBe(before + 2);
  });

  test('two tabs with the same cart place one order', async ({ page, context }) => {
    await openPageWithMugs(page);
    const other = await context.newPage();
    await other.goto('/shop/checkout');
    for (const tab of [page, other]) await fillCheckoutForm(tab);
    await expect(placeOrderButton(other)).toBeEnabled();
    await Promise.all(
      [page, other].map((tab) =>
        placeOrderButton(tab).evaluate((button: HTMLButtonElement) => button.click()),
      ),
    );
    expect(await readOrderNumber(page)).toBe(await readOrderNumber(other));
  });

  test('a second tab cannot order the same cart again', async ({ page, context }) => {
    await openPageWithMugs(page);
    const other = await context.newPage();
    // Without storage events the second tab does not learn of the order or of the empty cart.
    await other.addInitScript(() =>
      addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await other.goto('/shop/checkout');
    await fillCheckoutForm(other);
    await fillCheckoutForm(page);
    await placeOrderButton(page).click();
    await readOrderNumber(page);
    await placeOrderButton(other).click();
    await expect(other.getByText('There is nothing to order yet')).toBeVisible();
  });

  test('after a lost response the typed values stay, and a second try shows the placed order', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/request failed: POST \/shop\/checkout/);
    const before = readSequenceNumber(await orderMugs(page));
    await openPageWithMugs(page, '/shop/checkout', 2);
    await fillCheckoutForm(page);
    await page.route('**/shop/checkout.data*', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await placeOrderButton(page).click();
    await expect(page.getByText('The order was not confirmed')).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Asha Menon');
    await page.unroute('**/shop/checkout.data*');
    await page.reload();
    await expect(page.getByLabel('Your name')).toHaveValue('Asha Menon');
    await placeOrderButton(page).click();
    expect(readSequenceNumber(await readOrderNumber(page))).toBe(before + 1);
  });

  test('the message about a missing network disappears when the network is back', async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    await openPageWithMugs(page);
    await fillCheckoutForm(page);
    await context.setOffline(true);
    await placeOrderButton(page).click();
    await expect(page.getByText('The order was not confirmed')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are online again. Please place your order.')).toBeVisible();
    await expect(page.getByText('The order was not confirmed')).toBeHidden();
    await placeOrderButton(page).click();
    await readOrderNumber(page);
  });

  test('after a lost response and changed details the existing order is shown', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/request failed: POST \/shop\/checkout/);
    browserErrors.expect(/status 409/);
    await openPageWithMugs(page);
    await fillCheckoutForm(page);
    await page.route('**/shop/checkout.data*', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await placeOrderButton(page).click();
    await expect(page.getByText('The order was not confirmed')).toBeVisible();
    await page.unroute('**/shop/checkout.data*');
    await page.getByLabel('Your name').fill('Riyaz Khan');
    await placeOrderButton(page).click();
    await expect(page.getByText(/You have already ordered this cart: TS-/)).toBeVisible();
    await page.getByRole('link', { name: /^See order TS-/ }).click();
    await readOrderNumber(page);
    await expect(page.getByText('Asha Menon')).toBeVisible();
  });

  test('going back after an order shows an empty checkout', async ({ page }) => {
    await orderMugs(page);
    await expect.poll(() => readStoredCart(page)).toEqual([]);
    await page.goBack();
    await expect(page.getByText('There is nothing to order yet')).toBeVisible();
  });
});
