import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { ORDER_RETENTION_TEXT } from '~/domain/orders/anonymise-buyer';
import type { QueryBuilder } from '../../db/database.server';
import { users } from '../../db/schema/accounts.server';
import { orderEvents, orderLines, orders } from '../../db/schema/orders.server';
import { anonymiseOrders } from '../../orders/anonymise-orders.server';
import { cancelLocked } from '../../orders/cancel-order.server';
import type { DataOwner, PersonalDataArea } from '../types.server';

const hasContactEmail = (email: string | undefined): SQL =>
  sql`lower(${orders.contact} ->> 'email') = ${email ?? null}`;

/** Orders of the user, and guest orders with the confirmed email. An order of another account belongs to that account. */
const isBoughtBy = ({ id, confirmedEmail }: DataOwner): SQL | undefined =>
  or(eq(orders.userId, id), and(isNull(orders.userId), hasContactEmail(confirmedEmail)));

async function collect(db: QueryBuilder, owner: DataOwner) {
  const ownOrderRows = await db.select().from(orders).where(isBoughtBy(owner)).orderBy(asc(orders.createdAt));
  const ids = ownOrderRows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.createdAt));
  return ownOrderRows.map((order) => {
    const { id, number, status, contact, delivery, billing, gstin, paymentMethod, notes } = order;
    const { total, discount, tax, orderTotal, createdAt, paidAt } = order;
    return {
      ...{ number, status, contact, delivery, billing, gstin, paymentMethod, notes, createdAt, paidAt },
      amountsInPaise: { total, discount, tax, orderTotal },
      lines: lines
        .filter(({ orderId }) => orderId === id)
        .map(({ name, options, quantity, price, unitDiscount }) => ({
          ...{ name, options, quantity, priceInPaise: price, unitDiscountInPaise: unitDiscount },
        })),
      history: events
        .filter(({ orderId }) => orderId === id)
        .map(({ status, note, createdAt: at }) => ({ state: status, note, at })),
    };
  });
}

export const ownOrders: PersonalDataArea = {
  id: 'orders',
  title: 'Orders and invoices',
  tables: ['orders', 'order_lines', 'order_events'],
  contents:
    'What you bought and paid, where it went, and the name, phone number and addresses you gave for it.',
  retention: { isRetained: true, text: ORDER_RETENTION_TEXT },
  collect,
  async delete(transaction, owner, now) {
    const unpaid = await transaction
      .select()
      .from(orders)
      .where(and(isBoughtBy(owner), eq(orders.status, 'placed'), isNull(orders.paidAt)))
      .for('update');
    for (const order of unpaid) await cancelLocked(transaction, order, now);
    await transaction
      .update(orders)
      .set({ userId: null, deletionRequestedAt: now })
      .where(and(isBoughtBy(owner), isNull(orders.deletionRequestedAt)));
    // Other accounts can have orders with this email. Their emails go to the email of that account from now on.
    if (owner.confirmedEmail !== undefined)
      await transaction.execute(sql`
        update ${orders} set contact = jsonb_set(contact, '{email}', to_jsonb(${users.email})) from ${users}
        where ${users.id} = ${orders.userId} and ${hasContactEmail(owner.confirmedEmail)}`);
    await anonymiseOrders(transaction, now);
  },
};
