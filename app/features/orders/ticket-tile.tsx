import { formatOptions } from '~/domain/cart/line-changes';
import type { ChosenOptions } from '~/domain/catalogue/product-variants';
import { formatIssuedCode } from '~/domain/text/issued-code';
import type { EventFact } from '~/domain/tickets/event-facts';
import type { TicketState } from '~/domain/tickets/ticket';
import { formatDateTime } from '~/sections/format/format-date';

export interface ShownTicket {
  id: string;
  name: string;
  /** When and where. */
  facts: readonly EventFact[];
  options?: ChosenOptions;
  seat: number;
  /** Who sits there. */
  guestName?: string;
  seats: number;
  state: TicketState;
  usedAt?: Date;
  code?: string;
  /** Of a ticket that can be used. `path` is an SVG path, `size` its side in modules. */
  qr?: { path: string; size: number };
}

function describeState({ state, usedAt }: ShownTicket): string | undefined {
  if (state === 'void') return 'No longer valid: its order was cancelled or refunded.';
  if (state === 'used') return usedAt ? `Used on ${formatDateTime(usedAt)}.` : 'Used.';
  return undefined;
}

/** One ticket with its QR code, to show at the entrance or to print. */
export function TicketTile({ ticket, buyer }: { ticket: ShownTicket; buyer: string }) {
  const { name, facts, options, guestName, seat, seats, code, qr } = ticket;
  const state = describeState(ticket);
  const chosen = formatOptions(options);
  return (
    <article className="grid gap-grout md:grid-cols-[17rem_minmax(0,1fr)] print:break-inside-avoid">
      {qr && (
        <div className="rounded-tile bg-glaze-bone p-2 text-glaze-ink">
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label={`QR code of ticket ${seat} of ${seats}`}
            shapeRendering="crispEdges"
            className="w-full print:max-w-60"
          >
            <path fill="currentColor" d={qr.path} />
          </svg>
        </div>
      )}
      <div className="grid content-start gap-2 rounded-tile bg-surface p-5">
        <h2 className="text-h3">{name}</h2>
        {guestName && <p className="text-lead font-semibold wrap-anywhere">{guestName}</p>}
        {facts.length > 0 && (
          <dl className="grid gap-1">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="text-muted">
          {[`Seat ${seat} of ${seats}`, chosen, guestName ? `bought by ${buyer}` : buyer]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {state && <p className="font-semibold">{state}</p>}
        {qr && code && <p className="font-semibold tabular-nums select-all">{formatIssuedCode(code)}</p>}
      </div>
    </article>
  );
}
