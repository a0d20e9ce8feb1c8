import type { Paise } from '../money/money';
import type { DisputeState } from '../payments/dispute';
import type { RefundState } from '../payments/payment';
import type { LineUnits } from './line-units';
import type { ReturnState } from './order-return';

/**
 * `status`: the order got a new status · `payment`: money arrived · `refund`: money went back · `dispute`: the
 * bank of the buyer claims money back, or the claim was decided · `return`: a return changed its state · `address`: the delivery address was changed · `note`: an internal note, which only staff see
 */
export const ORDER_EVENT_KINDS = [
  'status',
  'payment',
  'refund',
  'dispute',
  'return',
  'address',
  'note',
] as const;
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

/** How an order came that staff entered for its buyer (R-ORDER-17). */
export const ORDER_CHANNELS = ['phone', 'email', 'in-person'] as const;
export type OrderChannel = (typeof ORDER_CHANNELS)[number];

/** Facts of an event besides its note. Only the members that fit the kind are present. */
export interface OrderEventDetails {
  /** Of the status `placed` of an order that staff entered. */
  channel?: OrderChannel;
  /** Of the status `shipped`. */
  carrier?: string;
  trackingUrl?: string;
  /** Of a payment, refund or dispute. Absent when a pending refund was transferred. */
  amount?: Paise;
  /** Of a refund: its part that went back to a gift card. */
  cardAmount?: Paise;
  /** The provider's id of a payment, refund or dispute, such as a UTR. */
  reference?: string;
  /** Of a refund of units: which ones. */
  lines?: LineUnits;
  /** Of a refund: money beyond what the order costs. */
  isExcess?: boolean;
  /** Of a payment that differs: the amount that the payment page asked for. */
  expected?: Paise;
  /** Of a payment in another currency than that of the shop. It is not recorded. */
  currency?: string;
  /** Of a refund that staff sent again: the one that was stuck. */
  isSentAgain?: boolean;
  refundId?: string;
  /** Of a refund whose provider reported its state. */
  refundState?: RefundState;
  /** Of a dispute. */
  disputeState?: DisputeState;
  /** Of a return: which one, and its new state. */
  returnId?: string;
  returnState?: ReturnState;
  invoiceNumber?: string;
}
