import type { CoverGeneratorProps } from './cover-canvas';
import { createSeededRandom } from './seeded-random';

const BLOCKS_PER_SIDE = 6;
const HALF_WIDTH = 52;
const HALF_DEPTH = 30;

const TOP = 'M0-29l50 29L0 29-50 0z';
const LEFT = 'M-51 1l50 29v190l-50-29z';
const RIGHT = 'M51 1L1 30v190l50-29z';

interface Block {
  key: string;
  x: number;
  y: number;
  glaze: 'first' | 'second' | undefined;
}

const BLOCK = (
  <>
    <path d={TOP + LEFT + RIGHT} />
    <path fill="#000" opacity=".28" d={LEFT} />
    <path fill="#000" opacity=".52" d={RIGHT} />
  </>
);

/** Iso: isometric columns that are higher and glazed around a focus. */
export function IsoCover({ seed, colours, id, isStored }: CoverGeneratorProps) {
  return (
    <>
      {!isStored && (
        <defs>
          <g id={id}>{BLOCK}</g>
        </defs>
      )}
      <g fill={colours.raised}>
        {listBlocks(seed).map(({ key, x, y, glaze }) =>
          isStored ? (
            <g key={key} transform={`translate(${x} ${y})`} fill={glaze && colours[glaze]}>
              {BLOCK}
            </g>
          ) : (
            <use key={key} href={`#${id}`} x={x} y={y} fill={glaze && colours[glaze]} />
          ),
        )}
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
        x: 320 + (column - row) * HALF_WIDTH,
        y: 110 + diagonal * HALF_DEPTH - Math.max(10, Math.round(height / 10) * 10),
        glaze: distance < 1.2 ? 'first' : random() < 0.12 ? 'second' : undefined,
      });
    }
  }
  return blocks;
}
