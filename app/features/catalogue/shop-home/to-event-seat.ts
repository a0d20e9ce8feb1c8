import type { ListedProduct } from '../listed-product';
import type { EventSeat } from './event-seats';

interface Described {
  details: readonly { label: string; value: string }[];
}

/** A product with a date and a place is a seat; anything else (a gift card) is none. */
export function toEventSeat(product: ListedProduct, { details }: Described): EventSeat | undefined {
  const detail = (label: string) => details.find((entry) => entry.label === label)?.value;
  const when = detail('When');
  const where = detail('Where');
  return when && where ? { product, when, where } : undefined;
}
