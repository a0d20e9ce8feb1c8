import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TOOL_CELL, TOOL_ROW, TOOL_TABLE, ToolTableHead } from '~/sections/admin/tool-table';

export interface GstTableRow {
  key: string;
  label: ReactNode;
  /** A figure for each head but the first one. */
  cells: readonly string[];
}

interface GstTableProps {
  /** Is read aloud. */
  caption: string;
  /** The first one is that of the labels. */
  heads: readonly string[];
  rows: readonly GstTableRow[];
  sum?: GstTableRow | undefined;
}

/** What a table shows in place of 0. */
export const NOTHING = '–';

/** Of the figures that a narrow screen has below the label. A page on paper has all columns. */
const WIDE = 'max-lg:hidden print:table-cell!';
const CELL = clsx(TOOL_CELL, 'print:h-auto print:px-1');

function Row({ row, heads, isSum = false }: { row: GstTableRow; heads: readonly string[]; isSum?: boolean }) {
  const { label, cells } = row;
  const last = cells.length - 1;
  const below = cells.flatMap((cell, index) =>
    index < last && cell !== NOTHING ? [{ head: heads[index + 1] ?? '', cell }] : [],
  );
  return (
    <tr className={clsx(TOOL_ROW, isSum && 'font-semibold')}>
      <th scope="row" className={clsx(CELL, 'w-full text-start wrap-anywhere', !isSum && 'font-normal')}>
        {label}
        <span className="flex flex-wrap gap-x-3 text-xs font-normal text-muted tabular-nums lg:hidden print:hidden">
          {below.map(({ head, cell }) => (
            <span key={head}>
              {head} {cell}
            </span>
          ))}
        </span>
      </th>
      {cells.map((cell, index) => (
        <td
          key={heads[index + 1]}
          className={clsx(
            CELL,
            'text-end whitespace-nowrap tabular-nums xl:min-w-26 print:min-w-0!',
            index < last && WIDE,
            (index === last || isSum) && 'font-semibold',
          )}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** Figures of the GST return, one column for each. */
export function GstTable({ caption, heads, rows, sum }: GstTableProps) {
  return (
    <table className={TOOL_TABLE}>
      <caption className="sr-only">{caption}</caption>
      <ToolTableHead
        heads={heads.map((label, index) => ({
          label,
          className: clsx(
            'print:px-1',
            index > 0 && 'text-end!',
            index > 0 && index < heads.length - 1 && WIDE,
          ),
        }))}
      />
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} heads={heads} />
        ))}
        {sum && <Row row={sum} heads={heads} isSum />}
      </tbody>
    </table>
  );
}
