import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { findTeamMember } from '~/content/company/team';
import { formatDuration } from '~/domain/projects/project-hours';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { TOOL_CELL, TOOL_ROW, TOOL_ROW_LINK, TOOL_TABLE } from '~/sections/admin/tool-table';
import { ToolTableHead } from '~/sections/admin/tool-table-head';
import { formatDayAndMonth } from '~/sections/format/format-date';

interface HoursTableProps {
  projectId: string;
  rows: readonly {
    id: string;
    teamMemberId: string;
    workedOn: string;
    minutes: number;
    note: string;
    milestone: string | null;
    isBillable: boolean;
  }[];
}

const WIDE = 'max-lg:hidden';

const HEADS = [
  { label: 'Day' },
  { label: 'What' },
  { label: 'Who', className: WIDE },
  { label: 'Duration', className: 'text-end!' },
];

const findName = (memberId: string) => findTeamMember(memberId)?.name ?? memberId;

/** The hours of a project, the newest day first. A row leads to its form. */
export function HoursTable({ projectId, rows }: HoursTableProps) {
  return (
    <table className={TOOL_TABLE}>
      <caption className="sr-only">Hours, the newest day first</caption>
      <ToolTableHead heads={HEADS} />
      <tbody>
        {rows.map(({ id, teamMemberId, workedOn, minutes, note, milestone, isBillable }) => (
          <tr key={id} className={TOOL_ROW}>
            <td className={clsx(TOOL_CELL, 'whitespace-nowrap tabular-nums')}>
              {formatDayAndMonth(workedOn)}
            </td>
            <td className={clsx(TOOL_CELL, 'w-full max-w-0')}>
              <a
                href={adminPaths.projectHours(projectId, `edit=${id}`)}
                {...{ [ADMIN_ATTRIBUTES.entry]: '' }}
                className={clsx('block truncate font-semibold', TOOL_ROW_LINK)}
              >
                {note}
              </a>
              <span className="block truncate text-xs text-muted">
                <span className="lg:hidden">{findName(teamMemberId)}, </span>
                {milestone ?? 'No milestone'}
              </span>
            </td>
            <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap')}>{findName(teamMemberId)}</td>
            <td className={clsx(TOOL_CELL, 'text-end whitespace-nowrap tabular-nums')}>
              {formatDuration(minutes)}
              {!isBillable && <span className="block text-xs text-muted">not billable</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
