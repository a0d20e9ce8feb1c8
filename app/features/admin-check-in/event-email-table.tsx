import { adminPaths } from '~/content/admin/admin-paths';
import { EVENT_EMAIL_STATE_LABELS } from '~/content/admin/event-email-texts';
import type { FormerEventEmail, ListedEventEmail } from '~/domain/tickets/event-email';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { formatCountOf } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';
import { formatDayAndTime } from '~/sections/format/format-moment';

const WIDE = 'max-sm:hidden';

const HEADS = [
  { label: 'Subject' },
  { label: 'Sent' },
  { label: 'By', className: WIDE },
  { label: 'To', className: WIDE },
];

/** "draft", "being sent", "yesterday, 10:00". */
const describeTime = ({ state, startedAt }: ListedEventEmail, now: Date): string =>
  state === 'sent' && startedAt
    ? formatDayAndTime(startedAt, now)
    : EVENT_EMAIL_STATE_LABELS[state].toLowerCase();

interface EventEmailTableProps {
  /** Of the event. */
  eventKey: string;
  emails: readonly ListedEventEmail[];
  now: Date;
}

/** R-TICKET-14: the emails to the guests of an event, the latest first, also drafts. Renders nothing without one. */
export function EventEmailTable({ eventKey, emails, now }: EventEmailTableProps) {
  if (emails.length === 0) return null;
  return (
    <section aria-labelledby="event-emails-title" className="mt-8 grid gap-2">
      <h2 id="event-emails-title" className="text-panel">
        Emails to the guests
      </h2>
      <ToolTable caption="Emails to the guests, the latest first" heads={HEADS}>
        {emails.map((email) => {
          const { id, subject, state, guests, recipients, sentBy } = email;
          const isDraft = state === 'draft';
          const to = isDraft
            ? '–'
            : `${formatCountOf(recipients, 'buyer')}${guests === 'arrived' ? ' who arrived' : ''}`;
          return (
            <tr key={id} className={TOOL_ROW}>
              <td className={`${TOOL_CELL} w-full`}>
                <ToolRowLink
                  href={adminPaths.eventEmail(eventKey, id)}
                  className="font-semibold wrap-anywhere"
                >
                  {subject}
                </ToolRowLink>
                {!isDraft && (
                  <span className="block text-xs text-muted sm:hidden">
                    {[to, sentBy && `by ${sentBy}`].filter(Boolean).join(', ')}
                  </span>
                )}
              </td>
              <td className={`${TOOL_CELL} whitespace-nowrap text-muted`}>{describeTime(email, now)}</td>
              <td className={`${TOOL_CELL} ${WIDE} whitespace-nowrap text-muted`}>{sentBy ?? '–'}</td>
              <td className={`${TOOL_CELL} ${WIDE} whitespace-nowrap tabular-nums`}>{to}</td>
            </tr>
          );
        })}
      </ToolTable>
    </section>
  );
}

interface FormerEventEmailsProps {
  emails: readonly FormerEventEmail[];
  now: Date;
}

/** R-TICKET-14: what was written for a date before it was moved, to see what buyers have read. Renders nothing without one. */
export function FormerEventEmails({ emails, now }: FormerEventEmailsProps) {
  if (emails.length === 0) return null;
  return (
    <section aria-labelledby="former-emails-title" className="mt-8 grid gap-2">
      <h2 id="former-emails-title" className="text-panel">
        Emails for a former date
      </h2>
      <p className="text-muted">
        The date has changed since. Who has one of them read the former date in it. Drafts cannot be sent any
        more: write them for the new date.
      </p>
      <ul className="grid gap-grout">
        {emails.map((email) => {
          const { id, subject, text, day, state, recipients } = email;
          const to = state === 'draft' ? '' : `, to ${formatCountOf(recipients, 'buyer')}`;
          return (
            <li key={id} className="rounded-tile bg-surface p-4">
              <p className="font-semibold wrap-anywhere">{subject}</p>
              <p className="text-muted">
                {`${day ? `For ${formatDate(day)}: ` : ''}${describeTime(email, now)}${to}`}
              </p>
              <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
