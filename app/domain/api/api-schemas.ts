import { z } from 'zod';
import { PRODUCT_STATES } from '../catalogue/staff-product-query';
import { INVOICE_KINDS } from '../invoices/invoice';
import { PAYMENT_METHODS } from '../orders/checkout-schema';
import { ORDER_STATUSES } from '../orders/order-status';
import { WEBHOOK_EVENTS } from '../webhooks/webhook-event';

// R-API-3: what the API answers. The types, and the description of the API in the OpenAPI format, come from these schemas.

const text = z.string();
const paise = z.int().describe('In paise.');
const day = z.iso.date();
const time = z.iso.datetime();

const address = z.strictObject({
  line1: text,
  line2: text.optional(),
  city: text,
  state: text,
  pin: text,
});

const contact = z.strictObject({ name: text, email: text, phone: text, company: text.optional() });

const orderLine = z.strictObject({
  productId: text,
  name: text,
  quantity: z.int(),
  options: z
    .strictObject({ color: text.optional(), size: text.optional() })
    .optional()
    .describe('What the buyer chose. The only colour or size of a product is not chosen.'),
  payable: paise.describe('What the line costs after its discounts, without tax, in paise.'),
});

export const apiOrderSchema = z.strictObject({
  number: text,
  version: z.int().describe('Counts the changes of the order.'),
  status: z.enum(ORDER_STATUSES),
  isPaid: z.boolean(),
  placedAt: time,
  url: z.url().describe('The page of the order in the back office.'),
  currency: text,
  paymentMethod: z.enum(PAYMENT_METHODS),
  total: paise.describe('With tax, in paise.'),
  tax: paise.describe('The part of the total that is tax, in paise.'),
  received: paise,
  refunded: paise,
  outstanding: paise.describe('What is still to be paid, in paise.'),
  lines: z.array(orderLine),
  invoices: z.array(
    z.strictObject({ kind: z.enum(INVOICE_KINDS), number: text, issuedOn: day, total: paise }),
  ),
  dueOn: day.optional().describe('The last day for the payment of an invoice of a project.'),
  tracking: z.strictObject({ carrier: text.optional(), url: text.optional() }).optional(),
  contact: contact
    .optional()
    .describe(
      'With the scope `contacts`, as are the addresses, the GSTIN and the note. Texts that are not known, or were removed with the account of the buyer, are empty.',
    ),
  delivery: address
    .optional()
    .describe(
      'Only the state is not empty when nothing is sent there (seats and gift cards alone), and mostly after the account of the buyer was deleted.',
    ),
  billing: address.optional(),
  gstin: text.optional(),
  notes: text.optional().describe('Written by the buyer with the order.'),
});
export type ApiOrder = z.output<typeof apiOrderSchema>;

export const apiOrderEventSchema = z.strictObject({
  id: z.uuid().describe('Ids of later events are greater.'),
  type: z.enum(WEBHOOK_EVENTS),
  at: time,
  orderNumber: text,
  details: z
    .record(text, z.unknown())
    .describe('More about some events, such as `amount` and `reference` of a payment.'),
});
export type ApiOrderEvent = z.output<typeof apiOrderEventSchema>;

const party = z.strictObject({
  name: text,
  address: z.array(text),
  state: text,
  stateCode: text,
  gstin: text.optional(),
});

const invoiceLine = z.strictObject({
  name: text,
  hsnCode: text,
  unit: z.enum(['NOS', 'OTH']),
  quantity: z.int(),
  unitPrice: paise,
  discount: paise,
  taxable: paise,
});

const invoiceTax = z.strictObject({
  label: z.enum(['CGST', 'SGST', 'IGST']),
  rateBasisPoints: z.int().describe('1 % is 100.'),
  amount: paise,
});

export const apiInvoiceSchema = z.strictObject({
  number: text,
  kind: z
    .enum(INVOICE_KINDS)
    .describe('The amounts of a credit note are not negative: it takes them from the invoice.'),
  issuedOn: day,
  orderNumber: text,
  currency: text,
  corrects: z
    .strictObject({ number: text, issuedOn: day })
    .optional()
    .describe('The invoice that a credit note corrects.'),
  reason: text.optional().describe('Of a credit note.'),
  dueOn: day.optional(),
  placeOfSupply: z.strictObject({ state: text, stateCode: text }),
  lines: z.array(invoiceLine),
  taxable: paise,
  taxes: z.array(invoiceTax),
  total: paise,
  supplier: party,
  buyer: party.optional().describe('With the scope `contacts`.'),
  delivery: party.optional(),
});
export type ApiInvoice = z.output<typeof apiInvoiceSchema>;

export const apiProductSchema = z.strictObject({
  id: text,
  version: z.int().describe('Counts changes by staff. An order does not count.'),
  name: text,
  state: z.enum(PRODUCT_STATES).exclude(['deleted']),
  url: z.url().describe('The page of the product in the shop, once it is published.'),
  categoryId: text.nullable(),
  hsnCode: text.describe('The HSN code or SAC that an invoice has for it.'),
  currency: text,
  price: paise.describe('The list price of one unit without tax, in paise.'),
  unitPrice: paise.describe('The price of one unit after its discount, without tax, in paise.'),
  stock: z.int().describe('Units of all variants.'),
  variants: z
    .array(z.strictObject({ color: text, size: text, stock: z.int() }))
    .describe(
      'Of a product with several colours or sizes: every combination on offer. An empty text stands for a product without colours or sizes.',
    ),
});
export type ApiProduct = z.output<typeof apiProductSchema>;

/** Of every refusal, as RFC 9457 describes. */
export const apiProblemSchema = z.strictObject({ title: text, status: z.int(), detail: text });
export type ApiProblem = z.output<typeof apiProblemSchema>;
