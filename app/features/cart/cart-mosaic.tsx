import type { Cart } from '~/domain/cart/cart';
import { dot, leaf, quarter, square } from '~/ui/art/tile-shapes';
import { unitTileColours } from './unit-tile-colours';

const COLUMNS = 12;
const LEAST_ROWS = 2;
const TILE = 30;
const GROUT = 2;
const STEP = TILE + GROUT;

/** Each unit lays one tile in the colour of its product's picture; the shape goes by where it lies. */
const SHAPES = [
  (x: number, y: number) => quarter(x, y, TILE, 3),
  (x: number, y: number) => square(x, y, TILE),
  (x: number, y: number) => leaf(x, y, TILE),
  (x: number, y: number) => quarter(x, y, TILE, 1),
  (x: number, y: number) => square(x, y, TILE),
  (x: number, y: number) => dot(x, y, TILE),
  (x: number, y: number) => quarter(x, y, TILE, 0),
];

/** The cart as a mosaic: it grows tile by tile with every unit. */
export function CartMosaic({ cart, className }: { cart: Cart; className?: string }) {
  const tints = unitTileColours(cart);
  const rows = Math.max(LEAST_ROWS, Math.ceil((tints.length + 1) / COLUMNS));
  const places = Array.from({ length: rows * COLUMNS }, (_, place) => ({
    place,
    x: (place % COLUMNS) * STEP,
    y: Math.floor(place / COLUMNS) * STEP,
    tint: tints[place],
  }));
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * STEP - GROUT} ${rows * STEP - GROUT}`}
      aria-hidden="true"
      className={className}
    >
      {places.map(({ place, x, y, tint }) => (
        <g key={place}>
          <path className="fill-tile-1" d={square(x, y, TILE)} />
          {tint && <path fill={tint} d={SHAPES[place % SHAPES.length]?.(x, y)} />}
        </g>
      ))}
    </svg>
  );
}
