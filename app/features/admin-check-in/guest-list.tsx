import { adminPaths } from '~/content/admin/admin-paths';
import { formatIndianPhone } from '~/domain/india/phone';
import type { ListedGuest } from '~/domain/tickets/guest-query';
import { canUndoCheckIn } from '~/domain/tickets/ticket';
import { ConfirmForm } from '~/sections/admin/confirm-form';
import { TicketStateBadge } from '~/sections/admin/state-badges';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { formatGuestOptions } from './format-guest-options';

const LINK = 'inline-flex min-h-6 items-center underline-offset-4 wrap-anywhere hover:underline';

function Contact({ email, phone }: Pick<ListedGuest, 'email' | 'phone'>) {
  return (
    <div className="grid justify-items-start text-muted lg:py-1.5">
      {email && (
        <a href={`mailto:${email}`} className={LINK}>
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone}`} className={LINK}>
          {formatIndianPhone(phone)}
        </a>
      )}
    </div>
  );
}

/** A link for staff who may see the orders. */
const OrderNumber = ({ number, hasLink }: { number: string; hasLink: boolean }) =>
  hasLink ? (
    <a href={adminPaths.order(number)} className="underline underline-offset-4">
      {number}
    </a>
  ) : (
    number
  );

interface GuestListProps {
  guests: readonly ListedGuest[];
  /** The path with the query of the list, which stays after a form. */
  action: string;
  canOpenOrders: boolean;
  now: Date;
}

/** R-TICKET-7: the guests of an event by name. A guest without a code at hand is checked in by the button of the row. */
export function GuestList({ guests, action, canOpenOrders, now }: GuestListProps) {
  return (
    <ul aria-label="Guests by name" className="grid gap-grout">
      {guests.map(({ id, guest, buyer, email, phone, orderNumber, options, seat, seats, state, ...use }) => {
        const name = guest ?? buyer;
        const chosen = formatGuestOptions(options);
        return (
          <li
            key={id}
            className="grid items-start gap-x-4 gap-y-1.5 rounded-tile bg-surface px-3 py-1.5 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_19rem]"
          >
            <div className="py-1.5 lg:py-2">
              <p className="font-semibold wrap-anywhere">{name || 'The buyer’s data was deleted.'}</p>
              <p className="text-xs text-muted wrap-anywhere tabular-nums">
                {buyer && buyer !== name && `bought by ${buyer} · `}
                <OrderNumber number={orderNumber} hasLink={canOpenOrders} />
                {` · seat ${seat} of ${seats}`}
                {chosen && ` · ${chosen}`}
              </p>
            </div>
            <Contact email={email} phone={phone} />
            {state === 'valid' ? (
              <ConfirmForm
                action={action}
                intent="check-in"
                fields={{ id }}
                confirmVariant="loud"
                label={
                  <>
                    Check in<span className="sr-only"> {name || `seat ${seat} of ${orderNumber}`}</span>
                  </>
                }
                confirm={`Yes, ${name || 'the guest'} is here`}
              >
                For a guest without a code at hand. A ticket is used once. A mistake can be undone within a
                day.
              </ConfirmForm>
            ) : (
              <div className="grid justify-items-start">
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 py-1.5 lg:min-h-9">
                  <TicketStateBadge state={state} />
                  {use.usedAt && (
                    <span className="text-xs text-muted">
                      <time dateTime={use.usedAt.toISOString()}>{formatDayAndTime(use.usedAt, now)}</time>
                      {use.usedBy && `, by ${use.usedBy}`}
                    </span>
                  )}
                </p>
                {canUndoCheckIn({ state, ...use }, now) && (
                  <ConfirmForm
                    action={action}
                    intent="undo-check-in"
                    fields={{ id }}
                    variant="plain"
                    confirmVariant="quiet"
                    label={
                      <>
                        Undo
                        <span className="sr-only">
                          {' '}
                          the check-in of {name || `seat ${seat} of ${orderNumber}`}
                        </span>
                      </>
                    }
                    confirm="Yes, undo the check-in"
                  >
                    The ticket is valid again, and the guest is expected.
                  </ConfirmForm>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
