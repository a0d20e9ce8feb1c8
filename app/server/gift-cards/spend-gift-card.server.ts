import { and, eq } from 'drizzle-orm';
import type { Quote } from '~/domain/cart/quote';
import type { DiscountIssue } from '~/domain/discounts/discount-code';
import { calculateCardPayment, getEndAfterReturn, getGiftCardState } from '~/domain/gift-cards/gift-card';
import type { Paise } from '~/domain/money/money';
import { GIFT_CARD_PRODUCT_ID } from '~/domain/orders/issued-kind';
import { parseIssuedCode } from '~/domain/text/issued-code';
import { hashIssuedCode } from '../crypto/signatures.server';
import type { QueryBuilder } from '../db/database.server';
import { giftCardMovements, giftCards } from '../db/schema/gift-cards.server';
import { type GiftCardRow, writeMovement } from './card-rows.server';

/** `undefined` for a text that is no code of a gift card: it may be a discount code. */
const selectByCode = (db: QueryBuilder, typed: string) => {
  const code = parseIssuedCode(typed);
  return code === undefined
    ? undefined
    : db
        .select()
        .from(giftCards)
        .where(eq(giftCards.codeHash, hashIssuedCode(code)));
};

/** A gift card that a buyer typed. Another order may spend it before this one is placed. */
export async function findCard(db: QueryBuilder, typed: string): Promise<GiftCardRow | undefined> {
  const [row] = (await selectByCode(db, typed)) ?? [];
  return row;
}

/** The same, and locks the card until the end of the transaction. Lock products and discount codes first. */
export async function lockCard(transaction: QueryBuilder, typed: string): Promise<GiftCardRow | undefined> {
  const [row] = (await selectByCode(transaction, typed)?.for('update')) ?? [];
  return row;
}

export type QuoteWithCard = { kind: 'applied'; quote: Quote } | { kind: 'refused'; issue: DiscountIssue };

const ISSUES = { void: 'card-void', ended: 'card-ended', 'used-up': 'card-used-up' } as const;

/** R-GIFT-2: the quote with what the card pays of it. No other amount changes. */
export function applyCardToQuote(card: GiftCardRow, quote: Quote, now: Date): QuoteWithCard {
  const state = getGiftCardState(card, now);
  if (state !== 'valid') return { kind: 'refused', issue: { kind: ISSUES[state] } };
  if (quote.lines.some(({ productId }) => productId === GIFT_CARD_PRODUCT_ID))
    return { kind: 'refused', issue: { kind: 'card-for-card' } };
  const amount = calculateCardPayment(card.balance, quote.priced.orderTotal);
  const giftCard = { end: card.codeEnd ?? '', amount };
  return { kind: 'applied', quote: { ...quote, priced: { ...quote.priced, giftCard } } };
}

interface CardPayment {
  orderId: string;
  amount: Paise;
  at: Date;
}

/** R-GIFT-3: takes a payment off a card. The transaction must have locked the card. */
export const spendCard = (
  transaction: QueryBuilder,
  card: GiftCardRow,
  { orderId, amount, at }: CardPayment,
): Promise<void> => writeMovement(transaction, card, { kind: 'spend', change: -amount, orderId, at });

/** R-GIFT-3: money that an order gives back to the card it was paid with. A void card gets it back as well. */
export async function returnToCard(
  transaction: QueryBuilder,
  { orderId, amount, at }: CardPayment,
): Promise<void> {
  const [spent] = await transaction
    .select({ cardId: giftCardMovements.cardId })
    .from(giftCardMovements)
    .where(and(eq(giftCardMovements.orderId, orderId), eq(giftCardMovements.kind, 'spend')));
  const [card] = spent
    ? await transaction.select().from(giftCards).where(eq(giftCards.id, spent.cardId)).for('update')
    : [];
  if (!card) throw new Error(`The order ${orderId} was not paid with a gift card.`);
  const movement = { kind: 'return', change: amount, orderId, at } as const;
  await writeMovement(transaction, card, movement, { endsAt: getEndAfterReturn(card, at) });
}
