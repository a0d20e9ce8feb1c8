import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildInvoice } from './build-invoice';
import { anyInvoicedOrder, createInvoicedOrder, supplier } from './fixtures/invoice-fixtures';
import { listGstRows } from './gst-rows';

test('the rows add up to the document, tax by tax, with one row for each code', () => {
  fc.assert(
    fc.property(anyInvoicedOrder, (order) => {
      const content = buildInvoice(order, supplier);
      const rows = listGstRows(content);
      const sum = (pick: (row: (typeof rows)[number]) => number) =>
        rows.reduce((all, row) => all + pick(row), 0);
      expect(new Set(rows.map(({ hsnCode }) => hsnCode)).size).toBe(rows.length);
      expect(sum(({ total }) => total)).toBe(content.total);
      expect(sum(({ taxable }) => taxable)).toBe(content.taxable);
      for (const { label, amount } of content.taxes) expect(sum(({ taxes }) => taxes[label])).toBe(amount);
    }),
  );
});

test('lines of one code are one row', () => {
  const [line] = createInvoicedOrder().lines;
  if (!line) throw new Error('The order has a line.');
  const order = createInvoicedOrder({
    lines: [line, { ...line, quantity: 1 }, { ...line, hsnCode: '4820' }],
  });
  expect(listGstRows(buildInvoice(order, supplier))).toMatchObject([
    { hsnCode: '6912', quantity: 3, taxable: 3_372_30 },
    { hsnCode: '4820', quantity: 2, taxable: 2_248_20 },
  ]);
});
