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

/** `refund`: units that were refunded before they were sent. Staff do not choose it. */
export type StockMovementReason = StockFormReason | 'refund';
