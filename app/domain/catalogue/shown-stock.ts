import { MAX_QUANTITY } from '../cart/cart';
import { LOW_STOCK_THRESHOLD } from './stock';

/** Above FEW_LEFT a page tells a stock only as "up to" the next of these. They bound a quantity and are never text. */
const STEPS = [10, 20, 50, 100, 200, 500, MAX_QUANTITY] as const;

/**
 * The stock that pages are made from. Exact from 0 to FEW_LEFT, because pages write that number. Above it the next
 * step, so that most orders change no page; never less than what one line can hold, so that no page refuses a quantity
 * that the shop has. Quotes and orders use the exact stock.
 */
export function shownStock(stock: number): number {
  if (stock <= LOW_STOCK_THRESHOLD) return Math.max(0, stock);
  return STEPS.find((step) => stock <= step) ?? MAX_QUANTITY;
}

/**
 * What a new stock changes on pages. `none`: every page stays as it is. `amount`: pages that show this product.
 * `availability`: also pages that count, sort or leave out products by whether they can be bought.
 */
export type ShownStockChange = 'none' | 'amount' | 'availability';

export function shownStockChange(from: number, to: number): ShownStockChange {
  if (shownStock(from) === shownStock(to)) return 'none';
  return from > 0 === to > 0 ? 'amount' : 'availability';
}
