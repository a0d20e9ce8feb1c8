import clsx from 'clsx';
import { getPackingStart } from '~/domain/orders/order';
import type { StaffOrder, StaffOrderEvent } from '~/domain/orders/staff-order';
import { formatDue } from '~/sections/admin/format-due';
import { formatDate } from '~/sections/format/format-date';
import { formatDayAndTime, formatMoment } from '~/sections/format/format-moment';
import { describeEvent } from './describe-event';
import type { OrderFormProps } from './form-state';
import { getDuePayment } from './get-due-payment';
import { NoteForm } from './note-form';

const MARKS: Readonly<Record<StaffOrderEvent['kind'], string>> = {
  status: 'step-done',
  payment: 'step-done',
  refund: 'bg-info',
  dispute: 'bg-warning',
  return: 'bg-warning',
  address: 'bg-info',
  note: 'bg-border-strong',
};

const getMark = ({ kind, status }: StaffOrderEvent): string =>
  kind === 'status' && (status === 'cancelled' || status === 'refunded') ? 'step-ended' : MARKS[kind];

function TimelineEntry({ event, now }: { event: StaffOrderEvent; now: Date }) {
  const { note, details, at } = event;
  const { title, facts } = describeEvent(event);
  return (
    <li className="grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-2.5 text-muted min-[20em]:grid-cols-[0.75rem_minmax(0,1fr)_auto]">
      <span aria-hidden="true" className={clsx('step-tile mt-1 size-[11px]', getMark(event))} />
      <div className="min-w-0 wrap-anywhere">
        <p>
          <span className="font-semibold text-text">{title}</span> {facts}
        </p>
        {details?.trackingUrl && (
          <a
            href={details.trackingUrl}
            rel="noreferrer"
            target="_blank"
            className="underline underline-offset-4"
          >
            Track the parcel
          </a>
        )}
        {note && <p className="whitespace-pre-line text-text">{note}</p>}
      </div>
      <time
        dateTime={at.toISOString()}
        title={formatDayAndTime(at, now)}
        className="text-xs leading-5 max-[20em]:col-start-2"
      >
        {formatMoment(at, now)}
      </time>
    </li>
  );
}

const PACKING = { open: 'To be packed', over: 'Was to be packed' };

/** The deadline that ends by itself, the last day of an invoice, or the day by which a parcel is packed. */
function getDeadline(order: StaffOrder['order'], now: Date) {
  const { status, paid, dueOn, paymentDeadline, returnDeadline } = order;
  const due = getDuePayment({ status, isPaid: paid, dueOn }, now);
  if (due) {
    const label = due.isOverdue ? 'Was to be paid by' : 'To be paid by';
    return { text: `${label} ${formatDate(due.dueOn)}`, isOver: due.isOverdue };
  }
  const packingStart = getPackingStart(order);
  if (packingStart) return formatDue(PACKING, { kind: 'packing', start: packingStart, now });
  const at = paymentDeadline ?? returnDeadline;
  if (!at) return undefined;
  const isOver = at <= now;
  const [open, over] = paymentDeadline
    ? ['To be paid until', 'Was to be paid until']
    : ['Can be returned until', 'Could be returned until'];
  return { text: `${isOver ? over : open} ${formatDayAndTime(at, now)}`, isOver };
}

interface OrderTimelineProps extends OrderFormProps {
  staffOrder: StaffOrder;
  now: Date;
}

/** Everything that happened to an order, the oldest first: what, by whom and why. Internal notes are among it. */
export function OrderTimeline({ staffOrder, now, ...form }: OrderTimelineProps) {
  const deadline = getDeadline(staffOrder.order, now);
  return (
    <section aria-labelledby="timeline-title" className="grid gap-3 print:hidden">
      <h2 id="timeline-title" className="sr-only">
        What happened
      </h2>
      <ol className="grid gap-2.5">
        {staffOrder.events.map((event) => (
          <TimelineEntry key={event.id} event={event} now={now} />
        ))}
        {deadline && (
          <li className="grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-2.5 text-muted">
            <span
              aria-hidden="true"
              className={clsx(
                'step-tile mt-1 size-[11px]',
                deadline.isOver ? 'bg-border-strong' : 'step-next',
              )}
            />
            <span>{deadline.text}</span>
          </li>
        )}
      </ol>
      <NoteForm {...form} />
    </section>
  );
}
