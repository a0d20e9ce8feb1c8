import { dot, leaf, quarter, square, triangle } from '~/ui/art/tile-shapes';

const SIDE = 100;

/** The shapes of the marks of the four products. */
const shapes = {
  square: square(0, 0, SIDE),
  dot: dot(0, 0, SIDE),
  quarter: quarter(0, 0, SIDE, 3),
  falling: leaf(0, 0, SIDE, 0),
  rising: leaf(0, 0, SIDE, 1),
  'lower-half': triangle(0, 0, SIDE, 2),
  'upper-half': triangle(0, 0, SIDE, 0),
} as const;

interface ProductMarkTileProps {
  shape: keyof typeof shapes;
  /** Classes for fill and position. */
  className: string;
}

/** One large tile of a mark, as wide as its place. */
export function ProductMarkTile({ shape, className }: ProductMarkTileProps) {
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" className={`block w-full ${className}`}>
      <path d={shapes[shape]} />
    </svg>
  );
}
