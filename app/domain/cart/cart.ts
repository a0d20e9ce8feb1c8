import { parseProduct } from '../catalogue/parse-product';
import type { Product } from '../catalogue/product';
import { availableUnits } from '../catalogue/stock';
import { parseList, parseRecord } from '../json/parse-unknown';

export const MAX_QUANTITY = 999;
export const MAX_CART_LINES = 100;

export interface ChosenOptions {
  color?: string;
  size?: string;
}

/** R-CART-1. One line for each product and choice of options; `id` tells them apart. */
export interface CartItem {
  id: string;
  product: Product;
  productId: string;
  quantity: number;
  options?: ChosenOptions;
}

export type Cart = readonly CartItem[];

/** What setting a quantity did. `available` is what the line could hold at most. */
export type CartChange =
  | { cart: Cart; outcome: 'ignored' | 'added' | 'updated' | 'removed' }
  | { cart: Cart; outcome: 'refused'; reason: 'stock'; available: number }
  | { cart: Cart; outcome: 'refused'; reason: 'lines' };

function withoutBlanks(options: ChosenOptions): ChosenOptions | undefined {
  const { color, size } = options;
  if (!color && !size) return undefined;
  return { ...(color && { color }), ...(size && { size }) };
}

/** `productId`, or `productId|color|size` when something was chosen. */
export function cartItemId(productId: string, options: ChosenOptions = {}): string {
  const { color = '', size = '' } = options;
  return color || size ? `${productId}|${color}|${size}` : productId;
}

/** Units in the cart, over all lines or over the lines of one product. */
export function cartUnits(cart: Cart, productId?: string): number {
  return cart.reduce(
    (units, item) =>
      productId === undefined || item.productId === productId ? units + item.quantity : units,
    0,
  );
}

function remove(cart: Cart, id: string): CartChange {
  const kept = cart.filter((item) => item.id !== id);
  return kept.length === cart.length ? { cart, outcome: 'ignored' } : { cart: kept, outcome: 'removed' };
}

/** Every line of a product carries the newest snapshot, so that one product never shows two prices. */
function put(cart: Cart, line: CartItem): CartItem[] {
  return cart.map((item) => {
    if (item.id === line.id) return line;
    return item.productId === line.productId ? { ...item, product: line.product } : item;
  });
}

/**
 * R-CART-2 to R-CART-5: below 0 does nothing, 0 removes, an absent product is added, a present one is updated.
 * What is no whole number is ignored. More than the stock (over all lines of the product) or than MAX_QUANTITY is
 * refused, the cart unchanged.
 */
export function setQuantity(
  cart: Cart,
  product: Product,
  quantity: number,
  options: ChosenOptions = {},
): CartChange {
  if (!Number.isSafeInteger(quantity) || quantity < 0) return { cart, outcome: 'ignored' };
  const id = cartItemId(product.id, options);
  if (quantity === 0) return remove(cart, id);

  const present = cart.find((item) => item.id === id);
  const onOtherLines = cartUnits(cart, product.id) - (present?.quantity ?? 0);
  const available = Math.min(availableUnits(product.stock, onOtherLines), MAX_QUANTITY);
  if (quantity > available) return { cart, outcome: 'refused', reason: 'stock', available };
  if (!present && cart.length >= MAX_CART_LINES) return { cart, outcome: 'refused', reason: 'lines' };

  const chosen = withoutBlanks(options);
  const line: CartItem = { id, product, productId: product.id, quantity, ...(chosen && { options: chosen }) };
  const updated = put(cart, line);
  return present ? { cart: updated, outcome: 'updated' } : { cart: [...updated, line], outcome: 'added' };
}

/** "Add to cart": `quantity` more than there is already on this line. */
export function addUnits(
  cart: Cart,
  product: Product,
  quantity: number,
  options: ChosenOptions = {},
): CartChange {
  if (!(quantity > 0)) return { cart, outcome: 'ignored' };
  const present = cart.find((item) => item.id === cartItemId(product.id, options));
  return setQuantity(cart, product, quantity + (present?.quantity ?? 0), options);
}

/** R-CART-6: the initial cart holds three sample items, one unit each; what is sold out is passed over. */
export function initialCart(products: readonly Product[]): Cart {
  return products
    .filter((product) => product.stock > 0)
    .slice(0, 3)
    .map((product) => ({ id: product.id, product, productId: product.id, quantity: 1 }));
}

function readOptions(value: unknown): ChosenOptions | undefined {
  const { color, size } = parseRecord(value) ?? {};
  return withoutBlanks({
    ...(typeof color === 'string' && { color }),
    ...(typeof size === 'string' && { size }),
  });
}

function readItem(value: unknown): CartItem | undefined {
  const stored = parseRecord(value);
  const product = parseProduct(stored?.product);
  const quantity = stored?.quantity;
  if (!stored || !product || typeof quantity !== 'number') return undefined;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) return undefined;
  const options = readOptions(stored.options);
  const id = cartItemId(product.id, options);
  if (stored.id !== id || stored.productId !== product.id) return undefined;
  return { id, product, productId: product.id, quantity, ...(options && { options }) };
}

/** A stored cart: corrupt or foreign lines are dropped, good ones kept; `undefined` when it is no cart at all. */
export function parseCart(value: unknown): Cart | undefined {
  const lines = parseList(value, readItem);
  if (!lines) return undefined;
  const byId = new Map(lines.map((line) => [line.id, line]));
  return [...byId.values()].slice(0, MAX_CART_LINES);
}
