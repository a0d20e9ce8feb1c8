import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CSV_BYTE_ORDER_MARK, formatCsvRow, toRupeesCell } from './csv';

test('a parser reads every row back, and no text begins like a formula', () => {
  const anyCell = fc.oneof(
    fc.string(),
    fc.string().map((text) => `=${text}`),
    fc.constantFrom('"', '\r\n', ',', '-1'),
  );
  fc.assert(
    fc.property(fc.array(anyCell, { minLength: 2 }), (cells) => {
      const [read = []] = parse(formatCsvRow(cells), { relax_column_count: true }) as string[][];
      expect(read).toEqual(cells.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)));
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

test.each([
  [['a', 'b,c', 'd"e', 'f\ng'], 'a,"b,c","d""e","f\ng"\r\n'],
  [['=1+1', '+919876543210', '-5', '@x'], "'=1+1,'+919876543210,'-5,'@x\r\n"],
  [[12.5, -3, undefined], '12.5,-3,\r\n'],
])('%j', (cells, row) => expect(formatCsvRow(cells)).toBe(row));

test('an amount below zero has no apostrophe', () => {
  expect(formatCsvRow([1_249_00, 0, -12_50, -5].map(toRupeesCell))).toBe('1249.00,0.00,-12.5,-0.05\r\n');
});

test('the mark is the one of UTF-8', () => {
  expect([...new TextEncoder().encode(CSV_BYTE_ORDER_MARK)]).toEqual([0xef, 0xbb, 0xbf]);
});
