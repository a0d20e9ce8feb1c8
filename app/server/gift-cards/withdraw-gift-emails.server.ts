import { inArray } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { giftCardDeliveries } from '../db/schema/gift-cards.server';
import { hasKeyIn, withdrawUnsent } from '../email/withdraw-unsent.server';
import type { GiftCardRow } from './card-rows.server';

interface GiftSending {
  deliveryId: string;
  /** From 1. */
  sending: number;
}

/** The key of the email to the recipient. */
export const toGiftEmailKey = ({ deliveryId, sending }: GiftSending): string =>
  `gift-card:${deliveryId}:${sending}`;

/** The key of the email to the buyer, which says that the other one is sent. */
export const toGiftSentKey = ({ deliveryId, sending }: GiftSending): string =>
  `gift-card-sent:${deliveryId}:${sending}`;

/**
 * R-GIFT-7: the emails about cards that are void now are not sent, nor sent again. The transaction must have locked the cards, under whose
 * lock the emails are queued.
 */
export async function withdrawGiftEmails(
  transaction: QueryBuilder,
  cards: readonly Pick<GiftCardRow, 'id'>[],
): Promise<void> {
  if (cards.length === 0) return;
  const { id, cardId, sendings } = giftCardDeliveries;
  const rows = await transaction
    .select({ deliveryId: id, sendings })
    .from(giftCardDeliveries)
    .where(
      inArray(
        cardId,
        cards.map((card) => card.id),
      ),
    );
  const sent = rows.flatMap(({ deliveryId, sendings: count }) =>
    Array.from({ length: count }, (_, index) => ({ deliveryId, sending: index + 1 })),
  );
  await withdrawUnsent(transaction, hasKeyIn([...sent.map(toGiftEmailKey), ...sent.map(toGiftSentKey)]));
}
