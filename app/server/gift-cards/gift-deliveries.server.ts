import { and, asc, eq, exists, gt, inArray, isNull, not, type SQL } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Quote } from '~/domain/cart/quote';
import { getGiftCardState } from '~/domain/gift-cards/gift-card';
import {
  type GiftDeliveryState,
  type GiftRecipient,
  getGiftDeliveryState,
  getGiftTime,
} from '~/domain/gift-cards/gift-delivery';
import type { Paise } from '~/domain/money/money';
import { getIssuedKind } from '~/domain/orders/issued-kind';
import { isUuid } from '~/domain/text/uuid';
import { toIndianDay } from '~/domain/time/wall-clock';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { giftCardDeliveries, giftCards } from '../db/schema/gift-cards.server';
import { orders } from '../db/schema/orders.server';
import { enqueue } from '../jobs/enqueue.server';

export interface GiftCardDeps extends ServiceDeps {
  /** Makes the codes. Under a new secret, earlier codes stay valid and are not shown any more. */
  secret: string;
}

export type GiftDeliveryRow = typeof giftCardDeliveries.$inferSelect;

/** A gift card for another person than its buyer, as the buyer sees it: without its code. */
export interface GiftDelivery {
  id: string;
  name: string;
  email: string;
  message: string;
  /** ISO day in India. */
  sendOn: string;
  state: GiftDeliveryState;
  sentAt?: Date;
  /** What the card is worth. Absent until the order is paid. */
  amount?: Paise;
}

interface NewGift {
  quote: Pick<Quote, 'lines'>;
  gift: GiftRecipient;
  at: Date;
}

/** R-GIFT-7: writes the recipient of each gift card of an order that was written in this transaction. */
export async function writeGiftDeliveries(
  transaction: QueryBuilder,
  orderId: string,
  { quote, gift, at }: NewGift,
): Promise<void> {
  const { name, email, message = '', sendOn = toIndianDay(at) } = gift;
  const rows = quote.lines.flatMap((line, linePosition) =>
    getIssuedKind(line) === 'gift-card'
      ? Array.from({ length: line.quantity }, (_, unit) => ({
          id: uuid(),
          orderId,
          linePosition,
          unit,
          createdAt: at,
          name,
          email,
          message,
          sendOn,
        }))
      : [],
  );
  if (rows.length > 0) await transaction.insert(giftCardDeliveries).values(rows);
}

/** One job for each day: a delivery that moves to another day gets another job, and the former one finds nothing to do. */
const enqueueSending = (
  transaction: QueryBuilder,
  { id: deliveryId, sendOn }: Pick<GiftDeliveryRow, 'id' | 'sendOn'>,
  now: Date,
): Promise<void> =>
  enqueue(
    transaction,
    'send-gift-card',
    { deliveryId, sending: 1 },
    { runAfter: getGiftTime(sendOn, now), key: `gift-card:${deliveryId}:${sendOn}` },
  );

interface IssuedCards {
  /** In the sequence of their units. */
  cards: readonly { id: string; linePosition: number }[];
  at: Date;
}

/** The order is paid: gives each recipient a card, and plans its email. */
export async function assignDeliveries(
  transaction: QueryBuilder,
  orderId: string,
  { cards, at }: IssuedCards,
): Promise<void> {
  const deliveries = await transaction
    .select()
    .from(giftCardDeliveries)
    .where(eq(giftCardDeliveries.orderId, orderId))
    .orderBy(asc(giftCardDeliveries.linePosition), asc(giftCardDeliveries.unit));
  for (const delivery of deliveries) {
    const ofLine = cards.filter(({ linePosition }) => linePosition === delivery.linePosition);
    const cardId = ofLine[delivery.unit]?.id;
    if (cardId === undefined) continue;
    await transaction
      .update(giftCardDeliveries)
      .set({ cardId })
      .where(eq(giftCardDeliveries.id, delivery.id));
    await enqueueSending(transaction, delivery, at);
  }
}

const selectDeliveries = (db: QueryBuilder) =>
  db
    .select({ delivery: giftCardDeliveries, card: giftCards, status: orders.status })
    .from(giftCardDeliveries)
    .innerJoin(orders, eq(orders.id, giftCardDeliveries.orderId))
    .leftJoin(giftCards, eq(giftCards.id, giftCardDeliveries.cardId));

