import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fillDocument, formatNumber } from './tables.ts';

const read = () => readFileSync('docs/SCALING.md', 'utf8');

it('docs/SCALING.md has the tables of the model: after a change of the figures, run npm run scaling', () => {
  expect(fillDocument(read())).toBe(read());
});

it('a document without a place for a table is refused', () => {
  expect(() => fillDocument('Nothing here.')).toThrow('no place for the table measured');
});

it.each([
  [0, '0'],
  [0.0312, '0.031'],
  [4.56, '4.6'],
  [45.6, '46'],
  [12_345, '12,300'],
])('%d is written as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
