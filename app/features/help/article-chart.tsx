import type { HelpCategoryId } from '~/content/help/help-article';
import { categoryShapes } from './category-shapes';

/** A category as the rack shows it: its articles by name, from the bottom up. */
export interface ArticleChartColumn {
  id: HelpCategoryId;
  slugs: readonly string[];
}

interface ArticleChartProps {
  columns: readonly ArticleChartColumn[];
  /** Slug of the best answer. */
  bestSlug: string | undefined;
  /** Slugs of all that are glazed. */
  highlightedSlugs: readonly string[];
  className?: string;
}

const SIDE = 40;
const PITCH = 42;
/** Every article as a tile, a column for each category. Those that hold an answer are glazed, the best in vermilion. */
export function ArticleChart({ columns, bestSlug, highlightedSlugs, className }: ArticleChartProps) {
  const fillOf = (slug: string) => {
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
            className={`transition-[fill] ${fillOf(slug)}`}
            d={categoryShapes[id](column * PITCH, (rows - 1 - row) * PITCH, SIDE)}
          />
        )),
      )}
    </svg>
  );
}
