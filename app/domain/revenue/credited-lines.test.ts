import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCreditNote } from '../invoices/build-credit-note';
import { buildInvoice } from '../invoices/build-invoice';
import { anyInvoicedOrder, supplier } from '../invoices/fixtures/invoice-fixtures';
import type { LineUnits } from '../orders/line-units';
import { calculateLinesRefund } from '../orders/refund-amount';
import { listCreditedLines } from './credited-lines';

const corrects = { number: 'INV/2627/000001', issuedOn: '2026-11-21' };
const anyPart = fc.double({ min: 0, max: 1, noNaN: true });

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('R-REVENUE-3: units that go back are credited to their lines, with the value of the credit note', () => {
  const anyUnits = fc.array(anyPart, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(anyInvoicedOrder, anyUnits, (order, parts) => {
      const units: LineUnits = Object.fromEntries(
        order.lines.map(({ quantity }, position) => [
          position,
          Math.round((parts[position % parts.length] ?? 0) * quantity),
        ]),
      );
      const amount = calculateLinesRefund(order, {}, units);
      fc.pre(amount > 0);
      const invoice = buildInvoice(order, supplier);
      const content = buildCreditNote({ invoice, corrects, earlier: [], amount, lines: units, reason: '' });
      const isWhole = content.total === invoice.total;
      const credited = listCreditedLines({ content, units, isWhole, lineCount: order.lines.length });
      expect(sum(credited.map(({ taxable }) => taxable))).toBe(content.taxable);
      for (const { position, units: back } of credited) expect(back).toBe(units[position ?? -1]);
    }),
  );
});

test('R-REVENUE-3: a reduced price is credited to no line, the whole invoice to all of them', () => {
  fc.assert(
    fc.property(anyInvoicedOrder, anyPart, (order, part) => {
      const invoice = buildInvoice(order, supplier);
      const amount = Math.ceil(part * invoice.total);
      fc.pre(amount > 0);
      const content = buildCreditNote({ invoice, corrects, earlier: [], amount, lines: null, reason: '' });
      const isWhole = amount === invoice.total;
      const credited = listCreditedLines({ content, units: null, isWhole, lineCount: order.lines.length });
      expect(sum(credited.map(({ taxable }) => taxable))).toBe(content.taxable);
      expect(credited.map(({ position }) => position)).toEqual(
        isWhole ? order.lines.map((_, position) => position) : content.taxable > 0 ? [null] : [],
      );
      expect(credited.map(({ units }) => units)).toEqual(
        isWhole ? order.lines.map(({ quantity }) => quantity) : content.taxable > 0 ? [0] : [],
      );
    }),
  );
});
