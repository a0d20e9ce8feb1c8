import clsx from 'clsx';
import type { BookCounts } from '~/domain/books/book-difference';
import { TOOL_CELL, TOOL_HEAD, TOOL_ROW, TOOL_TABLE } from '~/sections/admin/tool-table';
import { formatCount } from '~/sections/format/format-amount';
import { formatDayAndTime } from '~/sections/format/format-moment';

interface ListedRun {
  id: string;
  finishedAt: Date;
  counts: BookCounts;
  differenceCount: number;
}

const countRows = (counts: BookCounts) => Object.values(counts).reduce((sum, rows) => sum + rows, 0);

/** Earlier checks, the latest first. */
export function RunTable({ runs, now }: { runs: readonly ListedRun[]; now: Date }) {
  return (
    <table className={TOOL_TABLE}>
      <caption className="sr-only">Earlier checks, the latest first</caption>
      <thead>
        <tr>
          <th scope="col" className={TOOL_HEAD}>
            When
          </th>
          <th scope="col" className={clsx(TOOL_HEAD, 'text-end!')}>
            Rows
          </th>
          <th scope="col" className={clsx(TOOL_HEAD, 'text-end!')}>
            Differences
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ id, finishedAt, counts, differenceCount }) => (
          <tr key={id} className={TOOL_ROW}>
            <td className={TOOL_CELL}>{formatDayAndTime(finishedAt, now)}</td>
            <td className={clsx(TOOL_CELL, 'text-end tabular-nums')}>{formatCount(countRows(counts))}</td>
            <td className={clsx(TOOL_CELL, 'text-end tabular-nums')}>
              {differenceCount === 0 ? 'none' : <span className="text-danger">{differenceCount}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
