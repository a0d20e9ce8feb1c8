import type { Paise } from '~/domain/money/money';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import type { GiftCardRow } from '../gift-cards/card-rows.server';
import { spendCard } from '../gift-cards/spend-gift-card.server';
import { recordPayment } from './record-payment.server';

export interface CardPayment {
  /** The transaction must have locked the card. */
  card: GiftCardRow;
  amount: Paise;
}

/** R-GIFT-3: pays an order that was written in this transaction. It is paid at once when nothing is left to pay. */
export async function payByGiftCard(
  transaction: QueryBuilder,
  { id: orderId, number }: { id: string; number: string },
  { card, amount }: CardPayment,
  now: Date,
): Promise<void> {
  if (amount === 0) return;
  await spendCard(transaction, card, { orderId, amount, at: now });
  // The number makes the reference unique, and the end of the code tells cards apart.
  const reference = `…${card.codeEnd ?? ''} ${number}`;
  const money = { amount, currency: site.currency.code, receivedAt: now };
  await recordPayment(transaction, { orderId, provider: 'gift-card', reference, ...money }, now);
}
