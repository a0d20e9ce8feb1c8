import type { Page } from '@playwright/test';
import { fillCheckoutForm, placeOrderButton, readOrderNumber } from '../support/checkout-form';
import { holdRequests } from '../support/hold-requests';
import { enterQuantity, findQuantityInput, readStoredCart } from '../support/stored-cart';
import { expect, test } from '../support/test';
import { pressSignOut, signUpNewUser, submitPassword } from '../support/user-accounts';

const isSyncRequest = (url: string) => new URL(url).pathname === '/shop/account-items';

async function addToCart(page: Page, id: string): Promise<void> {
  await page.goto(`/shop/single/${id}`);
  const sent = page.waitForResponse(
    (response) => isSyncRequest(response.url()) && response.request().method() === 'POST',
  );
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await sent;
}

/** Opens the page for signing out, and waits until it sends the cart. */
async function openSignOut(page: Page): Promise<void> {
  const isSending = page.waitForRequest(
    (request) => isSyncRequest(request.url()) && /sign-out$/.test(request.headers().referer ?? ''),
  );
  await page.goto('/auth/sign-out');
  await isSending;
}

const listCart = async (page: Page) =>
  (await readStoredCart(page)).map(({ productId, quantity }) => `${productId} × ${quantity}`).sort();

test('R-SYNC-1 to R-SYNC-4: a cart and a wishlist on two devices, and another person on the first one', async ({
  page: phone,
  browser,
  browserErrors,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url });
  browserErrors.watch(context);
  const laptop = await context.newPage();
  const requests: string[] = [];
  laptop.on('request', (request) => {
    if (isSyncRequest(request.url()) || request.url().includes('sync-account-items'))
      requests.push(request.url());
  });

  // Samples and an item on the laptop, without a sign-in: nothing is sent.
  await laptop.goto('/shop/single/mosaic-mug');
  await laptop
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await expect.poll(() => readStoredCart(laptop)).not.toHaveLength(0);
  await laptop.goto('/shop/cart');
  expect(requests).toEqual([]);

  const user = await signUpNewUser(phone);
  await addToCart(phone, 'desk-mat');
  await phone.locator('[data-wishlist-toggle]').first().click();

  await laptop.goto('/auth/sign-in?redirectTo=/shop/cart');
  await submitPassword(laptop, user);
  await laptop.waitForURL((url) => url.pathname === '/shop/cart');
  await expect(findQuantityInput(laptop, 'Desk mat')).toBeVisible();
  await expect(laptop.getByText(/1 item from your account is in your cart now/)).toBeVisible();
  const merged = await listCart(laptop);
  expect(merged.filter((line) => line.startsWith('desk-mat'))).toHaveLength(1);
  expect(merged.filter((line) => line.startsWith('mosaic-mug'))).toHaveLength(1);

  // A change on the laptop reaches the phone, also when the laptop was without network meanwhile.
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  const failed = laptop.waitForEvent('requestfailed', (request) => isSyncRequest(request.url()));
  await enterQuantity(laptop, 'Desk mat', '3');
  await failed;
  await context.setOffline(false);
  await expect
    .poll(async () => {
      await phone.goto('/shop/cart');
      return findQuantityInput(phone, 'Desk mat').inputValue();
    })
    .toBe('3');
  expect(await listCart(phone)).toEqual(await listCart(laptop));

  // An order on the phone empties the cart of the laptop.
  await phone.goto('/shop/checkout');
  await fillCheckoutForm(phone);
  await placeOrderButton(phone).click();
  await readOrderNumber(phone);
  await expect.poll(() => listCart(phone)).toEqual([]);
  await expect
    .poll(async () => {
      await laptop.goto('/account/wishlist');
      return listCart(laptop);
    })
    .toEqual([]);
  await expect(laptop.getByText('1 item', { exact: true })).toBeVisible();

  // What is on the account leaves a shared computer, also what is sent when "Sign out" is pressed.
  const releaseRequests = await holdRequests(laptop, /\/shop\/account-items(?:\?|$)/);
  await laptop.goto('/shop/single/usb-hub');
  await laptop
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await openSignOut(laptop);
  await pressSignOut(laptop);
  releaseRequests();
  await laptop.waitForURL('**/auth/sign-in');
  await expect.poll(() => listCart(laptop)).toEqual([]);
  await laptop.goto('/shop/wishlist/mine');
  await expect(laptop.getByText('Desk mat')).toHaveCount(0);
  await laptop.goto('/auth/sign-in?redirectTo=/shop/cart');
  await submitPassword(laptop, user);
  await laptop.waitForURL((url) => url.pathname === '/shop/cart');
  await expect.poll(() => listCart(laptop)).toEqual(['usb-hub × 1']);
  await context.close();
});
