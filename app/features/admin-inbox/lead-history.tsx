import clsx from 'clsx';
import { LEAD_STATE_LABELS } from '~/content/admin/lead-labels';
import type { LeadState } from '~/domain/contact/lead-state';
import { formatDayAndTime, formatMoment } from '~/sections/format/format-moment';

interface ShownEvent {
  id: string;
  kind: 'note' | 'reply' | 'state' | 'owner';
  text?: string;
  state?: LeadState;
  owner?: string;
  by?: string;
  at: Date;
}

const MARKS: Readonly<Record<ShownEvent['kind'], string>> = {
  reply: 'step-done',
  state: 'bg-info',
  owner: 'bg-info',
  note: 'bg-border-strong',
};

function describe({ kind, state, owner }: ShownEvent): string {
  if (kind === 'reply') return 'Reply sent';
  if (kind === 'note') return 'Note';
  if (kind === 'state') return state ? `State: ${LEAD_STATE_LABELS[state].toLowerCase()}` : 'State changed';
  return owner ? `With ${owner}` : 'With nobody';
}

/** What staff did with a message, the oldest first. */
export function LeadHistory({ events, now }: { events: readonly ShownEvent[]; now: Date }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="history-title" className="grid gap-3">
      <h2 id="history-title" className="text-[1.125rem]">
        What happened
      </h2>
      <ol className="grid gap-2.5">
        {events.map((event) => (
          <li key={event.id} className="grid grid-cols-[0.75rem_minmax(0,1fr)_auto] gap-x-2.5 text-muted">
            <span aria-hidden="true" className={clsx('step-tile mt-1 size-[11px]', MARKS[event.kind])} />
            <div className="min-w-0 wrap-anywhere">
              <p>
                <span className="font-semibold text-text">{describe(event)}</span>
                {event.by && `, ${event.by}`}
              </p>
              {event.text && <p className="whitespace-pre-line text-text">{event.text}</p>}
            </div>
            <time
              dateTime={event.at.toISOString()}
              title={formatDayAndTime(event.at, now)}
              className="text-xs leading-5"
            >
              {formatMoment(event.at, now)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
