import {
  pickRandom,
  type Random,
  pickRandomInteger,
  createSeededRandom,
} from '../../../app/ui/art/covers/seeded-random.ts';
import { dot, leaf, quarter, square, triangle } from '../../../app/ui/art/tile-shapes.ts';
import glaze from '../../../app/ui/glazes.json' with { type: 'json' };

/** A file beside no page cannot ask for the variables of the styles: it is drawn in the colours themselves. */
export type GlazeName = keyof typeof glaze;

const TILE = 105;
const GROUT = 3;
const COLUMNS = 5;
const ROWS = 6;

const path = (colour: GlazeName, d: string) => `<path fill="${glaze[colour]}" d="${d}"/>`;
const turn = (random: Random) => pickRandomInteger(random, 4) as 0 | 1 | 2 | 3;

/** The same address gives the same field: FNV-1a. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

function shapeOn(random: Random, x: number, y: number, face: GlazeName, bed: GlazeName): string {
  const side = TILE - GROUT;
  const ground = path(bed, square(x, y, side));
  switch (pickRandomInteger(random, 6)) {
    case 0:
      return ground + path(face, leaf(x, y, side, pickRandomInteger(random, 2) as 0 | 1));
    case 1:
      return ground + path(face, dot(x + side / 5, y + side / 5, (side / 5) * 3));
    case 2:
      return ground + path(face, triangle(x, y, side, turn(random)));
    default:
      return ground + path(face, quarter(x, y, side, turn(random)));
  }
}

/**
 * A wall of tiles that fills the right side of a preview, `left` being its first column: quiet at the edge, loud towards
 * the one large quarter, in two glazes and bone.
 */
export function drawTileField(address: string, left: number, loud: GlazeName, second: GlazeName): string {
  const random = createSeededRandom(seedOf(address));
  const large = { column: 2 + pickRandomInteger(random, 2), row: pickRandomInteger(random, ROWS - 1) };
  const inLarge = (column: number, row: number) =>
    [0, 1].includes(column - large.column) && [0, 1].includes(row - large.row);
  const parts: string[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if (inLarge(column, row)) continue;
      const [x, y] = [left + column * TILE, row * TILE];
      const distance = Math.hypot(column - large.column - 0.5, row - large.row - 0.5);
      // The first column dissolves into the ground of the picture.
      if (column === 0 && random() < 0.55) continue;
      if (random() < distance * 0.24) {
        parts.push(path(random() < 0.7 ? 'basalt' : 'slate', square(x, y, TILE - GROUT)));
      } else {
        const face = pickRandom<GlazeName>(random, [loud, loud, second, 'bone']);
        const beds: readonly [GlazeName, ...GlazeName[]] =
          face === 'bone' ? [loud, 'slate', 'basalt'] : ['bone', 'basalt', 'slate', 'basalt'];
        parts.push(shapeOn(random, x, y, face, pickRandom(random, beds)));
      }
    }
  }
  const side = 2 * TILE - GROUT;
  const [x, y] = [left + large.column * TILE, large.row * TILE];
  parts.push(
    path(pickRandom(random, ['bone', 'basalt']), square(x, y, side)),
    path(loud, quarter(x, y, side, turn(random))),
  );
  return parts.join('');
}
