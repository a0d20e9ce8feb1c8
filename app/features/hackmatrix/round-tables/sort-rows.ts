export interface SortColumn<Row> {
  key: string;
  label: string;
  /** The compared value; `null` is missing and always comes last. */
  value: (row: Row) => number | string | null;
}

export interface SortState {
  key: string;
  direction: 'ascending' | 'descending';
}

const collator = new Intl.Collator('en-IN');

function compare(first: number | string, second: number | string): number {
  return typeof first === 'number' && typeof second === 'number'
    ? first - second
    : collator.compare(String(first), String(second));
}

/** Sorts rows by one column. The sort is stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly SortColumn<Row>[],
  sort: SortState,
): Row[] {
  const column = columns.find(({ key }) => key === sort.key);
  if (!column) return [...rows];
  return rows.toSorted((a, b) => {
    const first = column.value(a);
    const second = column.value(b);
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sort.direction === 'ascending' ? compare(first, second) : compare(second, first);
  });
}

/** Sort state after a click on a heading: the same column is reversed; a new one starts descending for numbers, ascending for text. */
export function toggleSort<Row>(sort: SortState, column: SortColumn<Row>, rows: readonly Row[]): SortState {
  if (sort.key === column.key)
    return { key: sort.key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  const isNumeric = rows.some((row) => typeof column.value(row) === 'number');
  return { key: column.key, direction: isNumeric ? 'descending' : 'ascending' };
}
