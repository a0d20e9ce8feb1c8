import type { TileShape } from '~/content/company/manifesto-content';
import { dot, leaf, quarter, square, triangle } from '~/ui/art/tile-shapes';

type DrawShape = (x: number, y: number, size: number) => string;

const four: DrawShape = (x, y, size) => {
  const gap = size / 12;
  const side = (size - gap) / 2;
  return [0, side + gap].flatMap((dx) => [0, side + gap].map((dy) => square(x + dx, y + dy, side))).join('');
};

/** The text is at the right of each shape. */
export const tileShapePaths: Record<TileShape, DrawShape> = {
  square,
  dot,
  leaf: (x, y, size) => leaf(x, y, size, 0),
  triangle: (x, y, size) => triangle(x, y, size, 0),
  quarter: (x, y, size) => quarter(x, y, size, 3),
  four,
};

/** Three glazes, two shapes each. */
export const tileShapeFills: Record<TileShape, string> = {
  square: 'fill-glaze-vermilion',
  dot: 'fill-glaze-marigold',
  leaf: 'fill-glaze-peacock',
  triangle: 'fill-glaze-vermilion',
  quarter: 'fill-glaze-marigold',
  four: 'fill-glaze-peacock',
};
