import { adminPaths } from '~/content/admin/admin-paths';
import { formatOptions } from '~/domain/cart/line-changes';
import type { CheckInTicket } from '~/domain/tickets/ticket';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { formatEventDay } from '~/sections/format/format-date';
import { describeUse } from './guest-alert';

interface GuestTicketProps {
  ticket: CheckInTicket;
  /** As typed or scanned. */
  code: string;
  /** The ticket was used with the form that led here. */
  isDone: boolean;
  /** Its event is not today. */
  isOtherDay: boolean;
}

function StateAlert({ ticket, isDone, isOtherDay }: Omit<GuestTicketProps, 'code'>) {
  if (isDone && ticket.state === 'used')
    return (
      <ToolAlert tone="success" role="status" title="Checked in. Welcome!">
        A mistake is undone on the{' '}
        <a href={adminPaths.events()} className="underline underline-offset-4">
          guest list
        </a>
        .
      </ToolAlert>
    );
  if (ticket.state === 'used')
    return (
      <ToolAlert tone="danger" role="status" title="This ticket was used before">
        {describeUse(ticket)}
      </ToolAlert>
    );
  if (ticket.state === 'void')
    return (
      <ToolAlert tone="danger" role="status" title="This ticket is void">
        Its order was cancelled or refunded.
        {ticket.usedAt && ` It was used before: ${describeUse(ticket)}.`}
      </ToolAlert>
    );
  if (isOtherDay)
    return (
      <ToolAlert tone="warning" role="status" title="This ticket is for another day">
        It is valid and was not used yet. Its event is not today.
      </ToolAlert>
    );
  return <ToolAlert tone="info" title="This ticket is valid and was not used yet" />;
}

/** R-TICKET-2: a ticket at the entrance: what it is for, whose it is, and whether it was used. */
export function GuestTicket({ ticket, code, isDone, isOtherDay }: GuestTicketProps) {
  const { event, date, options, guest, seat, seats, buyer, orderNumber, state } = ticket;
  const day = date && formatEventDay({ day: date.startsOn, ...(date.endsOn && { endsOn: date.endsOn }) });
  const facts = [
    ...(day ? [{ term: 'Date', value: day }] : []),
    ...(guest ? [{ term: 'Guest', value: guest }] : []),
    { term: 'Seat', value: `${seat} of ${seats}` },
    ...(formatOptions(options) ? [{ term: 'Chosen', value: formatOptions(options) }] : []),
    { term: 'Buyer', value: buyer || 'account deleted' },
    { term: 'Order', value: orderNumber },
  ];
  return (
    <section aria-labelledby="ticket-title" className="grid max-w-2xl gap-grout">
      <StateAlert ticket={ticket} isDone={isDone} isOtherDay={isOtherDay} />
      <div className="grid gap-3 rounded-tile bg-surface p-5">
        <h2 id="ticket-title" className="text-panel wrap-anywhere">
          {event}
        </h2>
        <dl className="grid gap-2">
          {facts.map(({ term, value }) => (
            <div key={term} className="flex justify-between gap-4">
              <dt className="text-muted">{term}</dt>
              <dd className="text-end font-semibold wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {state === 'valid' && (
        <form method="post" action={adminPaths.checkIn()} data-send-once="" className="grid">
          <input type="hidden" name="code" value={code} />
          <ToolSubmit variant="loud" className="w-full lg:min-h-11">
            Check in
          </ToolSubmit>
        </form>
      )}
    </section>
  );
}
