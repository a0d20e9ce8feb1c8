import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { GiftCardMovementKind } from '~/domain/gift-cards/gift-card';
import type { Paise } from '~/domain/money/money';
import { findCardUse, type IssuedUse } from '~/domain/orders/issued-use';
import type { QueryBuilder } from '../db/database.server';
import { giftCardMovements, giftCards } from '../db/schema/gift-cards.server';

export type GiftCardRow = typeof giftCards.$inferSelect;

const isCardOf = (orderId: string) => and(eq(giftCards.orderId, orderId), isNull(giftCards.voidedAt));

/**
 * The cards of an order that staff voided, each with the balance that it would have: what was paid with it stays paid. No refund voided
 * them, so that they count when their purchase is to be cancelled.
 */
const readVoidedByStaff = (db: QueryBuilder, orderId: string) => {
  const { kind, change, orderId: causedBy } = giftCardMovements;
  return db
    .select({
      amount: giftCards.amount,
      balance: sql<number>`sum(${change}) filter (where ${kind} <> 'void')`.mapWith(Number),
      createdAt: giftCards.createdAt,
    })
    .from(giftCards)
    .innerJoin(giftCardMovements, eq(giftCardMovements.cardId, giftCards.id))
    .where(and(eq(giftCards.orderId, orderId), isNotNull(giftCards.voidedAt)))
    .groupBy(giftCards.id)
    .having(sql`bool_or(${kind} = 'void' and ${causedBy} is null)`);
};

/** R-GIFT-4, R-GIFT-8: why an order cannot be cancelled at `now`. `valid`: those of its cards that are not void. */
export const findUseOfCards = async (
  db: QueryBuilder,
  orderId: string,
  { valid, now }: { valid: readonly GiftCardRow[]; now: Date },
): Promise<IssuedUse | undefined> => findCardUse([...valid, ...(await readVoidedByStaff(db, orderId))], now);

/** R-GIFT-8: why an order cannot be cancelled at `now` because of its cards, those for other people included. Locks nothing. */
export async function readCardUse(
  db: QueryBuilder,
  orderId: string,
  now: Date,
): Promise<IssuedUse | undefined> {
  const valid = await db.select().from(giftCards).where(isCardOf(orderId));
  return findUseOfCards(db, orderId, { valid, now });
}

/** The cards that an order bought and that are not void. In the order of their ids, so that two transactions cannot deadlock. */
export const lockCardsOfOrder = (transaction: QueryBuilder, orderId: string): Promise<GiftCardRow[]> =>
  transaction.select().from(giftCards).where(isCardOf(orderId)).orderBy(asc(giftCards.id)).for('update');

interface NewMovement {
  kind: GiftCardMovementKind;
  change: Paise;
  orderId?: string | undefined;
  /** Why staff voided the card. */
  reason?: string | undefined;
  userId?: string | undefined;
  at: Date;
}

/** R-GIFT-3: changes the balance of a card, with the movement that explains it. The transaction must have locked the card. */
export async function writeMovement(
  transaction: QueryBuilder,
  { id: cardId, balance }: Pick<GiftCardRow, 'id' | 'balance'>,
  { at, ...movement }: NewMovement,
  changes: Partial<Pick<GiftCardRow, 'endsAt' | 'voidedAt'>> = {},
): Promise<void> {
  const balanceAfter = balance + movement.change;
  await transaction
    .update(giftCards)
    .set({ ...changes, balance: balanceAfter })
    .where(eq(giftCards.id, cardId));
  await transaction
    .insert(giftCardMovements)
    .values({ ...movement, id: uuid(), cardId, balanceAfter, createdAt: at });
}
