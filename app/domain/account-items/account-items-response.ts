import { MAX_QUANTITY } from '../cart/cart';
import { parseProduct } from '../catalogue/parse-product';
import type { Product } from '../catalogue/product';
import type { ChosenOptions } from '../catalogue/product-variants';
import { isWholeNumber, parseList, parseRecord, parseText } from '../json/parse-unknown';
import type { AccountItems, AccountLine } from './account-items';

export const ACCOUNT_ITEMS_PATH = '/shop/account-items';

/** The items of an account at a time. */
export interface AccountState {
  /** The id of the user. */
  account: string;
  /** Grows with every change. 0 while the account never had an item. */
  revision: number;
  items: AccountItems;
}

export interface AccountItemsResponse extends AccountState {
  /** Current snapshots of the products that the request did not name. */
  products: readonly Product[];
}

function parseOptions(value: unknown): ChosenOptions | undefined {
  const stored = parseRecord(value);
  const color = parseText(stored?.color);
  const size = parseText(stored?.size);
  return color || size ? { ...(color && { color }), ...(size && { size }) } : undefined;
}

function parseLine(value: unknown): AccountLine | undefined {
  const line = parseRecord(value);
  const productId = parseText(line?.productId);
  const quantity = line?.quantity;
  if (!productId || !isWholeNumber(quantity, MAX_QUANTITY) || quantity === 0) return undefined;
  const options = parseOptions(line?.options);
  return { productId, quantity, ...(options && { options }) };
}

/** `undefined` for anything else. Never throws. */
export function parseAccountState(value: unknown): AccountState | undefined {
  const { account, revision, items } = parseRecord(value) ?? {};
  const stored = parseRecord(items);
  const id = parseText(account);
  const cart = parseList(stored?.cart, parseLine);
  const wishlist = parseList(stored?.wishlist, (entry) => parseText(entry));
  if (!id || !isWholeNumber(revision) || !cart || !wishlist) return undefined;
  return { account: id, revision, items: { cart, wishlist } };
}

/** `undefined` for anything else. Never throws. */
export function parseAccountItemsResponse(value: unknown): AccountItemsResponse | undefined {
  const state = parseAccountState(value);
  const products = parseList(parseRecord(value)?.products, parseProduct);
  return state && products && { ...state, products };
}
