/** A page number, or the gap where some are left out. */
export type PaginationEntry = number | 'gap';

/**
 * The numbers to show: first, last, the page and its two neighbours; a gap only where it stands for
 * two pages or more. Pages count from 1.
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
