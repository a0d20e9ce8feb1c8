import type { CheckInTicket } from '~/domain/tickets/ticket';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { formatDateTime } from '~/sections/format/format-date';

/** When a ticket was used, and by whom. */
export const describeUse = ({ usedAt, usedBy }: CheckInTicket): string =>
  [usedAt && formatDateTime(usedAt), usedBy && `by ${usedBy}`].filter(Boolean).join(', ');

export type GuestDone = 'checked-in' | 'undone' | 'late';

/** R-TICKET-8: what the button of a row did. Without `done`, the ticket could not be used with it. */
export function GuestAlert({ ticket, done }: { ticket: CheckInTicket; done: GuestDone | undefined }) {
  const { state, guest, buyer, seat, seats, orderNumber } = ticket;
  const name = guest ?? buyer;
  const who = `${name ? `${name}, ` : ''}seat ${seat} of ${seats} of order ${orderNumber}`;
  const className = 'mb-2.5 max-w-2xl';
  if (state === 'void')
    return (
      <ToolAlert tone="danger" role="status" title="This ticket is void" className={className}>
        {who}: the order was cancelled or refunded in the meantime.
      </ToolAlert>
    );
  if (done === 'undone')
    return (
      <ToolAlert tone="success" role="status" title="The check-in was undone" className={className}>
        {who}: the ticket is valid again.
      </ToolAlert>
    );
  if (done === 'late')
    return (
      <ToolAlert tone="danger" role="status" title="This check-in was not undone" className={className}>
        {who}: it is a day old or older, or was undone before.
      </ToolAlert>
    );
  if (done === 'checked-in')
    return (
      <ToolAlert tone="success" role="status" title="Checked in. Welcome!" className={className}>
        {who}.
      </ToolAlert>
    );
  return (
    <ToolAlert tone="danger" role="status" title="This ticket was used before" className={className}>
      {who}: {describeUse(ticket)}.
    </ToolAlert>
  );
}
