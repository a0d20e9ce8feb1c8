import { expect, test } from 'vitest';
import { resizedEdges } from './picture-size';
import { PICTURE_SIZES } from './profile-picture';

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
  expect(resizedEdges(edges)).toEqual(resized);
});

test.each([
  { width: 1024, height: 1024 },
  { width: 5000, height: 600 },
  { width: 0, height: 0 },
])('%o stays as it is', (edges) => {
  expect(resizedEdges(edges)).toBeUndefined();
});

test('what is sent is large enough for every square that is stored', () => {
  const { width } = resizedEdges({ width: 9000, height: 9000 }) ?? { width: 0 };
  expect(width).toBeGreaterThanOrEqual(Math.max(...Object.values(PICTURE_SIZES)));
});
