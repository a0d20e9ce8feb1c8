import { adminPaths } from '~/content/admin/admin-paths';
import { type EventKey, formatEventKey } from '~/domain/tickets/event';
import { serialiseGuestQuery } from '~/domain/tickets/guest-query';
import { PanelSection } from './panel-section';

export interface SoldEvent extends EventKey {
  name: string;
}

/** Links to the guests of an order in the guest lists of its events. Nothing for an order without tickets. */
export function OrderSeats({ events, number }: { events: readonly SoldEvent[]; number: string }) {
  if (events.length === 0) return null;
  return (
    <PanelSection title="Tickets">
      <ul className="grid justify-items-start">
        {events.map((event) => {
          const key = formatEventKey(event);
          return (
            <li key={key}>
              <a
                href={adminPaths.event(key, serialiseGuestQuery({ view: 'all', q: number }))}
                className="inline-flex min-h-6 items-center underline underline-offset-4"
              >
                Guests of this order
                <span className={events.length > 1 ? undefined : 'sr-only'}>: {event.name}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </PanelSection>
  );
}
