import { and, inArray, type SQL } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { giftCardDeliveries } from '../db/schema/gift-cards.server';
import { hasKeyIn, isUnsent, withdrawUnsent } from '../email/withdraw-unsent.server';
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

const listSendings = ({ deliveryId, sendings }: { deliveryId: string; sendings: number }): GiftSending[] =>
  Array.from({ length: sendings }, (_, index) => ({ deliveryId, sending: index + 1 }));

const withdrawSendings = (transaction: QueryBuilder, sent: readonly GiftSending[]): Promise<void> =>
  withdrawUnsent(transaction, hasKeyIn([...sent.map(toGiftEmailKey), ...sent.map(toGiftSentKey)]));

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
  await withdrawSendings(transaction, rows.flatMap(listSendings));
}

/**
 * R-GIFT-7: of these deliveries, those of which no email has left. Their emails are not sent any more, so nobody gets the code by email. The
 * deliveries are locked.
 */
export async function withdrawUndeliveredGifts(
  transaction: QueryBuilder,
  isThis: SQL | undefined,
): Promise<string[]> {
  const { id, sendings } = giftCardDeliveries;
  const rows = await transaction
    .select({ deliveryId: id, sendings })
    .from(giftCardDeliveries)
    .where(isThis)
    .orderBy(id)
    .for('update');
  const undelivered: string[] = [];
  for (const row of rows) {
    const sent = listSendings(row);
    const ofDelivery = and(hasKeyIn(sent.map(toGiftEmailKey)), isUnsent);
    // Locked: an email is not marked as sent meanwhile.
    const unsent = await transaction.select({ id: emails.id }).from(emails).where(ofDelivery).for('update');
    // The record of an email that was sent is deleted after some time.
    if (sent.length === 0 || unsent.length < sent.length) continue;
    await withdrawSendings(transaction, sent);
    undelivered.push(row.deliveryId);
  }
  return undelivered;
}
