import { EVENTS_CATEGORY_ID } from './events-category';

/** What is issued for each unit of a product when its order is paid. */
export type IssuedKind = 'gift-card' | 'ticket';

export const GIFT_CARD_PRODUCT_ID = 'gift-card';

interface SoldProduct {
  productId: string;
  /** Absent for a product that was deleted. */
  categoryId?: string | null | undefined;
}

/** Everything else of the events is a seat. `undefined` for a product that is sent. */
export function getIssuedKind({ productId, categoryId }: SoldProduct): IssuedKind | undefined {
  if (productId === GIFT_CARD_PRODUCT_ID) return 'gift-card';
  return categoryId === EVENTS_CATEGORY_ID ? 'ticket' : undefined;
}
