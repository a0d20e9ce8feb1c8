import { expect, it } from 'vitest';
import { openRoles } from '~/content/roles';
import { lakh } from '~/content/roles/types';
import { payTiles, RULER_TOP } from './pay-ruler';

const tilesOf = (from: number, to: number) =>
  payTiles({ from: lakh(from), to: lakh(to) }, 10).match(/M/g)?.length;

it('has a tile for each lakh, cut at both ends', () => {
  expect(payTiles({ from: lakh(2), to: lakh(4) }, 10)).toBe('M20 0h9.2v10h-9.2zM30 0h9.2v10h-9.2z');
  expect(payTiles({ from: lakh(2.5), to: lakh(3) }, 10)).toBe('M25 0h4.2v10h-4.2z');
  expect(tilesOf(18, 26)).toBe(8);
  expect(tilesOf(8.4, 10.8)).toBe(3);
});

it('shows also what has no range', () => {
  expect(tilesOf(4.2, 4.2)).toBe(1);
});

it('is long enough for every role', () => {
  for (const { pay } of openRoles) expect(pay.to).toBeLessThanOrEqual(lakh(RULER_TOP));
});
