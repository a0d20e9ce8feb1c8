import { expect, it } from 'vitest';
import { company } from './company';
import { principles, seals } from './manifesto';

it('has a shape of its own for each principle', () => {
  const tiles = principles.map(({ tile }) => tile);
  expect(new Set(tiles).size).toBe(tiles.length);
});

it('is signed by the founders, each with a seal of their own', () => {
  expect(seals.map(({ personId }) => personId)).toEqual(company.founderIds);
  expect(new Set(seals.map(({ tiles }) => tiles.join())).size).toBe(seals.length);
});
