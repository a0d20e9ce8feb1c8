import { getAvailability } from '~/domain/catalogue/stock';

/** How many seats an event has left. The number is shown only when few are left: see domain/catalogue/shown-stock. */
export function formatSeats(stock: number): string {
  const { state, text } = getAvailability(stock);
  if (state === 'sold-out') return text;
  if (state === 'in-stock') return 'Seats available';
  return stock === 1 ? 'Only 1 seat left' : `Only ${stock} seats left`;
}
