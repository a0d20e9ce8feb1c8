/** From this many units down, people are told how many are left. */
export const LOW_STOCK_THRESHOLD = 5;

export interface Availability {
  state: 'in-stock' | 'few-left' | 'sold-out';
  text: string;
}

/** Units that one line may still hold when `onOtherLines` of the same product are in the cart already. */
export function availableUnits(stock: number, onOtherLines = 0): number {
  return Math.max(0, stock - onOtherLines);
}

/** Whether `quantity` units can be taken from a stock. Whole units from 1 up only. */
export function hasEnoughStock(stock: number, quantity: number): boolean {
  return Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= stock;
}

export function getAvailability(stock: number): Availability {
  if (stock <= 0) return { state: 'sold-out', text: 'Sold out' };
  if (stock <= LOW_STOCK_THRESHOLD) return { state: 'few-left', text: `Only ${stock} left` };
  return { state: 'in-stock', text: 'In stock' };
}
