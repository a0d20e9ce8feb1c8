import type { OfficeCity } from '~/content/company/company';
import { type QuarterTurns, quarter, square } from '~/ui/art/tile-shapes';

/**
 * India in tiles of 0.9 degrees, north at the top: `#` is land, `o` an island, a letter an office. Drawn from the
 * outline by hand; it is an illustration, not a map.
 */
const rows = [
  '......##.......................',
  '.....####......................',
  '.....########..................',
  '......######...................',
  '......#####....................',
  '.......####....................',
  '.......####....................',
  '......#######..................',
  '......#######..................',
  '.....########.............####.',
  '...############..........#####.',
  '..###############....#..#####..',
  '..###################.##G###...',
  '...##################..####....',
  '..###################....##....',
  '.####################...##.....',
  '.#####################...#.....',
  '..###################..........',
  '.....##############............',
  '.....##############............',
  '.....#P##########..............',
  '.....###########...............',
  '.....##########................',
  '......########.................',
  '......#######..................',
  '.......######..................',
  '.......######............o.....',
  '.......##B##.............o.....',
  '........####.............o.....',
  '....o...####...................',
  '........K###...................',
  '.........##..............o.....',
  '.....o...................o.....',
] as const;

const marks: Record<string, OfficeCity> = { B: 'Bengaluru', P: 'Pune', K: 'Kochi', G: 'Guwahati' };

const side = 20;
export const MAP_TILE_PITCH = 22;
export const MAP_SIZE = { width: 31 * MAP_TILE_PITCH - 2, height: rows.length * MAP_TILE_PITCH - 2 };

const isLand = (column: number, row: number) => /[#A-Z]/.test(rows[row]?.[column] ?? '.');

/** A tile with two neighbouring sides at the sea or the border is rounded there. */
function landTile(column: number, row: number): string {
  const north = isLand(column, row - 1);
  const east = isLand(column + 1, row);
  const south = isLand(column, row + 1);
  const west = isLand(column - 1, row);
  const x = column * MAP_TILE_PITCH;
  const y = row * MAP_TILE_PITCH;
  const open = [!south && !east, !south && !west, !north && !west, !north && !east];
  const turn = open.filter(Boolean).length === 1 ? open.indexOf(true) : -1;
  return turn < 0 ? square(x, y, side) : quarter(x, y, side, turn as QuarterTurns);
}

const tiles = rows.flatMap((row, y) => [...row].map((mark, x) => ({ mark, x, y })));

/** Each office covers four tiles; its own tile is the lower right one. */
export const officeMapPlaces = tiles.flatMap(({ mark, x, y }) => {
  const city = marks[mark];
  return city ? [{ city, x: x - 1, y: y - 1 }] : [];
});

const isUnderOffice = (x: number, y: number) =>
  officeMapPlaces.some((place) => x - place.x >= 0 && x - place.x < 2 && y - place.y >= 0 && y - place.y < 2);

/** All land tiles without an office, as one path. */
export const landPath = tiles
  .filter(({ mark, x, y }) => mark === '#' && !isUnderOffice(x, y))
  .map(({ x, y }) => landTile(x, y))
  .join('');

export const islandsPath = tiles
  .filter(({ mark }) => mark === 'o')
  .map(({ x, y }) => square(x * MAP_TILE_PITCH + 5, y * MAP_TILE_PITCH + 5, 10))
  .join('');
