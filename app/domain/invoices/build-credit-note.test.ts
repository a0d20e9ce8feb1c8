import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Paise } from '../money/money';
import type { LineUnits } from '../orders/line-units';
import { calculateLinesRefund } from '../orders/refund-amount';
import { buildCreditNote, calculateCredit } from './build-credit-note';
import { buildInvoice } from './build-invoice';
import { anyInvoicedOrder, createInvoicedOrder, supplier } from './fixtures/invoice-fixtures';
import type { InvoiceContent } from './invoice';

const corrects = { number: 'INV/2627/000001', issuedOn: '2026-11-21' };
const sum = (amounts: readonly Paise[]) => amounts.reduce((total, amount) => total + amount, 0);

interface Refunded {
  amount: Paise;
  lines: LineUnits | null;
}

function creditAll(invoice: InvoiceContent, refunds: readonly Refunded[]): InvoiceContent[] {
  const earlier: InvoiceContent[] = [];
  for (const { amount, lines } of refunds)
    earlier.push(
      buildCreditNote({ invoice, corrects, earlier: [...earlier], amount, lines, reason: 'Returned' }),
    );
  return earlier;
}

test('R-INVOICE-4: credit notes for the whole total have the value and the taxes of the invoice, in any parts', () => {
  const anyCuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
  fc.assert(
    fc.property(anyInvoicedOrder, anyCuts, (order, cuts) => {
      const invoice = buildInvoice(order, supplier);
      const ends = [...cuts.map((cut) => Math.floor(cut * invoice.total)), invoice.total].toSorted(
        (a, b) => a - b,
      );
      const refunds = ends.map((end, index) => ({ amount: end - (ends[index - 1] ?? 0), lines: null }));
      const notes = creditAll(invoice, refunds);
      expect(sum(notes.map(({ total }) => total))).toBe(invoice.total);
      expect(sum(notes.map(({ taxable }) => taxable))).toBe(invoice.taxable);
      for (const [index, { amount, label }] of invoice.taxes.entries()) {
        expect(sum(notes.map(({ taxes }) => taxes[index]?.amount ?? 0))).toBe(amount);
        for (const note of notes) expect(note.taxes[index]?.label).toBe(label);
      }
      for (const note of notes) {
        expect(note.taxable + sum(note.taxes.map(({ amount }) => amount))).toBe(note.total);
        expect(sum(note.lines.map(({ taxable }) => taxable))).toBe(note.taxable);
        for (const { amount } of note.taxes) expect(amount).toBeGreaterThanOrEqual(0);
      }
      for (const hsnCode of new Set(invoice.lines.map((line) => line.hsnCode))) {
        const valueIn = (contents: readonly InvoiceContent[]) =>
          sum(
            contents
              .flatMap(({ lines }) => lines.filter((line) => line.hsnCode === hsnCode))
              .map((line) => line.taxable),
          );
        expect(Math.abs(valueIn(notes) - valueIn([invoice]))).toBe(0);
      }
    }),
  );
});

test('R-INVOICE-4: units that are refunded one after another credit the invoice completely', () => {
  fc.assert(
    fc.property(anyInvoicedOrder, (order) => {
      const invoice = buildInvoice(order, supplier);
      let refunded: LineUnits = {};
      const refunds = order.lines.map(({ quantity }, position) => {
        const lines = { [position]: quantity };
        const amount = calculateLinesRefund(order, refunded, lines);
        refunded = { ...refunded, ...lines };
        return { amount, lines };
      });
      const notes = creditAll(invoice, refunds);
      expect(sum(notes.map(({ total }) => total))).toBe(invoice.total);
      for (const [position, note] of notes.entries()) {
        expect(note.lines.map(({ name, quantity }) => ({ name, quantity }))).toEqual([
          { name: invoice.lines[position]?.name, quantity: order.lines[position]?.quantity },
        ]);
        // The tax of a part is rounded on its own.
        expect(Math.abs(note.taxable - (invoice.lines[position]?.taxable ?? 0))).toBeLessThanOrEqual(2);
      }
    }),
  );
});

test('a whole refund without lines repeats the lines of the invoice; a part of it is a price reduction', () => {
  const invoice = buildInvoice(createInvoicedOrder(), supplier);
  const [whole] = creditAll(invoice, [{ amount: invoice.total, lines: null }]);
  expect(whole).toMatchObject({ lines: invoice.lines, corrects, reason: 'Returned', total: invoice.total });
  const [part] = creditAll(invoice, [{ amount: 118_00, lines: null }]);
  expect(part).toMatchObject({
    taxable: 100_00,
    total: 118_00,
    totalInWords: 'Rupees One Hundred Eighteen Only',
  });
  expect(part?.lines).toMatchObject([
    { name: 'Price reduction, goods of HSN 6912', quantity: 1, taxable: 100_00 },
  ]);
});

test.each<[string, Parameters<typeof calculateCredit>[0], Paise]>([
  [
    'a refund of an order that was paid exactly',
    {
      invoiceTotal: 1000,
      credited: 0,
      retained: 600,
      refundedForLines: 0,
      refund: { amount: 400, lines: null },
    },
    400,
  ],
  [
    'what was paid too much',
    {
      invoiceTotal: 1000,
      credited: 0,
      retained: 1000,
      refundedForLines: 0,
      refund: { amount: 500, lines: null },
    },
    0,
  ],
  [
    'returned units of an order that was paid twice',
    {
      invoiceTotal: 1000,
      credited: 0,
      retained: 1600,
      refundedForLines: 400,
      refund: { amount: 400, lines: { 0: 1 } },
    },
    400,
  ],
  [
    'all money of a cancelled order that was paid twice',
    {
      invoiceTotal: 1000,
      credited: 0,
      retained: 0,
      refundedForLines: 0,
      refund: { amount: 2000, lines: null },
    },
    1000,
  ],
  [
    'the second payment after returned units',
    {
      invoiceTotal: 1000,
      credited: 400,
      retained: 600,
      refundedForLines: 400,
      refund: { amount: 1000, lines: null },
    },
    0,
  ],
  [
    'more than is left of the invoice',
    {
      invoiceTotal: 1000,
      credited: 900,
      retained: 0,
      refundedForLines: 400,
      refund: { amount: 400, lines: { 0: 1 } },
    },
    100,
  ],
  [
    'the same units again, whose first refund failed after it was done',
    {
      invoiceTotal: 1000,
      credited: 500,
      retained: 500,
      refundedForLines: 500,
      refund: { amount: 500, lines: { 0: 1 } },
    },
    0,
  ],
  [
    'further units after a refund of units that was repeated',
    {
      invoiceTotal: 1000,
      credited: 500,
      retained: 0,
      refundedForLines: 1000,
      refund: { amount: 500, lines: { 0: 1 } },
    },
    500,
  ],
])('%s is credited with %j', (_, refund, credit) => expect(calculateCredit(refund)).toBe(credit));

test('the discount of a returned line is what its units cost less than their list price', () => {
  const line = {
    name: 'Mug',
    price: 500_00,
    unitDiscount: 50_00,
    codeDiscount: 0,
    hsnCode: '6912',
    unit: 'NOS',
  } as const;
  const order = createInvoicedOrder({ lines: [{ ...line, quantity: 4 }] });
  const invoice = buildInvoice(order, supplier);
  const lines = { 0: 1 };
  const amount = calculateLinesRefund(order, {}, lines);
  const note = buildCreditNote({ invoice, corrects, earlier: [], amount, lines, reason: 'Returned' });
  expect(note.lines).toMatchObject([{ quantity: 1, unitPrice: 500_00, discount: 50_00, taxable: 450_00 }]);
});
