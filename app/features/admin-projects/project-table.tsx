import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import type { ProjectStatus } from '~/domain/projects/project';
import { ProjectStateBadge } from '~/sections/admin/state-badges';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { formatDate } from '~/sections/format/format-date';
import { formatMoment } from '~/sections/format/format-moment';
import { Badge } from '~/ui/data/badge';
import { ProgressTiles } from './progress-tiles';

export interface ListedProject {
  id: string;
  name: string;
  state: ProjectStatus;
  members: readonly string[];
  done: number;
  total: number;
  next?: { title: string; dueOn: string };
  isOverdue: boolean;
  lastUpdateAt?: Date;
}

const WIDE = 'max-lg:hidden';

const HEADS = [
  { label: 'Project' },
  { label: 'State' },
  { label: 'Next milestone', className: WIDE },
  { label: 'Done', className: clsx(WIDE, 'text-end!') },
  { label: 'Last update', className: clsx(WIDE, 'text-end!') },
];

/** "Meera Raghunath and 2 more". */
function describeMembers([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'No members yet';
  return others.length > 0 ? `${first} and ${others.length} more` : first;
}

function Next({ next, total, isOverdue }: ListedProject) {
  if (!next) return <span className="text-muted">{total > 0 ? 'All done' : 'No milestones yet'}</span>;
  return (
    <>
      <span className="block xl:truncate">{next.title}</span>
      <span className={clsx('block truncate text-xs', isOverdue ? 'text-danger' : 'text-muted')}>
        {formatDate(next.dueOn)}
      </span>
    </>
  );
}

/** Projects with what comes next, the last changed first. */
export function ProjectTable({ rows, now }: { rows: readonly ListedProject[]; now: Date }) {
  return (
    <ToolTable caption="Projects, the last changed first" heads={HEADS}>
      {rows.map((project) => {
        const { id, name, state, members, done, total, isOverdue, lastUpdateAt } = project;
        return (
          <tr key={id} className={TOOL_ROW}>
            <td className={clsx(TOOL_CELL, 'w-full max-w-0 lg:w-2/5')}>
              <ToolRowLink
                href={adminPaths.project(id)}
                className="block font-semibold wrap-anywhere xl:truncate"
              >
                {name}
              </ToolRowLink>
              <span className="block truncate text-xs text-muted">{describeMembers(members)}</span>
            </td>
            <td className={clsx(TOOL_CELL, 'whitespace-nowrap max-lg:text-end')}>
              <span className="inline-flex gap-1 max-xl:flex-col max-lg:items-end">
                <ProjectStateBadge state={state} />
                {isOverdue && <Badge tone="danger">Overdue</Badge>}
              </span>
            </td>
            <td className={clsx(TOOL_CELL, WIDE, 'w-1/3 max-w-0')}>
              <Next {...project} />
            </td>
            <td className={clsx(TOOL_CELL, WIDE, 'text-end whitespace-nowrap tabular-nums')}>
              <ProgressTiles done={done} total={total} />
            </td>
            <td className={clsx(TOOL_CELL, WIDE, 'text-end whitespace-nowrap text-muted')}>
              {lastUpdateAt ? (
                <time dateTime={lastUpdateAt.toISOString()}>{formatMoment(lastUpdateAt, now)}</time>
              ) : (
                'none'
              )}
            </td>
          </tr>
        );
      })}
    </ToolTable>
  );
}
