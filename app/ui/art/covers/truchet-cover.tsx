import { COVER_HEIGHT, COVER_WIDTH, type CoverGeneratorProps } from './cover-canvas';
import { createSeededRandom, pickRandomInteger } from './seeded-random';

const CELL = 80;
const HALF = CELL / 2;
const ARC = `a${HALF} ${HALF} 0 0`;

/** The columns of the glazed tiles in each row. Ribbons end at the edges of tiles, so the patch needs no clipping. */
const PATCH: readonly (readonly number[])[] = [
  [0, 1],
  [0, 1, 2],
  [1, 2],
];

interface Tile {
  column: number;
  row: number;
  arcs: string;
}

const joinArcs = (tiles: readonly Tile[]) => tiles.map(({ arcs }) => arcs).join('');

const drawArcs = (x: number, y: number, isTurned: boolean): string =>
  isTurned
    ? `M${x + HALF} ${y}${ARC} 1-${HALF} ${HALF}M${x + CELL} ${y + HALF}${ARC} 0-${HALF} ${HALF}`
    : `M${x + HALF} ${y}${ARC} 0 ${HALF} ${HALF}M${x} ${y + HALF}${ARC} 1 ${HALF} ${HALF}`;

/** Truchet: one tile of two arcs in two rotations. The arcs join into ribbons, and one area of them is glazed. */
export function TruchetCover({ seed, colours, id, isStored }: CoverGeneratorProps) {
  const random = createSeededRandom(seed);
  const tiles: Tile[] = [];
  for (let row = 0; row < COVER_HEIGHT / CELL; row++) {
    for (let column = 0; column < COVER_WIDTH / CELL; column++) {
      tiles.push({ column, row, arcs: drawArcs(column * CELL, row * CELL, random() < 0.5) });
    }
  }
  const firstColumn = pickRandomInteger(random, 6);
  const firstRow = pickRandomInteger(random, 3);
  const glazed = tiles.filter(({ column, row }) => PATCH[row - firstRow]?.includes(column - firstColumn));
  const ribbons = joinArcs(tiles);
  const reference = isStored ? { d: ribbons } : { href: `#${id}` };
  const Ribbons = isStored ? 'path' : 'use';
  return (
    <>
      {!isStored && (
        <defs>
          <path id={id} d={ribbons} />
        </defs>
      )}
      <g fill="none" strokeWidth="34">
        <Ribbons {...reference} stroke={colours.raised} />
        <path stroke={colours.first} d={joinArcs(glazed)} />
        <Ribbons {...reference} stroke={colours.background} strokeWidth="2" />
      </g>
    </>
  );
}
