import type { Page } from '@playwright/test';
import { CART_KEY } from '../../../app/state/cart/cart-store';
import { expect } from './test';

interface StoredItem {
  id: string;
  productId: string;
  quantity: number;
  product: { id: string; name: string; price: number; stock: number; [other: string]: unknown };
  options?: { color?: string; size?: string };
}

/** The cart in the storage of the browser. */
export async function readStoredCart(page: Page): Promise<StoredItem[]> {
  return JSON.parse((await page.evaluate((key) => localStorage.getItem(key), CART_KEY)) ?? '[]');
}

/** Opens the cart of a first visit: three sample items. */
export async function openSampleCart(page: Page): Promise<void> {
  await page.goto('/shop/cart');
  await page.evaluate((key) => localStorage.removeItem(key), CART_KEY);
  await page.reload();
  await expect(page.getByRole('spinbutton')).toHaveCount(3);
}

/** Changes the stored cart as if it came from an earlier visit, and opens a page with it. */
export async function openPageWithCart(
  page: Page,
  path: string,
  change: (items: StoredItem[]) => StoredItem[],
): Promise<void> {
  await openSampleCart(page);
  const cart = JSON.stringify(change(await readStoredCart(page)));
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [CART_KEY, cart] as const);
  await page.goto(path);
}

/** Opens a page with a number of mosaic mugs in the cart. */
export const openPageWithMugs = (page: Page, path = '/shop/checkout', quantity = 1) =>
  openPageWithCart(page, path, (items) => items.slice(0, 1).map((item) => ({ ...item, quantity })));

export const findCartItem = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

export const findQuantityInput = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true });

/** Types a quantity and confirms it with Enter. */
export async function enterQuantity(page: Page, name: string, quantity: string): Promise<void> {
  await findQuantityInput(page, name).fill(quantity);
  await findQuantityInput(page, name).press('Enter');
}

/** The order total on the page. */
export const readOrderTotal = (page: Page) =>
  page.locator('dl').filter({ hasText: 'Order total' }).locator('dd').last();
