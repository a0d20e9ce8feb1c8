import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type SortColumn, sortRows, toggleSort } from './sort-rows';

interface Row {
  name: string;
  score: number | null;
}

const name: SortColumn<Row> = { key: 'name', label: 'Name', value: (row) => row.name };
const score: SortColumn<Row> = { key: 'score', label: 'Score', value: (row) => row.score };
const columns = [name, score];
const anyRows = fc.array(
  fc.record({ name: fc.string({ maxLength: 3 }), score: fc.option(fc.integer({ min: 0, max: 9 })) }),
);

it('returns every row sorted, with missing values last in both directions', () => {
  fc.assert(
    fc.property(anyRows, fc.constantFrom('ascending' as const, 'descending' as const), (rows, direction) => {
      const sorted = sortRows(rows, columns, { key: 'score', direction });
      expect(sorted).toHaveLength(rows.length);
      expect(new Set(sorted)).toEqual(new Set(rows));
      const scores = sorted.map((row) => row.score);
      const present = scores.filter((value) => value !== null);
      expect(scores.slice(0, present.length)).toEqual(present);
      expect(present).toEqual(present.toSorted((a, b) => (direction === 'ascending' ? a - b : b - a)));
    }),
  );
});

test('sorting by the same column again reverses it; numbers start descending', () => {
  const rows = [{ name: 'a', score: 1 }];
  const first = toggleSort({ key: 'name', direction: 'ascending' }, score, rows);
  expect(first).toEqual({ key: 'score', direction: 'descending' });
  expect(toggleSort(first, score, rows)).toEqual({ key: 'score', direction: 'ascending' });
  expect(toggleSort(first, name, rows)).toEqual({ key: 'name', direction: 'ascending' });
});

test('an unknown column changes nothing', () => {
  const rows = [
    { name: 'b', score: 1 },
    { name: 'a', score: 2 },
  ];
  expect(sortRows(rows, columns, { key: 'else', direction: 'ascending' })).toEqual(rows);
});
