import { expect, it } from 'vitest';
import { company } from './company';
import { founderSeals, manifestoPrinciples } from './manifesto-content';

it('each principle has another shape', () => {
  const tiles = manifestoPrinciples.map(({ tile }) => tile);
  expect(new Set(tiles).size).toBe(tiles.length);
});

it('the founders sign, each with another seal', () => {
  expect(founderSeals.map(({ teamMemberId }) => teamMemberId)).toEqual(company.founderIds);
  expect(new Set(founderSeals.map(({ tiles }) => tiles.join())).size).toBe(founderSeals.length);
});
