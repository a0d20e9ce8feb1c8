import { fillIn, orderNumber, placeAMug, placeButton, positionOf } from './support/checkout-form';
import { openWithAMug } from './support/stored-cart';
import { expect, test } from './support/test';

test.describe('One submission, one order', () => {
  test('pressed twice', async ({ page }) => {
    const before = positionOf(await placeAMug(page));
    await openWithAMug(page);
    await fillIn(page);
    await placeButton(page).dblclick();
    expect(positionOf(await orderNumber(page))).toBe(before + 1);
    expect(positionOf(await placeAMug(page))).toBe(before + 2);
  });

  test('sent from two tabs with the same cart', async ({ page, context }) => {
    await openWithAMug(page);
    const other = await context.newPage();
    await other.goto('/shop/checkout');
    for (const tab of [page, other]) await fillIn(tab);
    await expect(placeButton(other)).toBeEnabled();
    await Promise.all(
      [page, other].map((tab) => placeButton(tab).evaluate((button: HTMLButtonElement) => button.click())),
    );
    expect(await orderNumber(page)).toBe(await orderNumber(other));
  });

  test('the answer was lost: nothing typed is, and trying again gives the order that was made', async ({
    page,
    faults,
  }) => {
    faults.expect(/request failed: POST \/shop\/checkout/);
    const before = positionOf(await placeAMug(page));
    await openWithAMug(page);
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
    await openWithAMug(page);
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
    await placeAMug(page);
    await page.goBack();
    await expect(page.getByText('There is nothing to order yet')).toBeVisible();
  });
});
