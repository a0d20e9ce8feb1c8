import { parseProduct } from '../catalogue/parse-product';
import type { Product } from '../catalogue/product';
import type { ChosenOptions } from '../catalogue/product-variants';
import { calculateAvailableUnits } from '../catalogue/stock';
import { parseList, parseRecord } from '../json/parse-unknown';

export const MAX_QUANTITY = 999;
export const MAX_CART_LINES = 100;

/** R-CART-1. One item for each product and choice of options, identified by `id` (see `getCartItemId`). */
export interface CartItem {
  id: string;
  product: Product;
  productId: string;
  quantity: number;
  options?: ChosenOptions;
  /** The item came with the initial cart, and the visitor has not changed it. */
  isSample?: true;
}

export type Cart = readonly CartItem[];

/** The result of a change. `available` is the largest quantity that the item can have. */
export type CartChange =
  | { cart: Cart; outcome: 'ignored' | 'added' | 'updated' | 'removed' }
  | { cart: Cart; outcome: 'refused'; reason: 'stock'; available: number }
  | { cart: Cart; outcome: 'refused'; reason: 'lines' };

function omitEmptyOptions(options: ChosenOptions): ChosenOptions | undefined {
  const { color, size } = options;
  if (!color && !size) return undefined;
  return { ...(color && { color }), ...(size && { size }) };
}

/** `productId`, or `productId|color|size` when an option is chosen. */
export function getCartItemId(productId: string, options: ChosenOptions = {}): string {
  const { color = '', size = '' } = options;
  return color || size ? `${productId}|${color}|${size}` : productId;
}

/** Units in the cart, of all items or of the items of one product. */
export function countCartUnits(cart: Cart, productId?: string): number {
  return cart.reduce(
    (units, item) =>
      productId === undefined || item.productId === productId ? units + item.quantity : units,
    0,
  );
}

function removeItem(cart: Cart, id: string): CartChange {
  const others = cart.filter((item) => item.id !== id);
  return others.length === cart.length ? { cart, outcome: 'ignored' } : { cart: others, outcome: 'removed' };
}

/** Also replaces the snapshot in other items of the product, so that a product never shows two prices. */
function replaceItem(cart: Cart, replacement: CartItem): CartItem[] {
  return cart.map((item) => {
    if (item.id === replacement.id) return replacement;
    return item.productId === replacement.productId ? { ...item, product: replacement.product } : item;
  });
}

/**
 * R-CART-2 to R-CART-5: a quantity below 0 does nothing, 0 removes the item, an absent product is added, a present one is
 * updated. A fraction is ignored. More units than the stock (shared by all items of the product) or MAX_QUANTITY allow
 * and an item beyond MAX_CART_LINES are refused. As many units as before or fewer never are: when the stock went below what
 * the cart holds, its items go down one after another. An ignored or refused change returns the same cart. Never throws.
 */
export function setQuantity(
  cart: Cart,
  product: Product,
  quantity: number,
  options: ChosenOptions = {},
): CartChange {
  if (!Number.isSafeInteger(quantity) || quantity < 0) return { cart, outcome: 'ignored' };
  const id = getCartItemId(product.id, options);
  if (quantity === 0) return removeItem(cart, id);

  const unitsBefore = cart.find((item) => item.id === id)?.quantity ?? 0;
  const unitsInOtherItems = countCartUnits(cart, product.id) - unitsBefore;
  const available = Math.min(calculateAvailableUnits(product.stock, unitsInOtherItems), MAX_QUANTITY);
  if (quantity > available && quantity > unitsBefore)
    return { cart, outcome: 'refused', reason: 'stock', available };
  if (!unitsBefore && cart.length >= MAX_CART_LINES) return { cart, outcome: 'refused', reason: 'lines' };

  const chosen = omitEmptyOptions(options);
  const item: CartItem = { id, product, productId: product.id, quantity, ...(chosen && { options: chosen }) };
  const updated = replaceItem(cart, item);
  return unitsBefore ? { cart: updated, outcome: 'updated' } : { cart: [...updated, item], outcome: 'added' };
}

/** "Add to cart": adds `quantity` units to the item. Follows the rules of `setQuantity`. */
export function addUnits(
  cart: Cart,
  product: Product,
  quantity: number,
  options: ChosenOptions = {},
): CartChange {
  if (!(quantity > 0)) return { cart, outcome: 'ignored' };
  const present = cart.find((item) => item.id === getCartItemId(product.id, options));
  return setQuantity(cart, product, quantity + (present?.quantity ?? 0), options);
}

/** A product for the initial cart. */
export interface CartSample {
  product: Product;
  quantity: number;
}

const INITIAL_ITEMS = 3;

/** R-CART-6: the first three samples in stock, in their quantities, or fewer units when the stock is lower. */
export function createInitialCart(samples: readonly CartSample[]): Cart {
  return samples
    .filter(({ product }) => product.stock > 0)
    .slice(0, INITIAL_ITEMS)
    .map(({ product, quantity }) => ({
      id: product.id,
      product,
      productId: product.id,
      quantity: Math.min(quantity, product.stock),
      isSample: true,
    }));
}

function parseOptions(value: unknown): ChosenOptions | undefined {
  const { color, size } = parseRecord(value) ?? {};
  return omitEmptyOptions({
    ...(typeof color === 'string' && { color }),
    ...(typeof size === 'string' && { size }),
  });
}

function parseItem(value: unknown): CartItem | undefined {
  const stored = parseRecord(value);
  const product = parseProduct(stored?.product);
  const quantity = stored?.quantity;
  if (!stored || !product || typeof quantity !== 'number') return undefined;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) return undefined;
  const options = parseOptions(stored.options);
  const id = getCartItemId(product.id, options);
  if (stored.id !== id || stored.productId !== product.id) return undefined;
  return {
    id,
    product,
    productId: product.id,
    quantity,
    ...(options && { options }),
    ...(stored.isSample === true && { isSample: true }),
  };
}

/** R-CART-7: a stored cart without its invalid and repeated items. `undefined` when the value is no array. Never throws. */
export function parseCart(value: unknown): Cart | undefined {
  const items = parseList(value, parseItem);
  if (!items) return undefined;
  const byId = new Map(items.map((item) => [item.id, item]));
  return [...byId.values()].slice(0, MAX_CART_LINES);
}
