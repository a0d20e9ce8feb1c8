import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { LEAD_NAMES } from '~/content/contact/lead-names';
import type { InboxRow } from '~/domain/contact/inbox-row';
import { DueMark } from '~/sections/admin/due-mark';
import { SelectAll, SelectBox } from '~/sections/admin/selection';
import { LeadStateBadge } from '~/sections/admin/state-badges';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { formatDayAndTime, formatMoment } from '~/sections/format/format-moment';

/** Who sent it, as far as the form asked. */
export const describeSender = ({ name, email }: Pick<InboxRow, 'name' | 'email'>): string =>
  name || email || 'Anonymous';

const WIDE = 'max-lg:hidden';

const LEAD_HEADS = [
  { label: 'From' },
  { label: 'Message', className: WIDE },
  { label: 'Kind', className: WIDE },
  { label: 'Assigned to', className: WIDE },
];

const SELECT_HEAD = {
  label: 'Selection',
  content: <SelectAll label="Select all messages of this page" />,
  className: 'px-0! lg:ps-1!',
};

const toHeads = (hasOneState: boolean) => [
  ...LEAD_HEADS,
  { label: 'State', ...(hasOneState && { className: WIDE }) },
  { label: 'Sent', className: 'text-end!' },
];

interface InboxTableProps {
  rows: readonly InboxRow[];
  caption: string;
  now: Date;
  /** Whether rows can be selected in the form around the table. */
  isSelectable?: boolean;
  /** Whether all rows have one state, which the view names: a phone then leaves the column out. */
  hasOneState?: boolean;
}

/** Messages, the newest first. */
export function InboxTable(props: InboxTableProps) {
  const { rows, caption, now, isSelectable = false, hasOneState = false } = props;
  const heads = toHeads(hasOneState);
  return (
    <ToolTable caption={caption} heads={isSelectable ? [SELECT_HEAD, ...heads] : heads}>
      {rows.map((row) => (
        <tr key={row.id} className={TOOL_ROW}>
          {isSelectable && (
            <td className={clsx(TOOL_CELL, 'w-0 px-0! lg:ps-1!')}>
              <SelectBox name="ids" value={row.id} label={`Select the message of ${describeSender(row)}`} />
            </td>
          )}
          <td className={clsx(TOOL_CELL, 'w-full max-w-0 lg:w-1/4')}>
            <ToolRowLink
              href={adminPaths.lead(row.id)}
              className={clsx('block truncate', row.state === 'new' && 'font-semibold')}
            >
              {describeSender(row)}
            </ToolRowLink>
            {row.linked.length > 0 && (
              <span className="block truncate text-xs text-muted">
                Also writes from {row.linked.join(', ')}
              </span>
            )}
            {row.answeredAt && row.state === 'new' && (
              <span className="block text-xs text-info">New answer, {formatMoment(row.answeredAt, now)}</span>
            )}
            {row.waitsSince && <DueMark kind="messages" start={row.waitsSince} now={now} />}
            {row.hasNoSlot && <span className="block text-xs text-warning">No slot is reserved</span>}
            <span className="block truncate text-xs text-muted lg:hidden">
              {LEAD_NAMES[row.kind]}
              {row.excerpt && `: ${row.excerpt}`}
            </span>
          </td>
          <td className={clsx(TOOL_CELL, WIDE, 'w-1/2 max-w-0 truncate text-muted')}>{row.excerpt}</td>
          <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap text-muted')}>{LEAD_NAMES[row.kind]}</td>
          <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap text-muted')}>{row.owner}</td>
          <td className={clsx(TOOL_CELL, 'whitespace-nowrap', hasOneState && WIDE)}>
            <LeadStateBadge state={row.state} />
          </td>
          <td className={clsx(TOOL_CELL, 'text-end text-xs whitespace-nowrap text-muted')}>
            <time dateTime={row.createdAt.toISOString()} title={formatDayAndTime(row.createdAt, now)}>
              {formatMoment(row.createdAt, now)}
            </time>
          </td>
        </tr>
      ))}
    </ToolTable>
  );
}
