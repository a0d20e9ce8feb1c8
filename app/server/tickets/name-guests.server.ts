import { and, eq, isNull } from 'drizzle-orm';
import { isUuid } from '~/domain/text/uuid';
import type { GuestNames } from '~/domain/tickets/ticket-schemas';
import type { ServiceDeps } from '../db/database.server';
import { orders } from '../db/schema/orders.server';
import { tickets } from '../db/schema/tickets.server';

export interface TicketDeps extends ServiceDeps {
  /** Makes the codes. Under a new secret, earlier codes stay valid and are not shown any more. */
  secret: string;
}

/** `anonymised`: the data of the buyer was removed from the order, and nothing was written. */
export type NameGuestsResult = 'named' | 'anonymised';

/**
 * R-TICKET-4: writes the names of the guests on tickets of the order. A ticket that was used or is void keeps its name. Only
 * for who may see the order. Locks the order, which may be anonymised at the same time.
 */
export async function nameGuests(
  { db }: TicketDeps,
  orderId: string,
  guests: GuestNames,
): Promise<NameGuestsResult> {
  return db.transaction(async (transaction): Promise<NameGuestsResult> => {
    const { anonymisedAt } = orders;
    const [order] = await transaction
      .select({ anonymisedAt })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('update');
    if (order?.anonymisedAt) return 'anonymised';
    for (const { id, name } of guests) {
      if (!isUuid(id)) continue;
      await transaction
        .update(tickets)
        .set({ guestName: name ?? null })
        .where(
          and(
            eq(tickets.id, id),
            eq(tickets.orderId, orderId),
            isNull(tickets.usedAt),
            isNull(tickets.voidedAt),
          ),
        );
    }
    return 'named';
  });
}
