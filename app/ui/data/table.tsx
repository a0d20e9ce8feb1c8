import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import type { TableColumn } from './table-columns';
import { TableHead } from './table-head';

export interface TableProps<Row> {
  caption: ReactNode;
  hideCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /**
   * What a narrow screen does: `scroll` moves sideways under a first column that stays,
   * `cards` sets each row as a tile of labelled values, `columns` gives the name of the row a line of its own, under
   * headers that stay in sight.
   */
  narrowLayout?: 'scroll' | 'cards' | 'columns';
  /** Shown instead of the table when there are no rows. */
  empty?: ReactNode;
  className?: string;
}

const LAYOUT_CLASSES = {
  scroll: 'data-table-scroll',
  cards: 'data-table-cards',
  columns: 'data-table-columns',
} as const;

/** Rows of records with a caption. Works without script. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, narrowLayout = 'scroll', empty, className } = props;
  const captionId = useId();
  if (rows.length === 0 && empty) return empty;
  const isScrollable = narrowLayout === 'scroll';
  // A region that scrolls must be reachable by keyboard.
  const focusable = isScrollable ? { tabIndex: 0 } : undefined;
  return (
    <section
      aria-labelledby={captionId}
      {...focusable}
      className={clsx('relative', isScrollable && 'overflow-x-auto', className)}
    >
      <table className={clsx('data-table', LAYOUT_CLASSES[narrowLayout])}>
        <caption id={captionId} className={hideCaption ? 'sr-only' : 'pb-4 text-start text-muted'}>
          {caption}
        </caption>
        <TableHead columns={columns} />
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => {
                const Cell = column.isRowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    scope={column.isRowHeader ? 'row' : undefined}
                    data-label={
                      typeof column.header === 'string' && !column.hideHeader ? column.header : undefined
                    }
                    className={clsx(column.align === 'end' && 'text-end', column.className)}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
