import type { ReactNode } from 'react';

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
