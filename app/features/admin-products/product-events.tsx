import { PRODUCT_EVENT_LABELS, PRODUCT_FIELD_LABELS } from '~/content/admin/product-labels';
import type { ProductEvent, ProductFieldChange } from '~/domain/catalogue/product-event';
import { ConflictAlert } from '~/sections/admin/conflict-alert';
import { ValueChanges } from '~/sections/admin/value-changes';
import { formatDayAndTime } from '~/sections/format/format-moment';

/** "Price, Rs.: 850.00 → 900.00". */
export function FieldChanges({ changes }: { changes: readonly ProductFieldChange[] }) {
  return (
    <ValueChanges
      changes={changes.map(({ field, before, after }) => ({
        label: PRODUCT_FIELD_LABELS[field],
        before,
        after,
      }))}
    />
  );
}

/** Who changed what, and when. */
function ProductEvents({ events, now }: { events: readonly ProductEvent[]; now: Date }) {
  return (
    <ul className="grid gap-grout">
      {events.map(({ id, kind, changes, at, by }) => (
        <li key={id} className="grid gap-1 rounded-tile bg-surface px-3 py-2">
          <p>
            <span className="font-semibold">{PRODUCT_EVENT_LABELS[kind]}</span>{' '}
            <span className="text-xs text-muted">
              {by ? `by ${by}, ` : ''}
              {formatDayAndTime(at, now)}
            </span>
          </p>
          {changes.length > 0 && <FieldChanges changes={changes} />}
        </li>
      ))}
    </ul>
  );
}

/** The section of the page with its edits. */
export function ProductHistory({ events, now }: { events: readonly ProductEvent[]; now: Date }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="events-title" className="grid gap-2">
      <h2 id="events-title" className="text-panel">
        Who changed what
      </h2>
      <ProductEvents events={events} now={now} />
    </section>
  );
}

/** Says what others changed while a form was open. What was typed is still in the form. */
export function ProductConflictAlert({ events, now }: { events: readonly ProductEvent[]; now: Date }) {
  return (
    <ConflictAlert title="The product was changed in the meantime" className="mb-2.5 max-w-2xl">
      <ProductEvents events={events} now={now} />
      <p className="mt-1.5">
        Your changes were not saved. What you typed is still in the form: check it, then save again. It then
        replaces these changes where the form differs.
      </p>
    </ConflictAlert>
  );
}
