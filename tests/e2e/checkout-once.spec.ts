import { fillIn, orderNumber, placeButton, placeMugs, positionOf } from './support/checkout-form';
import { openWithMugs } from './support/stored-cart';
import { expect, test } from './support/test';

test.describe('One submission, one order', () => {
  test('pressed twice', async ({ page }) => {
    const before = positionOf(await placeMugs(page));
    await openWithMugs(page, '/shop/checkout', 2);
    await fillIn(page);
    await placeButton(page).dblclick();
    expect(positionOf(await orderNumber(page))).toBe(before + 1);
    expect(positionOf(await placeMugs(page, 3))).toBe(before + 2);
  });

  test('sent from two tabs with the same cart', async ({ page, context }) => {
    await openWithMugs(page);
    const other = await context.newPage();
    await other.goto('/shop/checkout');
    for (const tab of [page, other]) await fillIn(tab);
    await expect(placeButton(other)).toBeEnabled();
    await Promise.all(
      [page, other].map((tab) => placeButton(tab).evaluate((button: HTMLButtonElement) => button.click())),
    );
    expect(await orderNumber(page)).toBe(await orderNumber(other));
  });

  test('sent again from a second tab that has not heard of the first', async ({ page, context }) => {
    await openWithMugs(page);
    const other = await context.newPage();
    // It hears of no other tab: neither that the order was placed, nor that the cart is empty now.
    await other.addInitScript(() =>
      addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await other.goto('/shop/checkout');
    await fillIn(other);
    await fillIn(page);
    await placeButton(page).click();
    await orderNumber(page);
    await placeButton(other).click();
    await expect(other.getByText('There is nothing to order yet')).toBeVisible();
  });

  test('the answer was lost: nothing typed is, and trying again gives the order that was made', async ({
    page,
    faults,
  }) => {
    faults.expect(/request failed: POST \/shop\/checkout/);
    const before = positionOf(await placeMugs(page));
    await openWithMugs(page, '/shop/checkout', 2);
    await fillIn(page);
    await page.route('**/shop/checkout.data*', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await placeButton(page).click();
    await expect(page.getByText('The order was not confirmed')).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Asha Menon');
    await page.unroute('**/shop/checkout.data*');
    await page.reload();
    await expect(page.getByLabel('Your name')).toHaveValue('Asha Menon');
    await placeButton(page).click();
    expect(positionOf(await orderNumber(page))).toBe(before + 1);
  });

  test('the answer was lost and the details were changed: the order that exists is shown', async ({
    page,
    faults,
  }) => {
    faults.expect(/request failed: POST \/shop\/checkout/);
    faults.expect(/status 409/);
    await openWithMugs(page);
    await fillIn(page);
    await page.route('**/shop/checkout.data*', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await placeButton(page).click();
    await expect(page.getByText('The order was not confirmed')).toBeVisible();
    await page.unroute('**/shop/checkout.data*');
    await page.getByLabel('Your name').fill('Riyaz Khan');
    await placeButton(page).click();
    await expect(page.getByText(/This cart is ordered already: TS-/)).toBeVisible();
    await page.getByRole('link', { name: /^See order TS-/ }).click();
    await orderNumber(page);
    await expect(page.getByText('Asha Menon')).toBeVisible();
  });

  test('going back after an order finds nothing to order', async ({ page }) => {
    await placeMugs(page);
    await page.goBack();
    await expect(page.getByText('There is nothing to order yet')).toBeVisible();
  });
});
