import { eq } from 'drizzle-orm';
import { getGiftCardState } from '~/domain/gift-cards/gift-card';
import { getGiftTime } from '~/domain/gift-cards/gift-delivery';
import type { Order } from '~/domain/orders/order';
import { containsLink } from '~/domain/text/contains-link';
import type { Database, QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { giftCardDeliveries, giftCards } from '../db/schema/gift-cards.server';
import { reserveUnconfirmedEmail } from '../email/reserve-unconfirmed.server';
import type { EmailQueue } from '../email/types.server';
import type { GiftCardRow } from '../gift-cards/card-rows.server';
import { readCode } from '../gift-cards/gift-cards.server';
import type { GiftDeliveryRow } from '../gift-cards/gift-deliveries.server';
import { enqueue } from '../jobs/enqueue.server';
import { type JobHandler, PermanentFailure } from '../jobs/job-kinds.server';
import { toBuyer, toBuyerName, toOrderPath } from './buyer-email.server';
import { readOrderById } from './read-order.server';

interface Options {
  emailQueue: EmailQueue;
  /** Makes the codes and signs the links of orders. */
  secret: string;
  clock: () => Date;
}

interface Sending {
  delivery: GiftDeliveryRow;
  card: GiftCardRow;
  order: Order;
  /** From 1. */
  sending: number;
  now: Date;
}

/** The limit of an email that nobody confirmed is by the hour. */
const RETRY_MS = 60 * 60 * 1000;

/** The email to the recipient quotes name and message of the buyer, which have no links. */
async function sendToRecipient(
  transaction: QueryBuilder,
  { emailQueue, secret }: Options,
  { delivery, card, order, sending }: Sending,
): Promise<void> {
  const { code } = await readCode({ db: transaction, secret }, card);
  if (code === undefined) throw new PermanentFailure('The code of the card cannot be made any more.');
  const { id, name, email, message } = delivery;
  const from = containsLink(order.contact.name) ? '' : order.contact.name;
  await emailQueue.enqueue(transaction, {
    template: 'gift-card',
    data: { code, amount: card.amount, endsAt: card.endsAt.toISOString(), to: name, from, message },
    to: email,
    audience: 'recipient',
    isOutsideLimit: true,
    key: `gift-card:${id}:${sending}`,
  });
}

/** Without the name of the recipient when the email of the buyer is not confirmed. */
async function emailBuyer(
  transaction: QueryBuilder,
  { emailQueue, secret }: Options,
  { delivery, order, sending }: Sending,
): Promise<void> {
  const buyer = toBuyer(order);
  if (!buyer) return;
  const { id, name, email } = delivery;
  await emailQueue.enqueue(transaction, {
    template: 'gift-card-sent',
    data: {
      number: order.number,
      link: toOrderPath(secret, order),
      ...toBuyerName(order),
      ...(order.isEmailConfirmed && { recipient: { name, email } }),
    },
    ...buyer,
    key: `gift-card-sent:${id}:${sending}`,
  });
}

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
        if (!delivery?.cardId || delivery.sendings >= sending) return;
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
