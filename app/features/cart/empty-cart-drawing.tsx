import { quarter, square } from '~/ui/art/tile-shapes';

const COLUMNS = 6;
const ROWS = 5;
const TILE = 98;
const STEP = 100;
/** The cell without a tile. */
const EMPTY_CELL = { column: 3, row: 1 };

const cells = Array.from({ length: COLUMNS * ROWS }, (_, place) => ({
  column: place % COLUMNS,
  row: Math.floor(place / COLUMNS),
})).filter(({ column, row }) => column !== EMPTY_CELL.column || row !== EMPTY_CELL.row);

const tilesPath = cells.map(({ column, row }) => square(column * STEP, row * STEP, TILE)).join('');

/** A tiled floor with one empty cell and a loose tile beside it. */
export function EmptyCartDrawing({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * STEP - 2} ${ROWS * STEP - 2}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      <path className="fill-tile-1" d={tilesPath} />
      <path
        className="fill-none stroke-border-strong"
        strokeWidth="2"
        strokeDasharray="6 6"
        d={quarter(EMPTY_CELL.column * STEP + 1, EMPTY_CELL.row * STEP + 1, TILE - 2, 3)}
      />
      <g transform="rotate(17 175 330)">
        <path className="fill-bg" d={quarter(120, 275, 108, 3)} />
        <path className="fill-glaze-marigold" d={quarter(125, 280, TILE, 3)} />
      </g>
    </svg>
  );
}
