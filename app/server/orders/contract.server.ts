import type { Address, Checkout, Contact, PaymentMethod } from '~/domain/checkout';
import type { OrderActor, OrderStatus } from '~/domain/order';
import type { OrderLine } from '~/domain/order-lines';
import type { PricedCart } from '~/domain/pricing';
import type { Product } from '~/domain/product';
import type { LineChange, Quote } from '~/domain/quote';

/** `checkout` has passed checkoutSchema; `lines` and `key` are checked again here. */
export interface PlaceRequest {
  /** The idempotency key: a uuid that the browser made for this submission. */
  key: string;
  lines: readonly OrderLine[];
  checkout: Checkout;
}

export type PlaceResult =
  | { kind: 'placed'; orderId: string; number: string; accessKey: string; repeated: boolean }
  /** Nothing was taken: something differs from what was shown. `quote` is how it stands now. */
  | { kind: 'changed'; changes: LineChange[]; quote: Quote }
  /** This key already made an order of other contents. The key is a secret of whoever sent both: the link is theirs. */
  | { kind: 'key-conflict'; number: string; accessKey: string }
  | { kind: 'invalid'; faults: string[] };

export interface OrderedLine {
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
  contact: Contact;
  delivery: Address;
  billing?: Address;
  gstin?: string;
  paymentMethod: PaymentMethod;
  notes?: string;
  lines: OrderedLine[];
  /** As agreed when the order was placed; lines in the order of `lines`. */
  priced: PricedCart;
  events: OrderEvent[];
}

export interface OrdersOptions {
  /** Signs the secret links of orders. Another secret makes all links given out before worthless. */
  secret: string;
  clock: () => Date;
  /** Begins every order number; two to four capital letters. */
  numberPrefix?: string;
}

export interface Orders {
  /**
   * Seed §9 and SPEC Shop: priced by the server from the database, in one transaction, never more than there is in
   * stock. The same key with the same contents gives the same order again, whatever happened to the stock meanwhile.
   */
  place(request: PlaceRequest): Promise<PlaceResult>;
  /** `null` for an unknown number and for a wrong key alike. */
  orderByNumber(number: string, accessKey: string): Promise<Order | null>;
  /** The key of an order's secret link. */
  accessKeyOf(orderId: string): string;
}
