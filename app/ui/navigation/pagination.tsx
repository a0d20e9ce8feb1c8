import clsx from 'clsx';
import { Icon } from '../icons/icon';

/** A page number, or a gap for skipped pages. */
type PaginationEntry = number | 'gap';

/**
 * Lists the pages to show: first, last, current and its two neighbours. A gap stands for at least two pages. Pages start
 * at 1.
 */
export function listPaginationEntries(page: number, pages: number): PaginationEntry[] {
  const numbers = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return numbers
    .sort((a, b) => a - b)
    .flatMap((n, index): PaginationEntry[] => {
      const skipped = n - (numbers[index - 1] ?? n - 1) - 1;
      if (skipped === 0) return [n];
      return skipped === 1 ? [n - 1, n] : ['gap', n];
    });
}

interface PaginationProps {
  /** Starts at 1. */
  page: number;
  pages: number;
  getHref: (page: number) => string;
  label?: string;
  className?: string;
}

const TILE =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-inner px-3 text-sm font-medium tabular-nums';
const LINK = `${TILE} bg-control transition-colors hover:bg-control-hover`;

/** Links to the pages of a list. Renders nothing for one page. Works without JavaScript. */
export function Pagination({ page, pages, getHref, label = 'Pages', className }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={clsx('flex flex-wrap items-center gap-grout print:hidden', className)}>
      {page > 1 && (
        <a href={getHref(page - 1)} rel="prev" className={`${LINK} gap-2`}>
          <Icon name="arrow-left" size={16} />
          <span className="max-sm:sr-only">Previous</span>
        </a>
      )}
      <ol className="flex flex-wrap gap-grout">
        {listPaginationEntries(page, pages).map((entry, index, all) => {
          if (entry === 'gap') {
            return (
              <li key={`gap-after-${all[index - 1]}`} aria-hidden="true" className={`${TILE} text-muted`}>
                …
              </li>
            );
          }
          const isCurrent = entry === page;
          // On a phone a long list shows only the first, current and last page, so that they fit into one row.
          const isHiddenOnPhones =
            all.length > 5 && Math.abs(entry - page) === 1 && entry !== 1 && entry !== pages;
          return (
            <li key={entry} className={isHiddenOnPhones ? 'max-sm:hidden' : undefined}>
              <a
                href={getHref(entry)}
                aria-label={`Page ${entry}`}
                aria-current={isCurrent ? 'page' : undefined}
                className={isCurrent ? `${TILE} bg-text font-semibold text-bg` : LINK}
              >
                {entry}
              </a>
            </li>
          );
        })}
      </ol>
      {page < pages && (
        <a href={getHref(page + 1)} rel="next" className={`${LINK} gap-2`}>
          <span className="max-sm:sr-only">Next</span>
          <Icon name="arrow-right" size={16} />
        </a>
      )}
    </nav>
  );
}
