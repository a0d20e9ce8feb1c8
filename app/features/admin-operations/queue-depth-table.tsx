import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { type JobQuery, type KindDepth, serialiseJobQuery } from '~/domain/operations/job-query';
import { getJobName } from '~/sections/admin/job-name';
import { TOOL_CELL, TOOL_ROW, TOOL_ROW_LINK, ToolTable } from '~/sections/admin/tool-table';
import { formatMoment } from '~/sections/format/format-moment';

const NUMBER = 'text-end tabular-nums';

const HEADS = [
  { label: 'Kind' },
  { label: 'Failed', className: 'text-end!' },
  { label: 'Waiting', className: 'text-end!' },
  { label: 'Running', className: 'text-end! max-sm:hidden' },
  { label: 'Later', className: 'text-end! max-sm:hidden' },
];

interface QueueDepthTableProps {
  kinds: readonly KindDepth[];
  query: JobQuery;
  now: Date;
}

/** How many jobs of each kind there are. A kind filters the list. */
export function QueueDepthTable({ kinds, query: { view, kind: chosen }, now }: QueueDepthTableProps) {
  return (
    <section aria-labelledby="depth-title" className="grid content-start gap-1">
      <h2 id="depth-title" className="text-panel">
        The queue by kind
      </h2>
      <ToolTable caption="Jobs of each kind" heads={HEADS}>
        {kinds.map(({ kind, waiting, running, later, failed, oldestDue }) => (
          <tr key={kind} className={TOOL_ROW}>
            <td className={TOOL_CELL}>
              <a
                href={adminPaths.jobs(serialiseJobQuery({ view, ...(kind !== chosen && { kind }) }))}
                aria-current={kind === chosen ? 'true' : undefined}
                className={clsx('aria-[current]:font-semibold', TOOL_ROW_LINK)}
              >
                {getJobName(kind)}
              </a>
              {oldestDue && (
                <span className="block text-xs text-muted">
                  the oldest was due {formatMoment(oldestDue, now)}
                </span>
              )}
            </td>
            <td className={clsx(TOOL_CELL, NUMBER, failed > 0 && 'font-semibold text-danger')}>{failed}</td>
            <td className={clsx(TOOL_CELL, NUMBER)}>{waiting}</td>
            <td className={clsx(TOOL_CELL, NUMBER, 'max-sm:hidden')}>{running}</td>
            <td className={clsx(TOOL_CELL, NUMBER, 'max-sm:hidden')}>{later}</td>
          </tr>
        ))}
      </ToolTable>
    </section>
  );
}
