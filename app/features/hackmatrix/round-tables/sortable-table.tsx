import { type ReactNode, useState } from 'react';
import { Icon } from '~/ui/icons/icon';
import { type SortColumn, type SortState, sortRows, toggleSort } from './sort-rows';

export interface SortableColumn<Row> extends SortColumn<Row> {
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  alignEnd?: boolean;
}

/** A region that scrolls must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

interface SortableTableProps<Row> {
  caption: string;
  columns: readonly [SortableColumn<Row>, ...SortableColumn<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  initialSort: SortState;
}

/** A table whose headings sort it. The first column names its row. */
export function SortableTable<Row>({ caption, columns, rows, rowKey, initialSort }: SortableTableProps<Row>) {
  const [by, setBy] = useState(initialSort);
  const [naming, ...others] = columns;
  const align = (column: SortableColumn<Row>) => (column.alignEnd ? 'text-end' : 'text-start');
  return (
    <section aria-label={caption} {...REACHABLE} className="overflow-x-auto">
      <table className="data-table data-table-scroll [&_tbody_:is(th,td)]:bg-raised [&_thead_tr>:first-child]:bg-surface">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={by.key === column.key ? by.direction : undefined}
                className={align(column)}
              >
                <button
                  type="button"
                  onClick={() => setBy(toggleSort(by, column, rows))}
                  className="inline-flex min-h-11 items-center gap-1.5 hover:text-text"
                >
                  {column.label}
                  <span className={by.key === column.key ? '' : 'opacity-40'}>
                    <Icon
                      name={
                        by.key !== column.key
                          ? 'sort'
                          : by.direction === 'ascending'
                            ? 'chevron-up'
                            : 'chevron-down'
                      }
                      size={12}
                    />
                  </span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortRows(rows, columns, by).map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row" className={`min-w-32 ${align(naming)}`}>
                {naming.cell(row)}
              </th>
              {others.map((column) => (
                <td key={column.key} className={`tabular-nums ${align(column)}`}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
