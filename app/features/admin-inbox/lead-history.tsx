import { LEAD_STATE_LABELS } from '~/content/admin/state-labels';
import type { LeadEvent, LeadEventKind } from '~/domain/contact/lead-event';
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

/** What staff did with a message, the oldest first. */
export function LeadHistory({ events, now }: { events: readonly LeadEvent[]; now: Date }) {
  if (events.length === 0) return null;
  return (
    <HistoryList
      now={now}
      entries={events.map((event) => ({
        id: event.id,
        by: event.by,
        text: event.text,
        at: event.at,
        mark: MARKS[event.kind],
        title: describeLeadEvent(event),
      }))}
    />
  );
}
