import type { User } from '~/domain/auth/user';
import type { CartLine } from '~/domain/cart/order-line-schema';
import type { LineChange, Quote } from '~/domain/cart/quote';
import type { Product } from '~/domain/catalogue/product';
import type { Address, BuyerContact, Checkout, PaymentMethod } from '~/domain/orders/checkout-schema';
import type { OrderHistoryQuery } from '~/domain/orders/order-history-query';
import type { OrderActor, OrderStatus } from '~/domain/orders/order-status';
import type { PricedCart } from '~/domain/pricing/pricing';
import type { StockChange } from '../catalogue/catalogue-change.server';

/** `checkout` has passed checkoutSchema; `lines` and `key` are checked again here. */
export interface PlaceRequest {
  /** The idempotency key: a uuid that the browser made for this submission. */
  key: string;
  lines: readonly CartLine[];
  checkout: Checkout;
  /** Who is signed in while it is sent. */
  userId?: string | undefined;
}

export type PlaceResult =
  | {
      kind: 'placed';
      orderId: string;
      number: string;
      accessKey: string;
      repeated: boolean;
      /** What this call took out of stock: nothing when it is repeated. */
      stock: StockChange[];
    }
  /** Nothing was taken: something differs from what was shown. `quote` is how it stands now. */
  | { kind: 'changed'; changes: LineChange[]; quote: Quote }
  /** This key already made an order of other contents. The key is a secret of whoever sent both: the link is theirs. */
  | { kind: 'key-conflict'; number: string; accessKey: string }
  | { kind: 'invalid'; faults: string[] };

export interface OrderLine {
  productId: string;
  name: string;
  quantity: number;
  options?: { color?: string; size?: string };
  /** List price and discount of one unit in paise, as sold. */
  price: number;
  unitDiscount: number;
  sale?: Product['sale'];
}

export interface OrderEvent {
  status: OrderStatus;
  actor: OrderActor;
  note?: string;
  at: Date;
}

export interface Order {
  id: string;
  number: string;
  status: OrderStatus;
  paid: boolean;
  createdAt: Date;
  contact: BuyerContact;
  delivery: Address;
  billing?: Address;
  gstin?: string;
  paymentMethod: PaymentMethod;
  notes?: string;
  lines: OrderLine[];
  /** As agreed when the order was placed; lines in the order of `lines`. */
  priced: PricedCart;
  events: OrderEvent[];
  /** It was shown that the mail address is the buyer's: by the account it was ordered from, or by the link in a mail. */
  isEmailConfirmed: boolean;
  /** No mail was sent: the address had had as many as an unconfirmed one may get. */
  isEmailWithheld: boolean;
}

/** What the secret link of an order says. */
export interface OrderLink {
  number: string;
  accessKey: string;
}

/** Somebody's own orders: placed while signed in, or sent with an address that is confirmed to be theirs. */
export type OrderOwner = Pick<User, 'id' | 'email' | 'emailVerified'>;

/** An order as a list shows it. */
export interface OrderSummary {
  number: string;
  status: OrderStatus;
  createdAt: Date;
  /** In paise. */
  orderTotal: number;
  lines: Pick<OrderLine, 'productId' | 'name' | 'quantity'>[];
}

export interface OrderHistory {
  orders: OrderSummary[];
  /** Of all that fit the query. */
  count: number;
  /** Those with orders, whatever the query, the latest first. */
  years: number[];
}

export type CancelResult =
  | { kind: 'cancelled'; order: Order }
  /** It has gone too far, or was cancelled before. */
  | { kind: 'refused'; order: Order }
  | { kind: 'unknown' };

export interface OrdersOptions {
  /** Signs the secret links of orders. Another secret makes all links given out before worthless. */
  secret: string;
  clock: () => Date;
  /** Begins every order number; two to four capital letters. */
  numberPrefix?: string;
}

export interface Orders {
  /**
   * R-ORDER-1: priced by the server from the database, in one transaction, never more than there is in
   * stock. The same key with the same contents gives the same order again, whatever happened to the stock meanwhile.
   */
  place(request: PlaceRequest): Promise<PlaceResult>;
  /** `null` for an unknown number and for a wrong key alike. */
  getOrderByKey(number: string, accessKey: string): Promise<Order | null>;
  /** Whether `key`, of the mail to the buyer, can confirm its address: not any more once it has. */
  canConfirmEmail(link: OrderLink, key: string): Promise<boolean>;
  /** Marks the address as the buyer's own. False for a key that is not of this order. True also when it was before. */
  confirmEmail(link: OrderLink, key: string): Promise<boolean>;
  /** Newest first, ten on a page. */
  listOrders(owner: OrderOwner, query: OrderHistoryQuery): Promise<OrderHistory>;
  /** `null` for an unknown number and for somebody else's order alike. */
  getOwnOrder(owner: OrderOwner, number: string): Promise<Order | null>;
  /** Before it is packed. What was kept for it goes back on the shelf in the same transaction. */
  cancel(owner: OrderOwner, number: string): Promise<CancelResult>;
  /** The key of an order's secret link. */
  createAccessKey(orderId: string): string;
}
