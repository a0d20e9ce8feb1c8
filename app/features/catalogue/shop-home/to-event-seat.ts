import type { ListedProduct } from '~/domain/catalogue/product';
import type { EventSeat } from './event-seats';

interface ProductDetails {
  details: readonly { label: string; value: string }[];
}

/** Returns a seat for a product with date and place; `undefined` for any other, such as a gift card. */
export function toEventSeat(product: ListedProduct, { details }: ProductDetails): EventSeat | undefined {
  const findDetail = (label: string) => details.find((entry) => entry.label === label)?.value;
  const dateText = findDetail('When');
  const placeText = findDetail('Where');
  return dateText && placeText ? { product, dateText, placeText } : undefined;
}
