import type { Sale } from '../catalogue/product';
import type { InvoiceContent, InvoiceKind } from '../invoices/invoice';
import type { Paise } from '../money/money';
import type { OrderStatus } from '../orders/order-status';
import type { RefundState } from '../payments/payment';

interface BooksLine {
  name: string;
  quantity: number;
  price: Paise;
  sale: Sale | null;
  unitDiscount: Paise;
  codeDiscount: Paise;
}

interface BooksRefund {
  id: string;
  paymentId: string | null;
  amount: Paise;
  lines: Readonly<Record<number, number>> | null;
  /** The lost dispute by which the bank took the money. */
  disputeId: string | null;
  state: RefundState;
  doneAt: Date | null;
  /** Absent unless its provider reported that it failed. */
  failedAt?: Date | undefined;
}

export interface BooksDocument {
  kind: InvoiceKind;
  number: string;
  financialYear: string;
  position: number;
  /** ISO day in India. */
  issuedOn: string;
  total: Paise;
  refundId: string | null;
  createdAt: Date;
  content: Pick<InvoiceContent, 'orderNumber' | 'taxable' | 'total'> & {
    lines: readonly { taxable: Paise }[];
    taxes: readonly { amount: Paise }[];
  };
}

/** Everything that is stored about an order, as it is stored. Amounts in paise. */
export interface BooksOrder {
  number: string;
  status: OrderStatus;
  hasPaidAt: boolean;
  /** Of the invoice of a milestone, which is issued before the payment. */
  dueOn: string | null;
  total: Paise;
  discount: Paise;
  codeDiscount: Paise;
  tax: Paise;
  orderTotal: Paise;
  taxRateBasisPoints: number;
  received: Paise;
  refunded: Paise;
  discountCode: string | null;
  /** In their order: the positions of refunded units count from here. */
  lines: readonly BooksLine[];
  /** The statuses that its events report. */
  reportedStatuses: readonly OrderStatus[];
  /** A payment differed from what its page asked for, so that it did not mark the order as paid. */
  hasMismatch: boolean;
  payments: readonly { id: string; reference: string; amount: Paise }[];
  refunds: readonly BooksRefund[];
  documents: readonly BooksDocument[];
  /** The discount codes whose uses name this order. */
  usedCodes: readonly string[];
}

/** Statuses in the sequence in which an order can have them. None of them is had twice. */
const SEQUENCE: readonly OrderStatus[] = [
  'placed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
];

/** The status to which the events lead. `undefined` without events. */
export const getReportedStatus = ({ reportedStatuses }: Pick<BooksOrder, 'reportedStatuses'>) =>
  SEQUENCE.findLast((status) => reportedStatuses.includes(status));

/** The units were put back on sale: the order ended before its parcel was sent. */
export const isReleased = ({ reportedStatuses }: Pick<BooksOrder, 'reportedStatuses'>): boolean =>
  !reportedStatuses.includes('shipped') &&
  (reportedStatuses.includes('cancelled') || reportedStatuses.includes('refunded'));

export const sumAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);
