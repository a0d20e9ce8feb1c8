import type { HelpCategoryId } from '~/content/help/help-article';
import { dot, leaf, quarter, square, triangle } from '~/ui/art/tile-shapes';

type Shape = (x: number, y: number, size: number) => string;

/** Tile shape of each category as SVG path data, for the chart and the index. */
export const CATEGORY_SHAPES: Readonly<Record<HelpCategoryId, Shape>> = {
  orders: square,
  payment: quarter,
  shop: (x, y, size) => leaf(x, y, size, 1),
  account: dot,
  organising: (x, y, size) => triangle(x, y, size, 3),
  'taking-part': (x, y, size) => quarter(x, y, size, 3),
  converge: (x, y, size) => leaf(x, y, size, 0),
  seats: (x, y, size) => quarter(x, y, size, 2),
};
