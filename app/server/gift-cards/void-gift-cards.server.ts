import { isUnspent } from '~/domain/gift-cards/gift-card';
import type { LineUnits } from '~/domain/orders/line-units';
import type { QueryBuilder } from '../db/database.server';
import { type GiftCardRow, lockCardsOfOrder, writeMovement } from './card-rows.server';
import { withdrawGiftEmails } from './withdraw-gift-emails.server';

const voidCards = async (
  transaction: QueryBuilder,
  cards: readonly GiftCardRow[],
  orderId: string,
  at: Date,
): Promise<void> => {
  for (const card of cards)
    await writeMovement(
      transaction,
      card,
      { kind: 'void', change: -card.balance, orderId, at },
      { voidedAt: at },
    );
  await withdrawGiftEmails(transaction, cards);
};

/** R-GIFT-4: the purchase was cancelled or refunded. Cards that were spent stay valid. */
export async function voidCardsOfOrder(transaction: QueryBuilder, orderId: string, at: Date): Promise<void> {
  const cards = await lockCardsOfOrder(transaction, orderId);
  await voidCards(transaction, cards.filter(isUnspent), orderId, at);
}

/** R-GIFT-4: units of lines were refunded. Cards that were spent stay valid. */
export async function voidCardsOfUnits(
  transaction: QueryBuilder,
  orderId: string,
  units: LineUnits,
  at: Date,
): Promise<void> {
  const unspent = (await lockCardsOfOrder(transaction, orderId)).filter(isUnspent);
  for (const [position, count] of Object.entries(units)) {
    const ofLine = unspent.filter(({ linePosition }) => linePosition === Number(position));
    await voidCards(transaction, ofLine.slice(0, count), orderId, at);
  }
}
