import { type Cart, countCartUnits } from '~/domain/cart/cart';
import { dot, leaf, quarter, square } from '~/ui/art/tile-shapes';

/** Fits into four rows of twelve: more would push the totals out of view. */
export const MAX_TILES = 47;

/** For a product without a picture. */
const DEFAULT_TILE_COLOUR = '#dbd0ba';

/** One colour for each unit, line by line. A very full cart is scaled down, with at least one tile for each line. */
export function getUnitTileColours(cart: Cart): string[] {
  const scale = Math.min(1, MAX_TILES / countCartUnits(cart));
  return cart
    .flatMap(({ product, quantity }) =>
      Array<string>(Math.max(1, Math.floor(quantity * scale))).fill(
        product.images[0]?.tint ?? DEFAULT_TILE_COLOUR,
      ),
    )
    .slice(0, MAX_TILES);
}

const COLUMNS = 12;
const MIN_ROWS = 2;
const TILE = 30;
const GROUT = 2;
const STEP = TILE + GROUT;

/** The shape of a tile depends on its position. Its colour is the one of the product's picture. */
const SHAPES = [
  (x: number, y: number) => quarter(x, y, TILE, 3),
  (x: number, y: number) => square(x, y, TILE),
  (x: number, y: number) => leaf(x, y, TILE),
  (x: number, y: number) => quarter(x, y, TILE, 1),
  (x: number, y: number) => square(x, y, TILE),
  (x: number, y: number) => dot(x, y, TILE),
  (x: number, y: number) => quarter(x, y, TILE, 0),
];

/** The cart as a mosaic with one tile for each unit. */
export function CartMosaic({ cart, className }: { cart: Cart; className?: string }) {
  const tileColours = getUnitTileColours(cart);
  const rows = Math.max(MIN_ROWS, Math.ceil((tileColours.length + 1) / COLUMNS));
  const cells = Array.from({ length: rows * COLUMNS }, (_, index) => ({
    index,
    x: (index % COLUMNS) * STEP,
    y: Math.floor(index / COLUMNS) * STEP,
    colour: tileColours[index],
  }));
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * STEP - GROUT} ${rows * STEP - GROUT}`}
      aria-hidden="true"
      className={className}
    >
      {cells.map(({ index, x, y, colour }) => (
        <g key={index}>
          <path className="fill-tile-1" d={square(x, y, TILE)} />
          {colour && <path fill={colour} d={SHAPES[index % SHAPES.length]?.(x, y)} />}
        </g>
      ))}
    </svg>
  );
}
