import { expect, test } from 'vitest';
import { calculateResizedEdges, PICTURE_SIZES } from './profile-picture';

test.each([
  [
    { width: 4032, height: 3024 },
    { width: 1365, height: 1024 },
  ],
  [
    { width: 3024, height: 4032 },
    { width: 1024, height: 1365 },
  ],
  [
    { width: 12_000, height: 1025 },
    { width: 11_988, height: 1024 },
  ],
])('%o becomes %o', (edges, resized) => {
  expect(calculateResizedEdges(edges)).toEqual(resized);
});

test.each([
  { width: 1024, height: 1024 },
  { width: 5000, height: 600 },
  { width: 0, height: 0 },
])('%o is not resized', (edges) => {
  expect(calculateResizedEdges(edges)).toBeUndefined();
});

test('a resized picture is large enough for every stored size', () => {
  const { width } = calculateResizedEdges({ width: 9000, height: 9000 }) ?? { width: 0 };
  expect(width).toBeGreaterThanOrEqual(Math.max(...Object.values(PICTURE_SIZES)));
});
