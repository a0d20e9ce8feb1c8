import { getIssuedKind } from '../orders/issued-kind';

/** In units. Up to this stock, pages show how many are left. */
export const LOW_STOCK_THRESHOLD = 5;

export interface Availability {
  state: 'in-stock' | 'few-left' | 'sold-out';
  text: string;
}

/** Units available to one cart item when other items of the product hold `unitsInOtherItems`. */
export function calculateAvailableUnits(stock: number, unitsInOtherItems = 0): number {
  return Math.max(0, stock - unitsInOtherItems);
}

/** The availability of goods, or of one variant of them, with its text for the user. */
export function getAvailability(stock: number): Availability {
  if (stock <= 0) return { state: 'sold-out', text: 'Sold out' };
  if (stock <= LOW_STOCK_THRESHOLD) return { state: 'few-left', text: `Only ${stock} left` };
  return { state: 'in-stock', text: 'In stock' };
}

interface StockedProduct {
  id: string;
  categoryId?: string | undefined;
  /** The exact one, or the shown one: see shown-stock.ts. */
  stock: number;
}

/** Whether the units of a product are seats at an event. */
export const isSeat = ({ id, categoryId }: Omit<StockedProduct, 'stock'>): boolean =>
  getIssuedKind({ productId: id, categoryId }) === 'ticket';

/** The availability of a product with its text for the user. The units of an event are seats. */
export function getProductAvailability(product: StockedProduct): Availability {
  const { state, text } = getAvailability(product.stock);
  if (state === 'sold-out' || !isSeat(product)) return { state, text };
  if (state === 'in-stock') return { state, text: 'Seats available' };
  return { state, text: product.stock === 1 ? 'Only 1 seat left' : `Only ${product.stock} seats left` };
}

/** The exact stock with its text for staff. */
export function formatStock(product: StockedProduct): string {
  if (!isSeat(product)) return `${product.stock} in stock`;
  return product.stock === 1 ? '1 seat left' : `${product.stock} seats left`;
}

/**
 * `delivery`: goods arrived · `return`: a buyer sent goods back · `damage`, `loss`: goods can not be sold · `count`: a count
 * found another number · `correction`: an earlier entry was wrong
 */
export const STOCK_MOVEMENT_REASONS = [
  'delivery',
  'return',
  'damage',
  'loss',
  'count',
  'correction',
] as const;
export type StockFormReason = (typeof STOCK_MOVEMENT_REASONS)[number];

/**
 * `refund`: units that were refunded before they were sent · `event`: the event of the seats has begun. Staff do not choose these.
 */
export type StockMovementReason = StockFormReason | 'refund' | 'event';
