import type { Paise } from '../money/money';

/** From this taxable value an invoice names its recipient: Central Goods and Services Tax Rules, 2017, rule 46(e). */
export const NAMED_INVOICE_THRESHOLD: Paise = 50_000_00;

/** The category of event seats and gift cards: none of its products is shipped. */
export const EVENTS_CATEGORY_ID = 'events';

export const GIFT_CARD_PRODUCT_ID = 'gift-card';

/** What is issued for each unit of a product when its order is paid. */
export type IssuedKind = 'gift-card' | 'ticket';

export interface SoldProduct {
  productId: string;
  /** Absent for a product that was deleted. */
  categoryId?: string | null | undefined;
}

/** Everything else of the events is a seat. `undefined` for a product that is sent. */
export function getIssuedKind({ productId, categoryId }: SoldProduct): IssuedKind | undefined {
  if (productId === GIFT_CARD_PRODUCT_ID) return 'gift-card';
  return categoryId === EVENTS_CATEGORY_ID ? 'ticket' : undefined;
}

/** What decides how a cart is delivered. Lines without units, such as sold-out ones, do not count. */
interface SoldCart {
  lines: readonly { product: { id: string; categoryId?: string | null | undefined }; quantity: number }[];
  priced: { taxable: Paise };
}

/** How a cart is delivered. */
export interface DeliveryNeeds {
  /** Nothing is shipped: no street address is asked for, and none is stored (R-CHECKOUT-2). */
  isDeliveredByEmail: boolean;
  /** The invoice must name its recipient with an address. */
  isInvoiceNamed: boolean;
  /** Another person can get the code of a gift card (R-GIFT-7). */
  hasGiftCard: boolean;
}

/** R-CHECKOUT-2: for browser and server. A cart without units is shipped. */
export function getDeliveryNeeds({ lines, priced }: SoldCart): DeliveryNeeds {
  const kinds = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ product: { id: productId, categoryId } }) => getIssuedKind({ productId, categoryId }));
  return {
    isDeliveredByEmail: kinds.length > 0 && kinds.every((kind) => kind !== undefined),
    isInvoiceNamed: priced.taxable >= NAMED_INVOICE_THRESHOLD,
    hasGiftCard: kinds.includes('gift-card'),
  };
}

/** What the form of a cart asks for. Lines without stock count too: the form can have taken the last units already, when it is sent again. */
export const getFormNeeds = ({ lines, priced }: SoldCart): DeliveryNeeds =>
  getDeliveryNeeds({ priced, lines: lines.map(({ product }) => ({ product, quantity: 1 })) });
