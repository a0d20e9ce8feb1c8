import { ConflictAlert } from '~/sections/admin/conflict-alert';
import { formatMoment } from '~/sections/format/format-moment';
import { describeEvent } from './describe-event';
import type { OrderFormState } from './form-state';

/** Fields that staff type, by name. */
const TYPED_LABELS: Readonly<Record<string, string>> = {
  note: 'Message or note',
  reason: 'Reason',
  amount: 'Amount',
  reference: 'Reference',
  carrier: 'Courier',
  trackingUrl: 'Tracking link',
  line1: 'Street and house number',
  line2: 'Area, landmark',
  city: 'City',
  pin: 'PIN code',
  state: 'State',
  phone: 'Phone number',
};

const listTyped = ({ lastResult }: OrderFormState) =>
  Object.entries(TYPED_LABELS).flatMap(([name, label]) => {
    const value = lastResult.initialValue?.[name];
    return typeof value === 'string' && value.trim() ? [{ label, value }] : [];
  });

/**
 * R-ADMIN-2: says what others changed while a form was open, and what was typed: the form itself is not on the page any more when the change
 * has decided what it asks.
 */
export function OrderConflictAlert({ state, now }: { state: OrderFormState | undefined; now: Date }) {
  if (!state?.changes) return null;
  const typed = listTyped(state);
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
        Nothing was changed by your form.
        {typed.length > 0 && ' What you typed, to send it again if it still fits:'}
      </p>
      {typed.length > 0 && (
        <dl className="mt-1.5 grid gap-1.5 text-text wrap-anywhere">
          {typed.map(({ label, value }) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd className="whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </ConflictAlert>
  );
}
