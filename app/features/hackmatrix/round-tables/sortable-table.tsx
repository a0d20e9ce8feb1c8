import { type ReactNode, useState } from 'react';
import { Icon } from '~/ui/icons/icon';
import { type SortColumn, type SortState, sortRows, toggleSort } from './sort-rows';

export interface SortableColumn<Row> extends SortColumn<Row> {
  cell: (row: Row) => ReactNode;
  /** For numbers. */
  alignEnd?: boolean;
}

/** A scrollable region must be focusable by keyboard. */
const FOCUSABLE = { tabIndex: 0 };

interface SortableTableProps<Row> {
  caption: string;
  columns: readonly [SortableColumn<Row>, ...SortableColumn<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  initialSort: SortState;
}

/** A table that is sorted by its headings. The first column is the row header. */
export function SortableTable<Row>({ caption, columns, rows, rowKey, initialSort }: SortableTableProps<Row>) {
  const [sort, setSort] = useState(initialSort);
  const [nameColumn, ...otherColumns] = columns;
  const getAlignClass = (column: SortableColumn<Row>) => (column.alignEnd ? 'text-end' : 'text-start');
  return (
    <section aria-label={caption} {...FOCUSABLE} className="overflow-x-auto">
      <table className="data-table data-table-scroll [&_tbody_:is(th,td)]:bg-raised [&_thead_tr>:first-child]:bg-surface">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={sort.key === column.key ? sort.direction : undefined}
                className={getAlignClass(column)}
              >
                <button
                  type="button"
                  onClick={() => setSort(toggleSort(sort, column, rows))}
                  className="inline-flex min-h-11 items-center gap-1.5 hover:text-text"
                >
                  {column.label}
                  <span className={sort.key === column.key ? '' : 'opacity-40'}>
                    <Icon
                      name={
                        sort.key !== column.key
                          ? 'sort'
                          : sort.direction === 'ascending'
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
          {sortRows(rows, columns, sort).map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row" className={`min-w-32 ${getAlignClass(nameColumn)}`}>
                {nameColumn.cell(row)}
              </th>
              {otherColumns.map((column) => (
                <td key={column.key} className={`tabular-nums ${getAlignClass(column)}`}>
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