type SelectedDelivery = Awaited<ReturnType<typeof selectDeliveries>>[number];

const getDeliveryState = ({ delivery, card, status }: SelectedDelivery, now: Date): GiftDeliveryState =>
  getGiftDeliveryState({
    sentAt: delivery.sentAt,
    isIssued: card !== null,
    isEnded:
      status === 'cancelled' ||
      status === 'refunded' ||
      (card !== null && getGiftCardState(card, now) !== 'valid'),
  });

/** The gift cards of an order that go to others, paid or not. Only for who may see the order. */
export async function listDeliveriesOfOrder(
  { db, clock }: ServiceDeps,
  orderId: string,
): Promise<GiftDelivery[]> {
  const rows = await selectDeliveries(db)
    .where(eq(giftCardDeliveries.orderId, orderId))
    .orderBy(asc(giftCardDeliveries.linePosition), asc(giftCardDeliveries.unit));
  return rows.map((row) => {
    const { id, name, email, message, sendOn, sentAt } = row.delivery;
    return {
      id,
      name,
      email,
      message,
      sendOn,
      state: getDeliveryState(row, clock()),
      ...(sentAt && { sentAt }),
      ...(row.card && { amount: row.card.amount }),
    };
  });
}

/** `sent`, `ended`: it cannot be changed any more. */
export type ChangeDeliveryResult = 'changed' | 'sent' | 'ended' | 'unknown';

/** R-GIFT-7: another recipient, message or day, until the email was sent. Only for who may see the order. */
export async function changeDelivery(
  { db, clock }: ServiceDeps,
  orderId: string,
  { id, ...gift }: GiftRecipient & { id: string },
): Promise<ChangeDeliveryResult> {
  if (!isUuid(id)) return 'unknown';
  return db.transaction(async (transaction): Promise<ChangeDeliveryResult> => {
    const own = and(eq(giftCardDeliveries.id, id), eq(giftCardDeliveries.orderId, orderId));
    // The email is sent under this lock as well.
    await transaction.select({ id: giftCardDeliveries.id }).from(giftCardDeliveries).where(own).for('update');
    const [row] = await selectDeliveries(transaction).where(own);
    if (!row) return 'unknown';
    const now = clock();
    const state = getDeliveryState(row, now);
    if (state === 'sent' || state === 'ended') return state;
    const { name, email, message = '', sendOn = toIndianDay(now) } = gift;
    await transaction.update(giftCardDeliveries).set({ name, email, message, sendOn }).where(own);
    if (state === 'waiting') await enqueueSending(transaction, { id, sendOn }, now);
    return 'changed';
  });
}

/** A valid card that was paid and not sent. One whose email failed until the card ended is never sent. */
function isWaiting(db: QueryBuilder, now: Date): SQL | undefined {
  const validCard = db
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(
      and(
        eq(giftCards.id, giftCardDeliveries.cardId),
        isNull(giftCards.voidedAt),
        gt(giftCards.balance, 0),
        gt(giftCards.endsAt, now),
      ),
    );
  return and(isNull(giftCardDeliveries.sentAt), exists(validCard));
}

/** The ids of those of the orders with a gift card that waits for its day. */
export async function listOrdersWithWaitingGift(
  db: QueryBuilder,
  orderIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { orderId } = giftCardDeliveries;
  const rows = await db
    .selectDistinct({ orderId })
    .from(giftCardDeliveries)
    .where(and(inArray(orderId, [...orderIds]), isWaiting(db, now)));
  return new Set(rows.map((row) => row.orderId));
}

/** Deletes the recipients and messages of these orders. Those of cards that are still to be sent stay until then. */
export async function deleteRecipients(
  db: QueryBuilder,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  const ofOrders = inArray(giftCardDeliveries.orderId, [...orderIds]);
  const waiting = isWaiting(db, now);
  await db
    .update(giftCardDeliveries)
    .set({ name: '', email: '', message: '' })
    .where(and(ofOrders, waiting && not(waiting)));
}
