import { STAGE_LABELS } from '~/content/admin/application-texts';
import type { ApplicationStage } from '~/domain/careers/application-stage';
import { HistoryList } from '~/sections/admin/history-list';

interface ShownEvent {
  id: string;
  kind: 'stage' | 'note' | 'email' | 'rating';
  text?: string;
  stage?: ApplicationStage;
  rating?: number;
  by?: string;
  at: Date;
}

const MARKS: Readonly<Record<ShownEvent['kind'], string>> = {
  email: 'step-done',
  stage: 'bg-info',
  rating: 'step-next',
  note: 'bg-border-strong',
};

function describe({ kind, stage, rating }: ShownEvent): string {
  if (kind === 'email') return 'Email sent';
  if (kind === 'note') return 'Note';
  if (kind === 'rating') return `Rated ${rating} of 5`;
  return stage ? `To ${STAGE_LABELS[stage].toLowerCase()}` : 'Moved';
}

interface ApplicationHistoryProps {
  events: readonly ShownEvent[];
  receivedAt: Date;
  now: Date;
}

/** What happened to an application, the oldest first, with who and when. */
export function ApplicationHistory({ events, receivedAt, now }: ApplicationHistoryProps) {
  const received = { id: 'received', mark: MARKS.note, title: 'Application arrived', at: receivedAt };
  return (
    <HistoryList
      now={now}
      entries={[
        received,
        ...events.map((event) => ({
          id: event.id,
          by: event.by,
          text: event.text,
          at: event.at,
          mark: MARKS[event.kind],
          title: describe(event),
        })),
      ]}
    />
  );
}
