import { expect, it } from 'vitest';
import { company } from './company';
import { founderSeals, manifestoPrinciples } from './manifesto-content';

it('has a shape of its own for each principle', () => {
  const tiles = manifestoPrinciples.map(({ tile }) => tile);
  expect(new Set(tiles).size).toBe(tiles.length);
});

it('is signed by the founders, each with a seal of their own', () => {
  expect(founderSeals.map(({ teamMemberId }) => teamMemberId)).toEqual(company.founderIds);
  expect(new Set(founderSeals.map(({ tiles }) => tiles.join())).size).toBe(founderSeals.length);
});
