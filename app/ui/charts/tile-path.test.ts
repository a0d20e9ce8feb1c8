import { expect, it } from 'vitest';
import { buildTilePath, listTiles } from './tile-path';

const grid = { columns: 2, pitch: 12, width: 11, height: 10 };

it('a tile begins relative to the one before it, also in the next row', () => {
  expect(buildTilePath(listTiles(1, 4), grid)).toBe('M12 0h11v10h-11zm-12 12h11v10h-11zm12 0h11v10h-11z');
  expect(buildTilePath([0, 4], grid)).toBe('M0 0h11v10h-11zm0 24h11v10h-11z');
});

it('no tiles are an empty path', () => {
  expect(buildTilePath(listTiles(3, 3), grid)).toBe('');
  expect(listTiles(3, 1)).toEqual([]);
});
