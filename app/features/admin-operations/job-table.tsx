import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import type { JobView } from '~/domain/operations/job-query';
import { getJobName } from '~/sections/admin/job-name';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { formatDayAndTime } from '~/sections/format/format-moment';

interface ListedJob {
  id: string;
  kind: string;
  subject?: { name: string };
  attempts: number;
  reason?: string;
  runAfter: Date;
  endedAt?: Date;
}

const WIDE = 'max-lg:hidden';

const WHEN: Readonly<Record<JobView, string>> = {
  failed: 'Failed',
  waiting: 'Due',
  running: 'Due',
  later: 'Due',
  discarded: 'Discarded',
};

/** Jobs of one state. */
export function JobTable({ jobs, view, now }: { jobs: readonly ListedJob[]; view: JobView; now: Date }) {
  const heads = [
    { label: 'Job' },
    { label: 'Last error', className: WIDE },
    { label: 'Attempts', className: clsx(WIDE, 'text-end!') },
    { label: WHEN[view], className: 'text-end!' },
  ];
  return (
    <ToolTable caption="Jobs" heads={heads}>
      {jobs.map(({ id, kind, subject, attempts, reason, runAfter, endedAt }) => (
        <tr key={id} className={TOOL_ROW}>
          <td className={clsx(TOOL_CELL, 'lg:whitespace-nowrap')}>
            <ToolRowLink href={adminPaths.job(id)} className="font-semibold">
              {getJobName(kind)}
            </ToolRowLink>
            {subject && <span className="block max-w-80 truncate text-xs text-muted">{subject.name}</span>}
            {reason && (
              <span className="block text-xs text-muted wrap-anywhere lg:hidden">{reason.slice(0, 120)}</span>
            )}
          </td>
          <td className={clsx(TOOL_CELL, WIDE, 'w-full max-w-0 truncate text-muted')}>{reason}</td>
          <td className={clsx(TOOL_CELL, WIDE, 'text-end tabular-nums')}>{attempts}</td>
          <td className={clsx(TOOL_CELL, 'text-end text-xs whitespace-nowrap text-muted')}>
            {formatDayAndTime(endedAt ?? runAfter, now)}
          </td>
        </tr>
      ))}
    </ToolTable>
  );
}
