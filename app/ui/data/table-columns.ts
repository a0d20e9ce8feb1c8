import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  align?: 'start' | 'end';
  /** The cell that names its row. */
  isRowHeader?: boolean;
  /** Keeps the header for assistive technology only (a column of buttons). */
  hideHeader?: boolean;
  /** Link that sorts by this column, and how it is sorted now. */
  sort?: { href: string; direction?: 'ascending' | 'descending' };
  className?: string;
}
