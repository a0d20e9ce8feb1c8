import type { ListedGuest } from '~/domain/tickets/guest-query';
import { formatGuestOptions } from './format-guest-options';

const HEAD = 'py-1 pe-3 text-start font-semibold';
const CELL = 'py-1.5 pe-3 wrap-anywhere';

/** R-TICKET-9: the guests of an event on paper, with a box to tick. Guests who have arrived are ticked. */
export function PrintedGuests({ guests }: { guests: readonly ListedGuest[] }) {
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-text text-start">
          <th className="w-8 py-1">
            <span className="sr-only">Arrived</span>
          </th>
          <th className={HEAD}>Guest</th>
          <th className={HEAD}>Seat</th>
          <th className={HEAD}>Order</th>
        </tr>
      </thead>
      <tbody>
        {guests.map(({ id, guest, buyer, options, seat, seats, orderNumber, state }) => (
          <tr key={id} className="border-b border-border align-top print:break-inside-avoid">
            <td className="py-2">
              <span className="grid size-4 place-items-center border border-text leading-none">
                {state === 'used' && (
                  <>
                    <span aria-hidden="true">×</span>
                    <span className="sr-only">arrived</span>
                  </>
                )}
              </span>
            </td>
            <td className={CELL}>
              <span className="font-semibold">{guest ?? (buyer || '–')}</span>
              {guest && buyer && guest !== buyer && <span className="block text-xs">bought by {buyer}</span>}
            </td>
            <td className={`${CELL} tabular-nums`}>
              {[`${seat} of ${seats}`, formatGuestOptions(options)].filter(Boolean).join(', ')}
            </td>
            <td className={`${CELL} whitespace-nowrap tabular-nums`}>{orderNumber}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
