import type { HelpCategoryId } from '~/content/help/help-article';
import { dot, leaf, quarter, square, triangle } from '~/ui/art/tile-shapes';

type Shape = (x: number, y: number, size: number) => string;

/** Each category's tile, as path data, in the rack of answers and in the index. */
export const categoryShapes: Readonly<Record<HelpCategoryId, Shape>> = {
  orders: square,
  payment: quarter,
  shop: (x, y, size) => leaf(x, y, size, 1),
  account: dot,
  organising: (x, y, size) => triangle(x, y, size, 3),
  'taking-part': (x, y, size) => quarter(x, y, size, 3),
  converge: (x, y, size) => leaf(x, y, size, 0),
  seats: (x, y, size) => quarter(x, y, size, 2),
};
