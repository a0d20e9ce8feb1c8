import { ConflictAlert } from '~/sections/admin/conflict-alert';
import { formatMoment } from '~/sections/format/format-moment';
import { describeEvent } from './describe-event';
import type { OrderFormState } from './form-state';

/** Says what others changed while a form was open. What was typed is still in the form. */
export function OrderConflictAlert({ state, now }: { state: OrderFormState | undefined; now: Date }) {
  if (!state?.changes) return null;
  return (
    <ConflictAlert title="The order was changed in the meantime" className="print:hidden">
      <ul className="grid gap-1">
        {state.changes.map((event) => {
          const { title, facts } = describeEvent(event);
          return (
            <li key={event.id}>
              <span className="font-semibold text-text">{title}</span> {facts}, {formatMoment(event.at, now)}
              {event.note && <span className="block">“{event.note}”</span>}
            </li>
          );
        })}
      </ul>
      <p className="mt-1.5">
        Nothing was changed. What you typed is still in the form: check it, then send it again.
      </p>
    </ConflictAlert>
  );
}
