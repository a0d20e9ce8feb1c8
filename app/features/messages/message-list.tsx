import { getMessagePath } from '~/content/account/account-paths';
import { LEAD_NAMES } from '~/content/contact/lead-names';
import type { LeadKind } from '~/domain/contact/lead';
import type { OwnMessageRow, OwnMessageState } from '~/domain/contact/own-message';
import { formatDateTime } from '~/sections/format/format-date';
import { Badge } from '~/ui/data/badge';
import type { Tone } from '~/ui/feedback/tone';

/** "Message: Something else". Without a subject: the kind of form. */
export const formatMessageTitle = ({ kind, about }: { kind: LeadKind; about?: string }): string =>
  about ? `${LEAD_NAMES[kind]}: ${about}` : LEAD_NAMES[kind];

const LABELS: Readonly<Record<Exclude<OwnMessageState, 'waiting'>, { label: string; tone: Tone }>> = {
  answered: { label: 'Answered', tone: 'success' },
  done: { label: 'Done', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'warning' },
};

const WAITING_LABELS: Partial<Record<LeadKind, string>> = { call: 'Booked', waitlist: 'On the list' };

/** How far a message is, for its sender. */
export function MessageStateBadge({ kind, state }: { kind: LeadKind; state: OwnMessageState }) {
  if (state === 'waiting') return <Badge>{WAITING_LABELS[kind] ?? 'With us'}</Badge>;
  const { label, tone } = LABELS[state];
  return <Badge tone={tone}>{label}</Badge>;
}

function MessageTile({ message }: { message: OwnMessageRow }) {
  const { id, kind, excerpt, state, sentAt, repliedAt, isUnread } = message;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-tile bg-surface p-5 transition-colors focus-within:bg-raised hover:bg-raised">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {isUnread ? (
          <Badge glaze="marigold">New answer</Badge>
        ) : (
          <MessageStateBadge kind={kind} state={state} />
        )}
        <span className="tabular-nums">
          Sent <time dateTime={sentAt.toISOString()}>{formatDateTime(sentAt)}</time>
        </span>
        {repliedAt && (
          <span className="tabular-nums">
            Last answer <time dateTime={repliedAt.toISOString()}>{formatDateTime(repliedAt)}</time>
          </span>
        )}
      </div>
      <h2 className="text-h4 [overflow-wrap:anywhere]">
        <a href={getMessagePath(id)} className="after:absolute after:inset-0 after:rounded-tile">
          {formatMessageTitle(message)}
        </a>
      </h2>
      {excerpt && <p className="truncate text-muted">{excerpt}</p>}
    </li>
  );
}

/** Messages of an account, each linking to its page. */
export const MessageList = ({ messages }: { messages: readonly OwnMessageRow[] }) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-grout">
    {messages.map((message) => (
      <MessageTile key={message.id} message={message} />
    ))}
  </ul>
);
