import type { LeadEvent } from '~/domain/contact/lead';
import { ConflictAlert } from '~/sections/admin/conflict-alert';
import { formatMoment } from '~/sections/format/format-moment';

interface CallConflictAlertProps {
  changes: readonly LeadEvent[] | undefined;
  now: Date;
}

/** Says what others did while the page was open. */
export function CallConflictAlert({ changes, now }: CallConflictAlertProps) {
  if (!changes) return null;
  return (
    <ConflictAlert title="The call was changed in the meantime">
      <ul className="grid gap-1">
        {changes.map(({ id, kind, text, by, at }) => (
          <li key={id}>
            <span className="font-semibold text-text">{kind === 'call-moved' ? 'Moved' : 'Cancelled'}</span>
            {by && ` by ${by}`}, {formatMoment(at, now)}
            {text && <span className="block">{text}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-1.5">Nothing was changed. The page shows the call as it is now.</p>
    </ConflictAlert>
  );
}
