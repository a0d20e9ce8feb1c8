import type { LeadEvent } from '~/domain/contact/lead';
import { ConflictAlert } from '~/sections/admin/conflict-alert';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { describeLeadEvent } from './lead-history';

interface TriageConflictProps {
  changes: readonly LeadEvent[];
  now: Date;
}

/** Says who changed the state or the owner while the page was open. */
export const TriageConflict = ({ changes, now }: TriageConflictProps) => (
  <ConflictAlert title="The message was changed in the meantime">
    <ul className="grid gap-1">
      {changes.map((event) => (
        <li key={event.id}>
          <span className="font-semibold text-text">{describeLeadEvent(event)}</span>
          {event.by && `, by ${event.by}`}, {formatDayAndTime(event.at, now)}
        </li>
      ))}
    </ul>
    <p className="mt-1.5">
      Nothing was changed. Your choice is still in the form: save it again if it holds.
    </p>
  </ConflictAlert>
);
