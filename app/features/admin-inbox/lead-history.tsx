import { LEAD_STATE_LABELS } from '~/content/admin/state-labels';
import type { LeadEvent, LeadEventKind } from '~/domain/contact/lead';
import type { ReceivedEmail } from '~/domain/contact/received-email';
import { HistoryList } from '~/sections/admin/history-list';

const MARKS: Readonly<Record<LeadEventKind, string>> = {
  reply: 'step-done',
  state: 'bg-info',
  owner: 'bg-info',
  note: 'bg-border-strong',
  'call-moved': 'step-next',
  'call-cancelled': 'step-ended',
};

/** What an event did, in a few words. */
export function describeLeadEvent({ kind, state, owner }: LeadEvent): string {
  if (kind === 'reply') return 'Reply sent';
  if (kind === 'note') return 'Note';
  if (kind === 'call-moved') return 'Call moved';
  if (kind === 'call-cancelled') return 'Call cancelled';
  if (kind === 'state') return state ? `State: ${LEAD_STATE_LABELS[state].toLowerCase()}` : 'State changed';
  return owner ? `With ${owner}` : 'With nobody';
}

function nameAnswer({ isAutomatic, isFromAccount }: Pick<ReceivedEmail, 'isAutomatic' | 'isFromAccount'>) {
  if (isFromAccount) return 'Answer in the account';
  return isAutomatic ? 'Automatic answer' : 'Answer by email';
}

interface LeadHistoryProps {
  events: readonly LeadEvent[];
  /** Answers of the sender. With one, the thread has the texts of the replies. */
  emails?: readonly ReceivedEmail[];
  now: Date;
}

/** What staff did with a message and when its sender answered, the oldest first. */
export function LeadHistory({ events, emails = [], now }: LeadHistoryProps) {
  const answers = emails.filter(({ text }) => text !== undefined);
  if (events.length + answers.length === 0) return null;
  const entries = [
    ...events.map((event) => ({
      id: event.id,
      by: event.by,
      text: answers.length > 0 && event.kind === 'reply' ? undefined : event.text,
      at: event.at,
      mark: MARKS[event.kind],
      title: describeLeadEvent(event),
    })),
    ...answers.map(({ id, sender, senderName, isAutomatic, isFromAccount, at }) => ({
      id,
      by: senderName ?? sender,
      at,
      mark: 'step-next',
      title: nameAnswer({ isAutomatic, isFromAccount }),
    })),
  ];
  return <HistoryList now={now} entries={entries.toSorted((a, b) => a.at.getTime() - b.at.getTime())} />;
}
