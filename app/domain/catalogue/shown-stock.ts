import { MAX_QUANTITY } from '../cart/cart';
import { LOW_STOCK_THRESHOLD } from './stock';

/** The values of a shown stock above LOW_STOCK_THRESHOLD. They limit a quantity; no page shows them as text. */
const STEPS = [10, 20, 50, 100, 200, 500, MAX_QUANTITY] as const;

/**
 * The stock that cached pages are rendered with, in units. It is exact from 0 to LOW_STOCK_THRESHOLD, because pages show
 * this number. Above, it is the next step, so that most orders change no cached page. It is never below the stock, up to
 * MAX_QUANTITY, so that no page refuses a quantity in stock. Quotes and orders use the exact stock.
 */
export function getShownStock(stock: number): number {
  if (stock <= LOW_STOCK_THRESHOLD) return Math.max(0, stock);
  return STEPS.find((step) => stock <= step) ?? MAX_QUANTITY;
}

/**
 * Which cached pages a new stock changes. `none`: no page. `amount`: pages that show this product.
 * `availability`: also pages that count, sort or filter products by availability.
 */
export type ShownStockChange = 'none' | 'amount' | 'availability';

/** Compares two exact stocks, in units. */
export function compareShownStock(from: number, to: number): ShownStockChange {
  if (getShownStock(from) === getShownStock(to)) return 'none';
  return from > 0 === to > 0 ? 'amount' : 'availability';
}
