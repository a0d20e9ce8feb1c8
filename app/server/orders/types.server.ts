import type { CartLine } from '~/domain/cart/cart-line-schema';
import type { LineChange, Quote } from '~/domain/cart/quote';
import type { DiscountIssue } from '~/domain/discounts/discount-code';
import type { PhotoCheck } from '~/domain/files/attachment';
import type { Paise } from '~/domain/money/money';
import type { Address, Checkout } from '~/domain/orders/checkout-schema';
import type { DeliveryNeeds } from '~/domain/orders/issued-kind';
import type { IssuedUse } from '~/domain/orders/issued-use';
import type { BuyerOrderRow, Order } from '~/domain/orders/order';
import type { OrderChannel } from '~/domain/orders/order-event';
import type { StockChange } from '../catalogue/catalogue-change.server';
import type { ServiceDeps } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';

export interface OrderDeps extends ServiceDeps {
  /** Signs the secret links of orders. A new secret invalidates all earlier links. */
  secret: string;
  /** Without it, a return has no photo. */
  checkPhoto?: CheckPhoto;
}

export interface ReturnDeps extends OrderDeps, ContentDeps {}

/** Draws a photo again from its pixels, as WebP. `owner` has one photo in the queue at a time. */
export type CheckPhoto = (file: File, owner: string) => Promise<PhotoCheck>;

/** Messages by the name of a field. */
type CheckoutIssues = Record<string, string[] | undefined>;

/** Reads a form for what its cart needs. It may run more than once. */
export type ReadCheckout = (needs: DeliveryNeeds) => { checkout: Checkout } | { issues: CheckoutIssues };

/**
 * `checkout` has passed its schema, or is read when the products are locked: what the cart then holds decides what a form must have
 * (R-CHECKOUT-2). `placeOrder` checks `lines` and `key` again.
 */
export interface PlaceRequest {
  /** The idempotency key: a UUID that the browser makes for each checkout submission. */
  key: string;
  lines: readonly CartLine[];
  checkout: Checkout | ReadCheckout;
  /** The code of a discount or of a gift card, as typed. `amount`: what it takes off or pays, in paise, as the page showed it. */
  discount?: { code: string; amount?: Paise } | undefined;
  /** The signed-in user. */
  userId?: string | undefined;
  /** The member of staff who enters the order for its buyer, and how it came (R-ORDER-17). */
  enteredBy?: { userId: string; channel: OrderChannel } | undefined;
}

/** A request whose form is read. */
export type AcceptedRequest = Omit<PlaceRequest, 'checkout'> & { checkout: Checkout };

export type PlaceResult =
  | {
      kind: 'placed';
      orderId: string;
      number: string;
      accessKey: string;
      checkout: Checkout;
      repeated: boolean;
      /** The stock that this call changed. Empty for a repeated submission. */
      stock: StockChange[];
    }
  /** No order: something differs from what the buyer saw. `quote` is the present state. */
  | { kind: 'changed'; changes: LineChange[]; quote: Quote }
  /**
   * No order: the code does not apply (`issue`), or it takes off another amount than the buyer saw. `quote` is the present
   * state, with the code when it applies.
   */
  | { kind: 'discount-changed'; code: string; issue?: DiscountIssue; quote: Quote }
  /** This key has an order with other contents. Only its sender knows the key, so they may have the link. */
  | { kind: 'key-conflict'; number: string; accessKey: string }
  /** The form lacks something that the cart needs. */
  | { kind: 'incomplete'; issues: CheckoutIssues }
  | { kind: 'invalid'; issues: string[] };

/** The recipient of a parcel. */
export interface LastDelivery {
  name: string;
  phone: string;
  address: Address;
}

/** The two parts of the secret link of an order. */
export interface OrderLink {
  number: string;
  accessKey: string;
}

export interface OrderHistory {
  orders: BuyerOrderRow[];
  /** Number of all orders that match the query. */
  count: number;
  /** Years with orders, whatever the query; the latest first. */
  years: number[];
}

export type CancelResult =
  | { kind: 'cancelled'; order: Order }
  | { kind: 'already-cancelled'; order: Order }
  /** The order is packed or further. */
  | { kind: 'refused'; order: Order }
  /** A gift card of the order was spent, or a ticket was used. */
  | { kind: 'in-use'; use: IssuedUse; order: Order }
  | { kind: 'unknown' };
