import type { Page } from '@playwright/test';
import { CART_KEY } from '../../../app/state/cart/cart-store';
import { expect } from './test';

interface StoredLine {
  id: string;
  productId: string;
  quantity: number;
  product: { id: string; name: string; price: number; stock: number; [other: string]: unknown };
  options?: { color?: string; size?: string };
}

/** The cart as the browser keeps it. */
export async function readStoredCart(page: Page): Promise<StoredLine[]> {
  return JSON.parse((await page.evaluate((key) => localStorage.getItem(key), CART_KEY)) ?? '[]');
}

/** Opens the cart as on a first visit, with its three samples. */
export async function openSampleCart(page: Page): Promise<void> {
  await page.goto('/shop/cart');
  await page.evaluate((key) => localStorage.removeItem(key), CART_KEY);
  await page.reload();
  await expect(page.getByRole('spinbutton')).toHaveCount(3);
}

/** Rewrites the stored cart as an older visit would have left it, and opens a page with it. */
export async function openPageWithCart(
  page: Page,
  path: string,
  change: (lines: StoredLine[]) => StoredLine[],
): Promise<void> {
  await openSampleCart(page);
  const cart = JSON.stringify(change(await readStoredCart(page)));
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [CART_KEY, cart] as const);
  await page.goto(path);
}

/** Opens a page with so many mosaic mugs in the cart. */
export const openPageWithMugs = (page: Page, path = '/shop/checkout', quantity = 1) =>
  openPageWithCart(page, path, (lines) => lines.slice(0, 1).map((line) => ({ ...line, quantity })));

export const cartLineItem = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

export const quantityInput = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true });

/** Types a quantity and leaves the field, as somebody does who has finished typing. */
export async function enterQuantity(page: Page, name: string, quantity: string): Promise<void> {
  await quantityInput(page, name).fill(quantity);
  await quantityInput(page, name).press('Enter');
}

/** The order total as the page shows it. */
export const orderTotal = (page: Page) =>
  page.locator('dl').filter({ hasText: 'Order total' }).locator('dd').last();
