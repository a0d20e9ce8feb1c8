import {
  fillCheckoutForm,
  orderMugs,
  orderSequenceNumber,
  placeOrderButton,
  readOrderNumber,
} from '../support/checkout-form';
import { openPageWithMugs } from '../support/stored-cart';
import { expect, test } from '../support/test';

test.describe('One submission, one order', () => {
  test('pressed twice', async ({ page }) => {
    const before = orderSequenceNumber(await orderMugs(page));
    await openPageWithMugs(page, '/shop/checkout', 2);
    await fillCheckoutForm(page);
    await placeOrderButton(page).dblclick();
    expect(orderSequenceNumber(await readOrderNumber(page))).toBe(before + 1);
    expect(orderSequenceNumber(await orderMugs(page, 3))).toBe(before + 2);
  });

  test('sent from two tabs with the same cart', async ({ page, context }) => {
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

  test('sent again from a second tab that has not heard of the first', async ({ page, context }) => {
    await openPageWithMugs(page);
    const other = await context.newPage();
    // It hears of no other tab: neither that the order was placed, nor that the cart is empty now.
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

  test('the answer was lost: nothing typed is, and trying again gives the order that was made', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/request failed: POST \/shop\/checkout/);
    const before = orderSequenceNumber(await orderMugs(page));
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
    expect(orderSequenceNumber(await readOrderNumber(page))).toBe(before + 1);
  });

  test('the answer was lost and the details were changed: the order that exists is shown', async ({
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
    await expect(page.getByText(/This cart is ordered already: TS-/)).toBeVisible();
    await page.getByRole('link', { name: /^See order TS-/ }).click();
    await readOrderNumber(page);
    await expect(page.getByText('Asha Menon')).toBeVisible();
  });

  test('going back after an order finds nothing to order', async ({ page }) => {
    await orderMugs(page);
    await page.goBack();
    await expect(page.getByText('There is nothing to order yet')).toBeVisible();
  });
});
