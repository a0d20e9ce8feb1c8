import type { CoverColours, CoverGeneratorProps } from './cover-canvas';
import { createSeededRandom } from './seeded-random';

const BLOCKS_PER_SIDE = 6;
const HALF_WIDTH = 52;
const HALF_DEPTH = 30;

/** A side of a block: where it begins, seen from the middle of the top, and its outline. */
interface Side {
  dx: number;
  dy: number;
  outline: string;
}

const TOP: Side = { dx: 0, dy: -29, outline: 'l50 29-50 29-50-29z' };
const LEFT: Side = { dx: -51, dy: 1, outline: 'l50 29v190l-50-29z' };
const RIGHT: Side = { dx: 51, dy: 1, outline: 'l-50 29v190l50-29z' };

/** The middle of the top of a block. */
interface Place {
  x: number;
  y: number;
}

interface Block extends Place {
  key: string;
  /** Blocks of a diagonal stand side by side. */
  diagonal: number;
  glaze: 'first' | 'second' | undefined;
}

const drawSide = ({ dx, dy, outline }: Side, places: readonly Place[]) =>
  places.map(({ x, y }) => `M${x + dx} ${y + dy}${outline}`).join('');

const drawSides = (places: readonly Place[]) =>
  [TOP, LEFT, RIGHT].map((side) => drawSide(side, places)).join('');

const renderShadows = (places: readonly Place[]) => (
  <>
    <path fill="#000" opacity=".28" d={drawSide(LEFT, places)} />
    <path fill="#000" opacity=".52" d={drawSide(RIGHT, places)} />
  </>
);

const ORIGIN = [{ x: 0, y: 0 }];

/** Blocks side by side, which do not cover each other: one path for each colour, in place of three for each block. */
function renderDiagonal(blocks: readonly Block[], colours: CoverColours) {
  const byGlaze = Map.groupBy(blocks, ({ glaze }) => glaze);
  return (
    <g key={blocks[0]?.key}>
      {[...byGlaze].map(([glaze, sameColour]) => (
        <path key={glaze ?? 'none'} fill={glaze && colours[glaze]} d={drawSides(sameColour)} />
      ))}
      {renderShadows(blocks)}
    </g>
  );
}

/** Iso: isometric columns that are higher and glazed around a focus. */
export function IsoCover({ seed, colours, id, isStored }: CoverGeneratorProps) {
  const blocks = listBlocks(seed);
  if (isStored) {
    const diagonals = Map.groupBy(blocks, ({ diagonal }) => diagonal);
    return (
      <g fill={colours.raised}>
        {[...diagonals.values()].map((diagonal) => renderDiagonal(diagonal, colours))}
      </g>
    );
  }
  return (
    <>
      <defs>
        <g id={id}>
          <path d={drawSides(ORIGIN)} />
          {renderShadows(ORIGIN)}
        </g>
      </defs>
      <g fill={colours.raised}>
        {blocks.map(({ key, x, y, glaze }) => (
          <use key={key} href={`#${id}`} x={x} y={y} fill={glaze && colours[glaze]} />
        ))}
      </g>
    </>
  );
}

/** Lists the blocks from back to front, because nearer blocks cover those behind them. */
function listBlocks(seed: number): Block[] {
  const random = createSeededRandom(seed);
  const peak = { column: Math.floor(2 + random() * 3), row: Math.floor(2 + random() * 3) };
  const blocks: Block[] = [];
  for (let diagonal = 0; diagonal < 2 * BLOCKS_PER_SIDE - 1; diagonal++) {
    for (let column = 0; column < BLOCKS_PER_SIDE; column++) {
      const row = diagonal - column;
      if (row < 0 || row >= BLOCKS_PER_SIDE) continue;
      const distance = Math.hypot(column - peak.column, row - peak.row);
      const height = 120 * Math.exp(-(distance ** 2) / 5) + random() * 40;
      blocks.push({
        key: `${column} ${row}`,
        diagonal,
        x: 320 + (column - row) * HALF_WIDTH,
        y: 110 + diagonal * HALF_DEPTH - Math.max(10, Math.round(height / 10) * 10),
        glaze: distance < 1.2 ? 'first' : random() < 0.12 ? 'second' : undefined,
      });
    }
  }
  return blocks;
}
