export interface SortColumn<Row> {
  key: string;
  label: string;
  /** What is compared; `null` is not there yet and always comes last. */
  value: (row: Row) => number | string | null;
}

export interface SortState {
  key: string;
  direction: 'ascending' | 'descending';
}

const collator = new Intl.Collator('en-IN');

function compare(one: number | string, other: number | string): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}

/** Rows by one column. Rows that are equal keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly SortColumn<Row>[],
  by: SortState,
): Row[] {
  const column = columns.find(({ key }) => key === by.key);
  if (!column) return [...rows];
  return rows.toSorted((a, b) => {
    const [one, other] = [column.value(a), column.value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return by.direction === 'ascending' ? compare(one, other) : compare(other, one);
  });
}

/** Pressed again, a heading turns its order round; figures begin with the greatest, words with the first letter. */
export function toggleSort<Row>(now: SortState, column: SortColumn<Row>, rows: readonly Row[]): SortState {
  if (now.key === column.key)
    return { key: now.key, direction: now.direction === 'ascending' ? 'descending' : 'ascending' };
  const isFigure = rows.some((row) => typeof column.value(row) === 'number');
  return { key: column.key, direction: isFigure ? 'descending' : 'ascending' };
}
