import { RETURN_ADDRESS_LINES } from '~/content/shop/shop-promises';
import { formatOptions } from '~/domain/cart/line-changes';
import type { OrderReturn } from '~/domain/orders/order';
import { isReturnClosed, type ReturnState } from '~/domain/orders/order-return';
import { formatDateTime } from '~/sections/format/format-date';
import type { ShownOrderLine } from '~/sections/shop/order-line-list';
import { Badge } from '~/ui/data/badge';

const STATES: Readonly<Record<ReturnState, { label: string; text: string }>> = {
  requested: { label: 'Requested', text: 'We check it and answer by email.' },
  approved: {
    label: 'Approved',
    text: 'Please send it with any courier that gives you a receipt. We email you when it has arrived.',
  },
  rejected: { label: 'Declined', text: 'Nothing is sent back, and nothing is refunded.' },
  received: { label: 'Arrived', text: 'We have received it. The refund is next.' },
  refunded: {
    label: 'Refunded',
    text: 'We have refunded it. Banks take up to seven working days to show it.',
  },
};

const CLOSED = { label: 'Closed', text: 'No more money goes back for it.' };

/** The email about the approved return has it, too; buyers look for it here. */
const ReturnAddress = ({ number }: { number: string }) => (
  <div className="grid gap-1">
    <p>
      Send it to this address, and write <span className="whitespace-nowrap">{number}</span> on the parcel:
    </p>
    <address className="whitespace-pre-line not-italic">{RETURN_ADDRESS_LINES.join('\n')}</address>
  </div>
);

interface OrderReturnsProps {
  /** Of the order. */
  number: string;
  returns: readonly OrderReturn[];
  lines: readonly ShownOrderLine[];
}

/** The returns of an order and what happens next. */
export function OrderReturns({ number, returns, lines }: OrderReturnsProps) {
  return (
    <ul className="grid gap-grout">
      {returns.map(({ id, state, lines: units, reason, hasPhoto, note, createdAt, isWithoutMoney }) => (
        <li key={id} className="grid gap-2 rounded-tile bg-surface px-5 py-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <Badge {...(!isReturnClosed(state) && { tone: 'warning' as const })}>
              {(isWithoutMoney ? CLOSED : STATES[state]).label}
            </Badge>
            <time dateTime={createdAt.toISOString()} className="text-sm text-muted">
              {formatDateTime(createdAt)}
            </time>
          </p>
          <ul>
            {lines.map(({ productId, name, options }, position) =>
              units[position] ? (
                <li key={`${productId} ${formatOptions(options)}`}>
                  {units[position]} × {[name, formatOptions(options)].filter(Boolean).join(', ')}
                </li>
              ) : null,
            )}
          </ul>
          <p className="text-muted">{(isWithoutMoney ? CLOSED : STATES[state]).text}</p>
          {state === 'approved' && <ReturnAddress number={number} />}
          {note && <p className="whitespace-pre-line">We wrote: {note}</p>}
          {/* Empty after the account of the buyer was deleted. */}
          {reason && (
            <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">
              You wrote{hasPhoto && ', with a photo'}: {reason}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
