import type { User } from '../auth/user';
import type { Product } from '../catalogue/product';
import type { Paise } from '../money/money';
import type { PricedCart } from '../pricing/pricing';
import type { Address, BuyerContact, PaymentMethod } from './checkout-schema';
import type { OrderActor, OrderStatus } from './order-status';

/** A line of a placed order. */
export interface OrderLine {
  productId: string;
  name: string;
  quantity: number;
  options?: { color?: string; size?: string };
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
  /** The prices at the time of the order. Its lines have the same order as `lines`. */
  priced: PricedCart;
  /** Changes of status, the oldest first. */
  events: OrderEvent[];
  /** The email belongs to the buyer: the account or a link in an email proved it. */
  isEmailConfirmed: boolean;
  /** No email was sent, because the unconfirmed email had reached its limit. */
  isEmailWithheld: boolean;
}

/** An order as a list shows it. */
export interface OrderSummary {
  number: string;
  status: OrderStatus;
  createdAt: Date;
  orderTotal: Paise;
  lines: Pick<OrderLine, 'productId' | 'name' | 'quantity'>[];
}

/** A user owns the orders they placed while signed in, and those placed with their confirmed email. */
export type OrderOwner = Pick<User, 'id' | 'email' | 'emailVerified'>;
