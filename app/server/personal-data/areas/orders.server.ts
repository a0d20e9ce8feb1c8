import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { ORDER_RETENTION_TEXT } from '~/domain/orders/anonymise-buyer';
import type { QueryBuilder } from '../../db/database.server';
import type { FileContents } from '../../db/file-contents.server';
import { users } from '../../db/schema/accounts.server';
import { discountUses } from '../../db/schema/discounts.server';
import { giftCardDeliveries, giftCards } from '../../db/schema/gift-cards.server';
import { invoices } from '../../db/schema/invoices.server';
import { orderEvents, orderLines, orders } from '../../db/schema/orders.server';
import { payments, refunds } from '../../db/schema/payments.server';
import { orderReturns } from '../../db/schema/returns.server';
import { tickets } from '../../db/schema/tickets.server';
import { hasContent } from '../../files/file-contents.server';
import { anonymiseOrders, deleteBuyerTexts } from '../../orders/anonymise-orders.server';
import { cancelLocked } from '../../orders/cancel-order.server';
import { selectEvents, selectLines } from '../../orders/read-order.server';
import type { DataOwner, ExportedFile, PersonalDataArea } from '../types.server';

const hasContactEmail = (email: string | undefined): SQL =>
  sql`lower(${orders.contact} ->> 'email') = ${email ?? null}`;

/** Orders of the user, and guest orders with the confirmed email. An order of another account belongs to that account. */
export const isBoughtBy = ({ id, confirmedEmail }: DataOwner): SQL | undefined =>
  or(eq(orders.userId, id), and(isNull(orders.userId), hasContactEmail(confirmedEmail)));

async function collect(db: QueryBuilder, owner: DataOwner) {
  const ownOrderRows = await db.select().from(orders).where(isBoughtBy(owner)).orderBy(asc(orders.createdAt));
  const ids = ownOrderRows.map(({ id }) => id);
  const lines = await selectLines(db, inArray(orderLines.orderId, ids));
  const events = (await selectEvents(db, inArray(orderEvents.orderId, ids))).filter(
    ({ kind }) => kind !== 'note',
  );
  const money = await readMoney(db, ids);
  return ownOrderRows.map((order) => {
    const { id, number, status, contact, delivery, billing, gstin, paymentMethod, notes } = order;
    const { total, discount, tax, orderTotal, createdAt, paidAt, discountCode } = order;
    const ofOrder = <Row extends { orderId: string }>(rows: readonly Row[]) =>
      rows.filter(({ orderId }) => orderId === id);
    return {
      number,
      status,
      contact,
      delivery,
      billing,
      gstin,
      paymentMethod,
      notes,
      createdAt,
      paidAt,
      discountCode,
      usesOfDiscountCodes: ofOrder(money.uses).length,
      amountsInPaise: { total, discount, tax, orderTotal },
      lines: ofOrder(lines).map(({ name, options, quantity, price, unitDiscount }) => ({
        name,
        options,
        quantity,
        priceInPaise: price,
        unitDiscountInPaise: unitDiscount,
      })),
      history: ofOrder(events).map(({ status, note, createdAt: at }) => ({ state: status, note, at })),
      payments: ofOrder(money.payments).map(({ provider, reference, amount, receivedAt }) => ({
        provider,
        reference,
        amountInPaise: amount,
        receivedAt,
      })),
      refunds: ofOrder(money.refunds).map(({ amount, reason, state, reference, createdAt: at }) => ({
        amountInPaise: amount,
        reason,
        state,
        reference,
        at,
      })),
      returns: ofOrder(money.returns).map(({ reason, state, lines: units, createdAt: at }) => ({
        reason,
        state,
        unitsByLine: units,
        at,
      })),
      giftCards: ofOrder(money.giftCards).map(({ amount, balance, endsAt, voidedAt }) => ({
        amountInPaise: amount,
        balanceInPaise: balance,
        endsAt,
        voidedAt,
      })),
      presents: ofOrder(money.presents).map(({ name, email, message, sendOn, sentAt }) => ({
        recipient: name,
        email,
        message,
        sendOn,
        sentAt,
      })),
      tickets: ofOrder(money.tickets).map(({ seat, guestName, usedAt, voidedAt }) => ({
        seat,
        guestName,
        usedAt,
        voidedAt,
      })),
      invoices: ofOrder(money.invoices).map(({ kind, number: invoiceNumber, issuedOn, total: sum }) => ({
        kind,
        number: invoiceNumber,
        issuedOn,
        totalInPaise: sum,
      })),
    };
  });
}

/** The rows of the tables beside the orders. */
async function readMoney(db: QueryBuilder, ids: string[]) {
  const { photo: _, photoRecord: __, ...returnColumns } = getTableColumns(orderReturns);
  return {
    payments: await db.select().from(payments).where(inArray(payments.orderId, ids)),
    refunds: await db.select().from(refunds).where(inArray(refunds.orderId, ids)),
    returns: await db.select(returnColumns).from(orderReturns).where(inArray(orderReturns.orderId, ids)),
    invoices: await db.select().from(invoices).where(inArray(invoices.orderId, ids)),
    giftCards: await db.select().from(giftCards).where(inArray(giftCards.orderId, ids)),
    presents: await db.select().from(giftCardDeliveries).where(inArray(giftCardDeliveries.orderId, ids)),
    tickets: await db.select().from(tickets).where(inArray(tickets.orderId, ids)),
    uses: await db.select().from(discountUses).where(inArray(discountUses.orderId, ids)),
  };
}

/** The photos of returns, one at a time. */
async function* readPhotos(
  db: QueryBuilder,
  owner: DataOwner,
  contents: FileContents,
): AsyncGenerator<ExportedFile> {
  const found = await db
    .select({ id: orderReturns.id, number: orders.number })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(
      and(isBoughtBy(owner), or(isNotNull(orderReturns.photo), sql`${orderReturns.photoRecord} ? 'key'`)),
    );
  for (const { id, number } of found) {
    const [row] = await db
      .select({ content: orderReturns.photo, record: orderReturns.photoRecord })
      .from(orderReturns)
      .where(eq(orderReturns.id, id));
    if (row && hasContent(row)) yield { name: `return of ${number}.webp`, content: await contents.get(row) };
  }
}

async function listIds(db: QueryBuilder, owner: DataOwner): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(isBoughtBy(owner));
  return rows.map(({ id }) => id);
}

export const ownOrders: PersonalDataArea = {
  id: 'orders',
  title: 'Orders and invoices',
  tables: [
    'orders',
    'order_lines',
    'order_events',
    'payments',
    'refunds',
    'order_returns',
    'discount_uses',
    'invoices',
    'gift_cards',
    'gift_card_movements',
    'tickets',
  ],
  contents:
    'What you bought, paid, sent back and got refunded, where it went, who got a gift card, and the names, phone number and addresses you gave for it.',
  retention: { isRetained: true, text: ORDER_RETENTION_TEXT },
  collect,
  files: readPhotos,
  async delete(transaction, owner, now) {
    const unpaid = await transaction
      .select()
      .from(orders)
      .where(and(isBoughtBy(owner), eq(orders.status, 'placed'), isNull(orders.paidAt)))
      .for('update');
    for (const order of unpaid) await cancelLocked(transaction, order, now);
    await deleteBuyerTexts(transaction, await listIds(transaction, owner), now);
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
