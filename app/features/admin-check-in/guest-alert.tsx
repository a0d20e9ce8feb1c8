import type { CheckInTicket } from '~/domain/tickets/ticket';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { formatDateTime } from '~/sections/format/format-date';

/** When a ticket was used, and by whom. */
export const describeUse = ({ usedAt, usedBy }: CheckInTicket): string =>
  [usedAt && formatDateTime(usedAt), usedBy && `by ${usedBy}`].filter(Boolean).join(', ');

/** R-TICKET-8: what the button of a row did. `isDone`: the ticket was used with it. */
export function GuestAlert({ ticket, isDone }: { ticket: CheckInTicket; isDone: boolean }) {
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
  if (isDone)
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
