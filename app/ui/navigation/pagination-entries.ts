/** A page number, or a gap for skipped pages. */
export type PaginationEntry = number | 'gap';

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
