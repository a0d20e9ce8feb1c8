import {
  createSeededRandom,
  pickRandom,
  pickRandomInteger,
  type Random,
} from '../../../app/ui/art/covers/seeded-random.ts';
import { dot, leaf, quarter, square, triangle } from '../../../app/ui/art/tile-shapes.ts';
import glaze from '../../../app/ui/glazes.json' with { type: 'json' };

/** The picture cannot use the variables of the stylesheet, so that it contains the colours. */
export type GlazeName = keyof typeof glaze;

const TILE = 105;
const GROUT = 3;
const COLUMNS = 5;
const ROWS = 6;

const path = (colour: GlazeName, d: string) => `<path fill="${glaze[colour]}" d="${d}"/>`;
const pickRotation = (random: Random) => pickRandomInteger(random, 4) as 0 | 1 | 2 | 3;

/** Hashes a text with FNV-1a, so that the same URL gives the same field. */
function createSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

interface Tile {
  x: number;
  y: number;
  shapeGlaze: GlazeName;
  background: GlazeName;
}

function drawTile(random: Random, { x, y, shapeGlaze, background }: Tile): string {
  const side = TILE - GROUT;
  const tile = path(background, square(x, y, side));
  switch (pickRandomInteger(random, 6)) {
    case 0:
      return tile + path(shapeGlaze, leaf(x, y, side, pickRandomInteger(random, 2) as 0 | 1));
    case 1:
      return tile + path(shapeGlaze, dot(x + side / 5, y + side / 5, (side / 5) * 3));
    case 2:
      return tile + path(shapeGlaze, triangle(x, y, side, pickRotation(random)));
    default:
      return tile + path(shapeGlaze, quarter(x, y, side, pickRotation(random)));
  }
}

/**
 * Draws the tiles on the right side of a preview, from the x coordinate `left`. Tiles near the large quarter have bright
 * colours, tiles further away mostly dark ones.
 */
export function drawTileField(
  url: string,
  left: number,
  mainGlaze: GlazeName,
  secondGlaze: GlazeName,
): string {
  const random = createSeededRandom(createSeed(url));
  const large = { column: 2 + pickRandomInteger(random, 2), row: pickRandomInteger(random, ROWS - 1) };
  const isInLarge = (column: number, row: number) =>
    [0, 1].includes(column - large.column) && [0, 1].includes(row - large.row);
  const parts: string[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if (isInLarge(column, row)) continue;
      const x = left + column * TILE;
      const y = row * TILE;
      const distance = Math.hypot(column - large.column - 0.5, row - large.row - 0.5);
      // The first column has gaps, as a transition to the background.
      if (column === 0 && random() < 0.55) continue;
      if (random() < distance * 0.24) {
        parts.push(path(random() < 0.7 ? 'basalt' : 'slate', square(x, y, TILE - GROUT)));
      } else {
        const shapeGlaze = pickRandom<GlazeName>(random, [mainGlaze, mainGlaze, secondGlaze, 'bone']);
        const backgrounds: readonly [GlazeName, ...GlazeName[]] =
          shapeGlaze === 'bone' ? [mainGlaze, 'slate', 'basalt'] : ['bone', 'basalt', 'slate', 'basalt'];
        parts.push(drawTile(random, { x, y, shapeGlaze, background: pickRandom(random, backgrounds) }));
      }
    }
  }
  const side = 2 * TILE - GROUT;
  const x = left + large.column * TILE;
  const y = large.row * TILE;
  parts.push(
    path(pickRandom(random, ['bone', 'basalt']), square(x, y, side)),
    path(mainGlaze, quarter(x, y, side, pickRotation(random))),
  );
  return parts.join('');
}
