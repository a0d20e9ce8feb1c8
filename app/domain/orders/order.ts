import type { User } from '../auth/user';
import type { Product } from '../catalogue/product';
import type { ChosenOptions } from '../catalogue/product-variants';
import type { InvoiceSummary } from '../invoices/invoice';
import type { Paise } from '../money/money';
import type { PaymentBalance, PaymentProviderId, RefundState } from '../payments/payment';
import type { CancellationRefund } from '../payments/split-refund';
import type { PricedCart } from '../pricing/pricing';
import type { Address, BuyerContact, PaymentMethod } from './checkout-schema';
import type { LineUnits } from './line-units';
import type { OrderChannel } from './order-event';
import type { ReturnState } from './order-return';
import type { OrderActor, OrderStatus } from './order-status';

/** A line of a placed order. */
export interface OrderLine {
  productId: string;
  name: string;
  quantity: number;
  options?: ChosenOptions;
  /** List price of one unit at the time of the order, in paise. */
  price: Paise;
  /** Discount on one unit at the time of the order, in paise. */
  unitDiscount: Paise;
  sale?: Product['sale'];
}

export interface OrderEvent {
  status: OrderStatus;
  actor: OrderActor;
  note?: string;
  at: Date;
}

/** Money that arrived. */
export interface ReceivedPayment {
  id: string;
  provider: PaymentProviderId;
  /** The provider's id of the payment, or the UTR of a transfer. */
  reference: string;
  amount: Paise;
  receivedAt: Date;
  /** What the gift card was worth after it. */
  leftOnCard?: Paise;
}

/** Money that goes back. */
export interface OrderRefund {
  id: string;
  amount: Paise;
  /** Absent when the refund is not for lines. */
  lines?: LineUnits;
  reason: string;
  state: RefundState;
  /** The provider's id of the refund, or the UTR of the transfer. Absent until it is sent. */
  reference?: string;
  createdAt: Date;
  doneAt?: Date;
}

export interface OrderReturn {
  id: string;
  state: ReturnState;
  lines: LineUnits;
  /** Written by the buyer. */
  reason: string;
  hasPhoto: boolean;
  /** The latest note of staff to the buyer, such as why the return is rejected. */
  note?: string;
  createdAt: Date;
  closedAt?: Date;
  /** Of one whose state is `refunded`: no money went back with it, for example because it went back before. */
  isWithoutMoney?: true;
}

/** How a parcel is sent. */
export interface Tracking {
  carrier?: string;
  url?: string;
}

export interface Order {
  id: string;
  number: string;
  status: OrderStatus;
  paid: boolean;
  /** Tickets and gift cards alone: nothing is shipped, and `delivery` has only the state, for the tax. */
  isDeliveredByEmail: boolean;
  createdAt: Date;
  /** How it came, when staff entered it. Absent: its buyer placed it on the site. */
  channel?: OrderChannel;
  contact: BuyerContact;
  delivery: Address;
  billing?: Address;
  gstin?: string;
  paymentMethod: PaymentMethod;
  notes?: string;
  lines: OrderLine[];
  /** The prices at the time of the order. Its lines have the same order as `lines`. */
  priced: PricedCart;
  /** Changes of status, the oldest first. */
  events: OrderEvent[];
  /** Counts changes. A form sends it back, so that nobody overwrites a change unseen. */
  version: number;
  /** The oldest first, as are refunds and returns. */
  payments: ReceivedPayment[];
  refunds: OrderRefund[];
  returns: OrderReturn[];
  /** Invoice and credit notes. */
  invoices: InvoiceSummary[];
  balance: PaymentBalance;
  /** What goes back when it is cancelled. */
  cancellation: CancellationRefund;
  /** Of a parcel that was sent. */
  tracking?: Tracking;
  /** Of the invoice of a milestone: the last day for its payment, as an ISO day (R-BILLING-2). */
  dueOn?: string;
  /** When an order that is not paid will be cancelled (R-ORDER-8). */
  paymentDeadline?: Date;
  /** Until when a return can be requested (R-ORDER-7). Absent until the delivery. */
  returnDeadline?: Date;
  /** The units that no refund and no open return has. */
  returnableUnits: LineUnits;
  /** The email belongs to the buyer: the account or a link in an email proved it. */
  isEmailConfirmed: boolean;
  /** No email was sent, because the unconfirmed email had reached its limit. */
  isEmailWithheld: boolean;
  /** The data of the buyer was removed: nothing about a person is added any more. */
  isAnonymised?: true;
}

/** When an order was paid that is to be packed now. `undefined` for any other one. */
export const getPackingStart = ({
  status,
  isDeliveredByEmail,
  events,
}: Pick<Order, 'status' | 'isDeliveredByEmail' | 'events'>): Date | undefined =>
  status === 'paid' && !isDeliveredByEmail
    ? events.findLast((event) => event.status === 'paid')?.at
    : undefined;

/** An order as a list shows it. */
export interface BuyerOrderRow {
  number: string;
  status: OrderStatus;
  createdAt: Date;
  orderTotal: Paise;
  lines: Pick<OrderLine, 'productId' | 'name' | 'quantity'>[];
}

/** A user owns the orders they placed while signed in, and those placed with their confirmed email. */
export type OrderOwner = Pick<User, 'id' | 'email' | 'emailVerified'>;

/** The lines of an address on a parcel. An address of an anonymised order has only its state. */
export function formatAddressLines({ line1, line2, city, state, pin }: Address): string[] {
  return [line1, line2 ?? '', `${city} ${pin}`.trim(), state].filter((line) => line !== '');
}

const normalise = (text = '') => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether a courier would bring a parcel to the same door. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  (['line1', 'line2', 'city', 'state', 'pin'] as const).every(
    (part) => normalise(one[part]) === normalise(other[part]),
  );
