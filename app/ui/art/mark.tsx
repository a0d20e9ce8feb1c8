import { type DrawingGlaze, getGlazeColour } from '../glaze';
import { dot, leaf, quarter, square, triangle } from './tile-shapes';

type TileShape = (x: number, y: number, size: number) => string;
type FourTiles = readonly [TileShape, TileShape, TileShape, TileShape];

/** Four tiles, row by row; one of them is glazed. */
interface MarkDesign {
  tiles: FourTiles;
  glazedIndex: 0 | 1;
  glaze: DrawingGlaze;
}

const SIDE = 11;
const TILE_POSITIONS = [
  [0, 0],
  [13, 0],
  [0, 13],
  [13, 13],
] as const;

const createTurnedQuarter =
  (turn: 0 | 1 | 2 | 3): TileShape =>
  (x, y, size) =>
    quarter(x, y, size, turn);
const fallingLeaf: TileShape = (x, y, size) => leaf(x, y, size, 0);
const risingLeaf: TileShape = (x, y, size) => leaf(x, y, size, 1);
const upperHalf: TileShape = (x, y, size) => triangle(x, y, size, 0);
const lowerHalf: TileShape = (x, y, size) => triangle(x, y, size, 2);

const LOGO: MarkDesign = {
  tiles: [square, createTurnedQuarter(3), createTurnedQuarter(1), square],
  glazedIndex: 1,
  glaze: 'vermilion',
};

const PRODUCT_MARKS = {
  hackmatrix: { tiles: [square, createTurnedQuarter(3), square, square], glazedIndex: 1, glaze: 'vermilion' },
  converge: {
    tiles: [createTurnedQuarter(2), createTurnedQuarter(3), createTurnedQuarter(1), createTurnedQuarter(0)],
    glazedIndex: 1,
    glaze: 'marigold',
  },
  bridge: { tiles: [risingLeaf, fallingLeaf, fallingLeaf, risingLeaf], glazedIndex: 1, glaze: 'peacock' },
  evaledge: { tiles: [lowerHalf, square, square, upperHalf], glazedIndex: 1, glaze: 'indigo' },
  hackwise: { tiles: [dot, createTurnedQuarter(3), fallingLeaf, square], glazedIndex: 0, glaze: 'jade' },
  taskflow: { tiles: [square, fallingLeaf, fallingLeaf, square], glazedIndex: 1, glaze: 'gulal' },
} as const satisfies Record<string, MarkDesign>;

export type ProductMarkName = keyof typeof PRODUCT_MARKS;

interface MarkProps {
  /** Width and height in CSS pixels. */
  size?: number;
  className?: string;
}

/** `mark-tile` and the tile below it swap their positions while a link around the mark is hovered. */
function Mark({ design, size = 24, className }: MarkProps & { design: MarkDesign }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      {TILE_POSITIONS.map(([x, y], index) => {
        const isGlazed = index === design.glazedIndex;
        const isBelow = index === design.glazedIndex + 2;
        return (
          <path
            key={`${x} ${y}`}
            className={isGlazed ? 'mark-tile' : isBelow ? 'mark-tile-below' : undefined}
            fill={isGlazed ? getGlazeColour(design.glaze) : undefined}
            d={design.tiles[index]?.(x, y, SIDE)}
          />
        );
      })}
    </svg>
  );
}

/** The logo of the company: three tiles in the text colour, one in vermilion. */
export const TesseraMark = (props: MarkProps) => <Mark design={LOGO} {...props} />;

/** The logo of a product. Its tiles without a glaze have the text colour; `text-tile-3` fits most places. */
export const ProductMark = ({ product, ...rest }: MarkProps & { product: ProductMarkName }) => (
  <Mark design={PRODUCT_MARKS[product]} {...rest} />
);

/** Logo and name as a link to the home page. */
export const Wordmark = ({ href, name }: { href: string; name: string }) => (
  <a
    href={href}
    className="flex min-h-11 items-center gap-2.5 font-display text-lg font-semibold leading-none tracking-[-0.02em]"
  >
    <TesseraMark />
    {name}
  </a>
);
