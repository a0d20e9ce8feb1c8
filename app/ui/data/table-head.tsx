import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  /** The header as text, for the lines of a narrow screen. Missing when the header itself is text. */
  label?: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** The cells of this column are row headers. */
  isRowHeader?: boolean;
  /** Only screen readers get the header (a column of buttons). */
  hideHeader?: boolean;
  /** Link that sorts by this column, and its current direction. */
  sort?: { href: string; direction?: 'ascending' | 'descending' };
  className?: string;
}

const SORT_ICONS = { ascending: 'chevron-up', descending: 'chevron-down' } as const;

/** Head of a `Table`, with links for sortable columns. */
export function TableHead<Row>({ columns }: { columns: readonly TableColumn<Row>[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, header, align, sort, hideHeader, className }) => (
          <th
            key={key}
            scope="col"
            aria-sort={sort ? (sort.direction ?? 'none') : undefined}
            className={clsx(align === 'end' ? 'text-end' : 'text-start', className)}
          >
            {sort ? (
              <a
                href={sort.href}
                className="-mx-2 inline-flex min-h-11 items-center px-2 gap-1.5 underline-offset-4 hover:text-text hover:underline"
              >
                {header}
                {sort.direction && <Icon name={SORT_ICONS[sort.direction]} size={14} />}
              </a>
            ) : (
              <span className={hideHeader ? 'sr-only' : undefined}>{header}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
