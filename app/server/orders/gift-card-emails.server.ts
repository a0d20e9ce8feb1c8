import type { Order } from '~/domain/orders/order';
import { containsLink } from '~/domain/text/contains-link';
import type { QueryBuilder } from '../db/database.server';
import type { EmailQueue } from '../email/types.server';
import type { GiftCardRow } from '../gift-cards/card-rows.server';
import { readCode } from '../gift-cards/gift-cards.server';
import type { GiftDeliveryRow } from '../gift-cards/gift-deliveries.server';
import { toGiftEmailKey, toGiftSentKey } from '../gift-cards/withdraw-gift-emails.server';
import { PermanentFailure } from '../jobs/job-kinds.server';
import { isEmailOutsideLimit, toBuyer, toBuyerName, toOrderPath } from './buyer-email.server';

export interface Options {
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

/** The email to the recipient quotes name and message of the buyer, which have no links. */
export async function sendToRecipient(
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
    key: toGiftEmailKey({ deliveryId: id, sending }),
  });
}

/** Without the name of the recipient when the email of the buyer is not confirmed. */
export async function emailBuyer(
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
    key: toGiftSentKey({ deliveryId: id, sending }),
    isOutsideLimit: isEmailOutsideLimit(order),
  });
}
