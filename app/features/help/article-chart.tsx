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

/** A category with its articles, from the bottom up. */
export interface ArticleChartColumn {
  id: HelpCategoryId;
  slugs: readonly string[];
}

interface ArticleChartProps {
  columns: readonly ArticleChartColumn[];
  /** Slug of the best result. */
  bestSlug: string | undefined;
  /** Slugs of all highlighted articles. */
  highlightedSlugs: readonly string[];
  className?: string;
}

const SIDE = 40;
const PITCH = 42;
/** Every article as a tile, a column for each category. Results are glazed, the best one in vermilion. */
export function ArticleChart({ columns, bestSlug, highlightedSlugs, className }: ArticleChartProps) {
  const getFillClass = (slug: string) => {
    if (slug === bestSlug) return 'fill-glaze-vermilion';
    return highlightedSlugs.includes(slug) ? 'fill-glaze-marigold' : 'fill-tile-3';
  };
  const rows = Math.max(...columns.map(({ slugs }) => slugs.length));
  return (
    <svg
      viewBox={`0 0 ${columns.length * PITCH - 2} ${rows * PITCH - 2}`}
      aria-hidden="true"
      className={className}
    >
      {columns.map(({ id, slugs }, column) =>
        slugs.map((slug, row) => (
          <path
            key={`${id} ${slug}`}
            className={`transition-[fill] ${getFillClass(slug)}`}
            d={CATEGORY_SHAPES[id](column * PITCH, (rows - 1 - row) * PITCH, SIDE)}
          />
        )),
      )}
    </svg>
  );
}
