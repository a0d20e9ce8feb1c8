import { normaliseSearchText } from '../text/search-text';

/** Drafts and deleted products are not in the shop. A deleted one is only in the list of deleted products. */
export const PRODUCT_STATES = ['draft', 'published', 'deleted'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

export const STAFF_PRODUCTS_PER_PAGE = 50;

const MAX_SEARCH = 80;
export const PRODUCT_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MAX_PRODUCT_ID = 60;

/** Pages of the back office have these words in place of an id. */
export const RESERVED_PRODUCT_IDS: readonly string[] = ['new', 'import', 'categories', 'stock-count'];

/** Also the id of a category. */
export const isProductId = (text: string) => text.length <= MAX_PRODUCT_ID && PRODUCT_ID.test(text);

/** The product beside which a page of the list begins. The list has the newest product first. */
export interface ProductCursor {
  direction: 'older' | 'newer';
  id: string;
}

/** Which products staff see. The URL holds all of it. */
export interface StaffProductQuery {
  /** A part of the name, or the id. */
  q: string;
  /** Without one, all products that are not deleted. */
  state?: ProductState;
  /** Id of a category. */
  category?: string;
  /** At most LOW_STOCK_THRESHOLD units. */
  isLow: boolean;
  isOnSale: boolean;
  cursor?: ProductCursor;
}

function parseCursor(params: URLSearchParams): ProductCursor | undefined {
  for (const direction of ['older', 'newer'] as const) {
    const id = params.get(direction) ?? '';
    if (isProductId(id)) return { direction, id };
  }
  return undefined;
}

/** Reads a query from any URL. Invalid values are left out. Never throws. */
export function parseStaffProductQuery(params: URLSearchParams): StaffProductQuery {
  const state = PRODUCT_STATES.find((name) => name === params.get('state'));
  const category = params.get('category') ?? '';
  const cursor = parseCursor(params);
  return {
    q: normaliseSearchText(params.get('q') ?? '', MAX_SEARCH),
    isLow: params.get('stock') === 'low',
    isOnSale: params.get('sale') === 'on',
    ...(state && { state }),
    ...(isProductId(category) && { category }),
    ...(cursor && { cursor }),
  };
}

/** The canonical form of a query: fixed order, without defaults. */
export function serialiseStaffProductQuery(query: StaffProductQuery): URLSearchParams {
  const { q, state, category, isLow, isOnSale, cursor } = query;
  return new URLSearchParams([
    ...(q ? [['q', q]] : []),
    ...(state ? [['state', state]] : []),
    ...(category ? [['category', category]] : []),
    ...(isLow ? [['stock', 'low']] : []),
    ...(isOnSale ? [['sale', 'on']] : []),
    ...(cursor ? [[cursor.direction, cursor.id]] : []),
  ]);
}

/** Whether the query shows all products. */
export const isUnfilteredProductQuery = ({
  q,
  state,
  category,
  isLow,
  isOnSale,
}: StaffProductQuery): boolean => !q && !state && !category && !isLow && !isOnSale;

const toPlainLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Whether a name has letters that its id has not, so that different names can have the same one: those of other scripts. */
export const hasOtherLetters = (name: string): boolean =>
  /[\p{L}\p{N}]/u.test(toPlainLetters(name).replace(/[a-z0-9]/g, ''));

/** The readable id of a product, from its name: "Café mug, blue" → `cafe-mug-blue`. `fallback` for a name without Latin letters. */
export function createProductId(name: string, fallback = 'product'): string {
  const words = toPlainLetters(name).match(/[a-z0-9]+/g);
  return (words?.join('-') ?? fallback).slice(0, MAX_PRODUCT_ID - 4).replace(/-$/, '');
}
