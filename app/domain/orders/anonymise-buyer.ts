import type { Paise } from '../money/money';
import { type Address, type BuyerContact, toStateOnly } from './checkout-schema';
import { NAMED_INVOICE_THRESHOLD } from './issued-kind';
import type { OrderStatus } from './order-status';

/** The text about orders in the privacy notice and on the account deletion page. The functions below implement it. */
export const ORDER_RETENTION_TEXT = [
  'Number, lines, prices and tax stay for as long as tax law asks.',
  'The person is taken out: name, email address, phone number, note and addresses, of which only the state stays, for the tax.',
  'An order with a GSTIN, or for Rs. 50,000 and more before tax, has to keep the name and address of its invoice.',
  'An order that nobody has paid is cancelled; one that is on its way, or whose payment is disputed, keeps what the courier, the bank and a refund need until it is closed.',
  'The invoice of a project that is not paid stays due, with the name and address on it, until it is closed.',
  'A gift card that waits for its day keeps its recipient, its message and your name until it was sent.',
  'Invoices and credit notes that were issued stay as they are, with the name and address on them: the law asks for them unchanged, for 72 months after the annual return.',
  'Payments and refunds stay with the order, and so do tickets and gift cards, which stay valid. The reason and the photo of a return are deleted with the account.',
].join(' ');

export interface OrderBuyer {
  contact: BuyerContact;
  delivery: Address;
  billing: Address | null;
  gstin: string | null;
  notes: string | null;
}

interface InvoicedOrder extends OrderBuyer {
  /** In paise, after discounts, before tax. */
  taxable: Paise;
}

/**
 * The buyer of an order after account deletion. Removed text becomes an empty string. The state stays, because the tax
 * depends on it. Name and address of the invoice stay when the invoice must name its recipient.
 */
export function anonymiseBuyer({ contact, delivery, billing, gstin, taxable }: InvoicedOrder): OrderBuyer {
  const isInvoiceNamed = gstin !== null || taxable >= NAMED_INVOICE_THRESHOLD;
  const hasOtherInvoiceAddress = gstin !== null && billing !== null;
  return {
    contact: {
      name: isInvoiceNamed ? contact.name : '',
      email: '',
      phone: '',
      ...(isInvoiceNamed && contact.company !== undefined && { company: contact.company }),
    },
    delivery: isInvoiceNamed && !hasOtherInvoiceAddress ? delivery : toStateOnly(delivery.state),
    billing: isInvoiceNamed ? billing : null,
    gstin,
    notes: null,
  };
}

interface ClosableOrder {
  status: OrderStatus;
  /** A return waits for staff or for the parcel. */
  hasOpenReturn: boolean;
  /** A gift card waits for its day. */
  hasWaitingGift: boolean;
  /** A refund waits for its transfer or its provider: the buyer gets an email when it is made. */
  hasPendingRefund: boolean;
  /** A provider has not decided a dispute: staff answer it with what the order says. */
  hasOpenDispute: boolean;
  /** What must go back, in paise. */
  excess: Paise;
}

/** Whether nothing remains to be delivered, paid, returned or refunded. */
export const isOrderClosed = ({
  status,
  hasOpenReturn,
  hasWaitingGift,
  hasPendingRefund,
  hasOpenDispute,
  excess,
}: ClosableOrder): boolean =>
  !hasOpenReturn &&
  !hasWaitingGift &&
  !hasPendingRefund &&
  !hasOpenDispute &&
  excess === 0 &&
  (status === 'delivered' || status === 'refunded' || status === 'cancelled');
