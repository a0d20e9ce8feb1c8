import type { Paise } from '../money/money';
import type { Address, BuyerContact } from './checkout-schema';
import type { OrderState } from './order-status';

/** From this taxable value an invoice names its recipient: Central Goods and Services Tax Rules, 2017, rule 46(e). */
export const NAMED_INVOICE_THRESHOLD: Paise = 50_000_00;

/** The text about orders in the privacy notice and on the account deletion page. The functions below implement it. */
export const ORDER_RETENTION_TEXT = [
  'Number, lines, prices and tax stay for as long as tax law asks.',
  'The person is taken out: name, e-mail address, phone number, note and addresses, of which only the state stays, for the tax.',
  'An invoice made out to a GSTIN, or for Rs. 50,000 and more before tax, has to keep its name and address.',
  'An order that nobody has paid is cancelled; one that is on its way keeps what the courier and a refund need until it is closed.',
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

const keepStateOnly = ({ state }: Address): Address => ({ line1: '', city: '', state, pin: '' });

/**
 * The buyer of an order after account deletion. Removed text becomes an empty string. The state stays, because the tax
 * depends on it. Name and address of the invoice stay when the invoice must name its recipient.
 */
export function anonymiseBuyer({ contact, delivery, billing, gstin, taxable }: InvoicedOrder): OrderBuyer {
  const isInvoiceNamed = gstin !== null || taxable >= NAMED_INVOICE_THRESHOLD;
  const hasOtherInvoiceAddress = gstin !== null && billing !== null;
  return {
    contact: { name: isInvoiceNamed ? contact.name : '', email: '', phone: '' },
    delivery: isInvoiceNamed && !hasOtherInvoiceAddress ? delivery : keepStateOnly(delivery),
    billing: isInvoiceNamed ? billing : null,
    gstin,
    notes: null,
  };
}

/** Whether nothing remains to be delivered, paid or refunded. */
export const isOrderClosed = ({ status, paid }: OrderState): boolean =>
  status === 'delivered' || status === 'refunded' || (status === 'cancelled' && !paid);
