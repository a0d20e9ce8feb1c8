import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import type { EmailState } from '~/domain/operations/email-query';
import { EmailStateBadge } from '~/sections/admin/state-badges';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { formatIdentifier } from '~/sections/format/format-identifier';
import { formatDayAndTime, formatMoment } from '~/sections/format/format-moment';

interface ListedEmail {
  id: string;
  recipient: string;
  subject: string;
  template?: string;
  state: EmailState;
  createdAt: Date;
}

const WIDE = 'max-lg:hidden';

const HEADS = [
  { label: 'To' },
  { label: 'Subject', className: WIDE },
  { label: 'Template', className: WIDE },
  { label: 'State', className: WIDE },
  { label: 'Written', className: 'text-end!' },
];

/** Emails, the newest first. */
export function EmailTable({ emails, now }: { emails: readonly ListedEmail[]; now: Date }) {
  return (
    <ToolTable caption="Emails, the newest first" heads={HEADS}>
      {emails.map(({ id, recipient, subject, template, state, createdAt }) => (
        <tr key={id} className={TOOL_ROW}>
          <td className={clsx(TOOL_CELL, 'w-full max-w-0 lg:w-1/3')}>
            <ToolRowLink
              href={adminPaths.email(id)}
              className={clsx('block wrap-anywhere lg:truncate', state === 'failed' && 'font-semibold')}
            >
              {recipient}
            </ToolRowLink>
            <span className="block text-xs wrap-anywhere text-muted lg:hidden">{subject}</span>
            <span className="mt-1 flex lg:hidden">
              <EmailStateBadge state={state} />
            </span>
          </td>
          <td className={clsx(TOOL_CELL, WIDE, 'w-1/2 max-w-0 truncate')}>{subject}</td>
          <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap text-muted')}>
            {template && formatIdentifier(template)}
          </td>
          <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap')}>
            <EmailStateBadge state={state} />
          </td>
          <td className={clsx(TOOL_CELL, 'text-end text-xs whitespace-nowrap text-muted')}>
            <time dateTime={createdAt.toISOString()} title={formatDayAndTime(createdAt, now)}>
              {formatMoment(createdAt, now)}
            </time>
          </td>
        </tr>
      ))}
    </ToolTable>
  );
}
