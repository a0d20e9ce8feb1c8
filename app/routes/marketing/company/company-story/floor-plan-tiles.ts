import type { FurnitureCode } from '~/content/company/office-floors';
import { dot, leaf, quarter, square, triangle } from '~/ui/art/tile-shapes';

interface PlanTile {
  path: (x: number, y: number, size: number) => string;
  fill: string;
}

/** Each tile shape represents one element of the floor plan. */
export const floorPlanTiles: Record<FurnitureCode, PlanTile> = {
  d: { path: square, fill: 'fill-glaze-vermilion' },
  o: { path: dot, fill: 'fill-glaze-marigold' },
  k: { path: (x, y, size) => quarter(x, y, size, 3), fill: 'fill-glaze-peacock' },
  g: { path: (x, y, size) => leaf(x, y, size, 1), fill: 'fill-glaze-peacock' },
  w: {
    path: (x, y, size) => {
      const side = (size - 2) / 2;
      return [0, side + 2].flatMap((dx) => [0, side + 2].map((dy) => square(x + dx, y + dy, side))).join('');
    },
    fill: 'fill-border-strong',
  },
  s: { path: (x, y, size) => triangle(x, y, size, 2), fill: 'fill-border-strong' },
};

export const isFurnitureCode = (letter: string): letter is FurnitureCode => letter in floorPlanTiles;
