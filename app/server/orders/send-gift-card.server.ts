import { eq } from 'drizzle-orm';
import { getGiftCardState } from '~/domain/gift-cards/gift-card';
import { getGiftTime } from '~/domain/gift-cards/gift-delivery';
import type { Database } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { giftCardDeliveries, giftCards } from '../db/schema/gift-cards.server';
import { reserveUnconfirmedEmail } from '../email/reserve-unconfirmed.server';
import { enqueue } from '../jobs/enqueue.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { emailBuyer, type Options, sendToRecipient } from './gift-card-emails.server';
import { readOrderById } from './read-order.server';

/** The limit of an email that nobody confirmed is by the hour. */
const RETRY_MS = 60 * 60 * 1000;

/**
 * R-GIFT-7: sends a gift card to its recipient on its day, once, and sends its buyer an email. Both emails and the mark that it was
 * sent are one transaction. A card that is void or used up is not sent. A job that runs before the day, because staff or the buyer
 * changed it, adds one for the day. That one has no key: the job that runs now may have the key of the day.
 */
export function sendGiftCard({ db }: Database, options: Options): JobHandler<'send-gift-card'> {
  return ({ deliveryId, sending }) =>
    retryOnConflict(() =>
      db.transaction(async (transaction) => {
        const [delivery] = await transaction
          .select()
          .from(giftCardDeliveries)
          .where(eq(giftCardDeliveries.id, deliveryId))
          .for('update');
        // Without an email the recipient was erased since the job was added.
        if (!delivery?.cardId || delivery.email === '' || delivery.sendings >= sending) return;
        const now = options.clock();
        const giftTime = getGiftTime(delivery.sendOn, now);
        if (sending === 1 && giftTime > now) {
          await enqueue(transaction, 'send-gift-card', { deliveryId, sending }, { runAfter: giftTime });
          return;
        }
        const [card] = await transaction
          .select()
          .from(giftCards)
          .where(eq(giftCards.id, delivery.cardId))
          .for('update');
        const order = await readOrderById(transaction, delivery.orderId);
        if (!card || !order || getGiftCardState(card, now) !== 'valid') return;
        if (!(await reserveUnconfirmedEmail(transaction, delivery.email, now))) {
          const runAfter = new Date(now.getTime() + RETRY_MS);
          await enqueue(transaction, 'send-gift-card', { deliveryId, sending }, { runAfter });
          return;
        }
        const sent = { delivery, card, order, sending, now };
        await sendToRecipient(transaction, options, sent);
        await emailBuyer(transaction, options, sent);
        await transaction
          .update(giftCardDeliveries)
          .set({ sentAt: now, sendings: sending })
          .where(eq(giftCardDeliveries.id, deliveryId));
      }),
    );
}
