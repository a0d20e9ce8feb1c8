import type { Paise } from '../money/money';
import type { Address, BuyerContact } from './checkout-schema';
import type { OrderState } from './order-status';

/** Taxable value from which an invoice names its recipient: Central Goods and Services Tax Rules, 2017, rule 46(e). */
export const NAMED_INVOICE_THRESHOLD: Paise = 50_000_00;

/** What the privacy notice and the page on leaving say of orders; `keptOfBuyer` and `isClosed` below do it. */
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
  /** After discounts, before tax. */
  taxable: Paise;
}

const onlyTheState = ({ state }: Address): Address => ({ line1: '', city: '', state, pin: '' });

/** What stays of somebody in an order once they have left: empty text stands where something was taken out. */
export function anonymiseBuyer({ contact, delivery, billing, gstin, taxable }: InvoicedOrder): OrderBuyer {
  const isNamed = gstin !== null || taxable >= NAMED_INVOICE_THRESHOLD;
  const invoiceGoesElsewhere = gstin !== null && billing !== null;
  return {
    contact: { name: isNamed ? contact.name : '', email: '', phone: '' },
    delivery: isNamed && !invoiceGoesElsewhere ? delivery : onlyTheState(delivery),
    billing: isNamed ? billing : null,
    gstin,
    notes: null,
  };
}

/** Nothing is to be brought, paid or paid back any more. */
export const isOrderClosed = ({ status, paid }: OrderState): boolean =>
  status === 'delivered' || status === 'refunded' || (status === 'cancelled' && !paid);
