import { v4 as randomId, v7 as uuid } from 'uuid';
import { getGiftCardEnd } from '~/domain/gift-cards/gift-card';
import type { Paise } from '~/domain/money/money';
import type { QueryBuilder } from '../db/database.server';
import { giftCardMovements, giftCards } from '../db/schema/gift-cards.server';
import { assignDeliveries } from './gift-deliveries.server';

export interface BoughtCard {
  linePosition: number;
  /** What the card is worth. */
  amount: Paise;
}

/** R-GIFT-1: issues the gift cards of an order. Their ids are random, because their codes are made from them. */
export async function issueGiftCards(
  transaction: QueryBuilder,
  orderId: string,
  bought: readonly BoughtCard[],
  at: Date,
): Promise<void> {
  if (bought.length === 0) return;
  const endsAt = getGiftCardEnd(at);
  const cards = bought.map((card) => ({
    ...card,
    id: randomId(),
    orderId,
    balance: card.amount,
    endsAt,
    createdAt: at,
  }));
  await transaction.insert(giftCards).values(cards);
  await assignDeliveries(transaction, orderId, { cards, at });
  await transaction.insert(giftCardMovements).values(
    cards.map(({ id: cardId, amount }) => ({
      id: uuid(),
      cardId,
      kind: 'issue' as const,
      change: amount,
      balanceAfter: amount,
      orderId,
      createdAt: at,
    })),
  );
}
