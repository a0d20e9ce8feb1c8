import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { findTeamMember } from '~/content/company/team';
import { formatDuration } from '~/domain/projects/project-hours';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
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
    <ToolTable caption="Hours, the newest day first" heads={HEADS}>
      {rows.map(({ id, teamMemberId, workedOn, minutes, note, milestone, isBillable }) => (
        <tr key={id} className={TOOL_ROW}>
          <td className={clsx(TOOL_CELL, 'whitespace-nowrap tabular-nums')}>{formatDayAndMonth(workedOn)}</td>
          <td className={clsx(TOOL_CELL, 'w-full max-w-0')}>
            <ToolRowLink
              href={adminPaths.projectHours(projectId, `edit=${id}`)}
              className="block truncate font-semibold"
            >
              {note}
            </ToolRowLink>
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
    </ToolTable>
  );
}
