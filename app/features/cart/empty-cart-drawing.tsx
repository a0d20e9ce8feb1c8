import { quarter, square } from '~/ui/art/tile-shapes';

const COLUMNS = 6;
const ROWS = 5;
const TILE = 98;
const STEP = 100;
/** Where the first tile will be laid. */
const FREE = { column: 3, row: 1 };

const places = Array.from({ length: COLUMNS * ROWS }, (_, place) => ({
  column: place % COLUMNS,
  row: Math.floor(place / COLUMNS),
})).filter(({ column, row }) => column !== FREE.column || row !== FREE.row);

const laid = places.map(({ column, row }) => square(column * STEP, row * STEP, TILE)).join('');

/** A laid floor with one place free, and the tile that belongs there lying beside it. */
export function EmptyCartDrawing({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * STEP - 2} ${ROWS * STEP - 2}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      <path className="fill-tile-1" d={laid} />
      <path
        className="fill-none stroke-border-strong"
        strokeWidth="2"
        strokeDasharray="6 6"
        d={quarter(FREE.column * STEP + 1, FREE.row * STEP + 1, TILE - 2, 3)}
      />
      <g transform="rotate(17 175 330)">
        <path className="fill-bg" d={quarter(120, 275, 108, 3)} />
        <path className="fill-glaze-marigold" d={quarter(125, 280, TILE, 3)} />
      </g>
    </svg>
  );
}
