import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { type TableColumn, TableHead } from './table-head';

export interface TableProps<Row> {
  caption: ReactNode;
  hideCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /**
   * Layout on a narrow screen. `scroll`: horizontal scrolling with a sticky first column. `cards`: each row is a card
   * of labelled values. `columns`: the row header has its own line, and the head is sticky. `summary`: the values of a
   * row that need no label are one line, and the last one is below.
   */
  narrowLayout?: 'scroll' | 'cards' | 'columns' | 'summary';
  /** Shown instead of a table without rows. */
  empty?: ReactNode;
  className?: string;
}

const LAYOUT_CLASSES = {
  scroll: 'data-table-scroll',
  cards: 'data-table-cards',
  columns: 'data-table-columns',
  summary: 'data-table-summary',
} as const;

function getLabel<Row>({ header, label, hideHeader }: TableColumn<Row>): string | undefined {
  return label ?? (typeof header === 'string' && !hideHeader ? header : undefined);
}

/** A table with a caption. Works without JavaScript. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, narrowLayout = 'scroll', empty, className } = props;
  const captionId = useId();
  if (rows.length === 0 && empty) return empty;
  const isScrollable = narrowLayout === 'scroll';
  // A scrollable region must be focusable by keyboard.
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
                    data-label={getLabel(column)}
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
