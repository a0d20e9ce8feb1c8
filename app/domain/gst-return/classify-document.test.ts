import { expect, test } from 'vitest';
import { classifyDocument, getLargeB2cLimit } from './classify-document';
import { createGstInvoice, createGstNote } from './fixtures/gst-documents';

const GSTIN = '27AAPFU0939F1ZV';
/** Rs. 1,00,000.30 and Rs. 99,999.99 with 18 %. */
const ABOVE = 84_746_00;
const BELOW = 84_745_75;

test.each([
  ['2017-07-01', 2_50_000_00],
  ['2024-07-31', 2_50_000_00],
  ['2024-08-01', 1_00_000_00],
  ['2026-11-29', 1_00_000_00],
])('the limit of large invoices on %s', (day, limit) => expect(getLargeB2cLimit(day)).toBe(limit));

test.each([
  ['with a GSTIN, in the State', { value: 100_00, state: 'Karnataka', gstin: GSTIN }, '4A'],
  ['with a GSTIN, large and inter-State', { value: ABOVE, gstin: GSTIN }, '4A'],
  ['without a GSTIN, above the limit, inter-State', { value: ABOVE }, '5'],
  ['without a GSTIN, below the limit, inter-State', { value: BELOW }, '7'],
  ['at 0 %, large and inter-State', { value: ABOVE, taxRateBasisPoints: 0 }, '8'],
  ['without a GSTIN, above the limit, in the State', { value: ABOVE, state: 'Karnataka' }, '7'],
  ['at 0 %, with a GSTIN', { value: 100_00, gstin: GSTIN, taxRateBasisPoints: 0 }, '8'],
])('R-INVOICE-6: an invoice %s', (_, sold, table) =>
  expect(classifyDocument(createGstInvoice(sold))).toBe(table),
);

test('an invoice of exactly the limit is no large one', () => {
  const invoice = createGstInvoice({ value: 100_00 });
  expect(classifyDocument({ ...invoice, invoiceTotal: 1_00_000_00 })).toBe('7');
  expect(classifyDocument({ ...invoice, invoiceTotal: 1_00_000_01 })).toBe('5');
});

test.each([
  ['of a registered buyer', createGstInvoice({ value: ABOVE, gstin: GSTIN }), '9B-registered'],
  ['of a large invoice', createGstInvoice({ value: ABOVE }), '9B-unregistered'],
  ['of a small invoice', createGstInvoice({ value: BELOW }), '7'],
  ['of a large invoice in the State', createGstInvoice({ value: ABOVE, state: 'Karnataka' }), '7'],
  ['of an invoice at 0 %', createGstInvoice({ value: 100_00, taxRateBasisPoints: 0 }), '8'],
  ['of an invoice before the limit was changed', createGstInvoice({ value: ABOVE }, '2024-07-31'), '7'],
  ['of an invoice after it', createGstInvoice({ value: ABOVE }, '2024-08-01'), '9B-unregistered'],
])('R-INVOICE-6: a credit note %s is where its invoice puts it', (_, invoice, table) =>
  expect(classifyDocument(createGstNote(invoice, 1_00))).toBe(table),
);
