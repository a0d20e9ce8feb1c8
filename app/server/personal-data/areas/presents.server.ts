import { and, asc, inArray, isNull, or } from 'drizzle-orm';
import { giftCardDeliveries } from '../../db/schema/gift-cards.server';
import { withdrawUndeliveredGifts } from '../../gift-cards/withdraw-gift-emails.server';
import type { DataOwner, PersonalDataArea } from '../types.server';
import { isOwnOrSentTo } from './is-own-or-sent-to.server';

const isFor = (owner: DataOwner) => isOwnOrSentTo(owner, giftCardDeliveries.userId, giftCardDeliveries.email);

/** What buyers entered about the recipient of a gift card. What the buyer of the card has is with the orders. */
export const ownPresents: PersonalDataArea = {
  id: 'presents',
  title: 'Gift cards for you',
  tables: ['gift_card_deliveries'],
  contents:
    'Your name and address as the giver of a gift card entered them, the message, and when it was sent.',
  retention: {
    isRetained: false,
    text: 'Erased. The card stays valid; one that was not sent yet stays with its giver.',
  },
  async collect(db, owner) {
    const { name, email, message, sendOn, sentAt, createdAt } = giftCardDeliveries;
    return db
      .select({ name, email, message, sendOn, sentAt })
      .from(giftCardDeliveries)
      .where(isFor(owner))
      .orderBy(asc(createdAt));
  },
  async delete(transaction, owner) {
    // R-GIFT-7: without a recipient the buyer of the order gets the code, so that no money is lost.
    const undelivered = await withdrawUndeliveredGifts(transaction, isFor(owner));
    await transaction
      .delete(giftCardDeliveries)
      .where(
        and(isFor(owner), or(isNull(giftCardDeliveries.sentAt), inArray(giftCardDeliveries.id, undelivered))),
      );
    await transaction
      .update(giftCardDeliveries)
      .set({ name: '', email: '', message: '' })
      .where(isFor(owner));
  },
};
