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

/** The availability of a product with its text for the user. */
export function getAvailability(stock: number): Availability {
  if (stock <= 0) return { state: 'sold-out', text: 'Sold out' };
  if (stock <= LOW_STOCK_THRESHOLD) return { state: 'few-left', text: `Only ${stock} left` };
  return { state: 'in-stock', text: 'In stock' };
}
