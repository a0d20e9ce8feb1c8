import type { Article } from '~/content/journal/article';
import { groupByMonth, listMonths } from '~/features/journal/archive-query';
import { formatMonth } from '~/sections/format/format-date';
import { quarter, square } from '~/ui/art/tile-shapes';

const MAX_MONTHS = 18;
const SIDE = 20;
const PITCH = 22;

interface ArchiveChartProps {
  /** All articles, newest first. */
  articles: readonly Article[];
  /** Those that the filters left, newest first. */
  found: readonly Article[];
}

/** One tile for each article, in a column for each month. What was found is glazed; without a filter the newest is. */
export function ArchiveChart({ articles, found }: ArchiveChartProps) {
  const isFiltered = found.length < articles.length;
  const glazed = new Set(isFiltered ? found : articles.slice(0, 1));
  const columns = listMonths(articles, MAX_MONTHS).map((month) => ({
    month,
    // The glazed ones are on top, where they are seen.
    articles: (groupByMonth(articles).find((entry) => entry.month === month)?.articles ?? []).toSorted(
      (a, b) => Number(glazed.has(a)) - Number(glazed.has(b)),
    ),
  }));
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last) return null;
  const rows = Math.max(...columns.map((column) => column.articles.length));
  const tiles = columns.flatMap((column, x) =>
    column.articles.map((article, y) => {
      const isGlazed = glazed.has(article);
      const draw =
        isGlazed && !isFiltered ? (left: number, top: number) => quarter(left, top, SIDE, 3) : square;
      return { isGlazed, path: draw(x * PITCH, (rows - 1 - y) * PITCH, SIDE) };
    }),
  );
  const join = (isGlazed: boolean) =>
    tiles.flatMap((tile) => (tile.isGlazed === isGlazed ? [tile.path] : [])).join('');
  return (
    <figure className="print:hidden">
      <svg
        viewBox={`0 0 ${columns.length * PITCH - 2} ${rows * PITCH - 2}`}
        className="block w-full"
        aria-hidden="true"
      >
        <path className="fill-tile-3" d={join(false)} />
        <path className="fill-glaze-vermilion" d={join(true)} />
      </svg>
      <figcaption className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{formatMonth(first.month)}</span>
        <span className="max-sm:order-last max-sm:basis-full">One tile for each article</span>
        <span>{formatMonth(last.month)}</span>
      </figcaption>
    </figure>
  );
}
