import type { Quote } from '~/domain/cart/quote';
import type { DiscountIssue } from '~/domain/discounts/discount-code';
import type { QueryBuilder } from '../db/database.server';
import { applyCodeToQuote } from '../discounts/check-code.server';
import { lockUsableCode } from '../discounts/code-uses.server';
import { type DiscountCodeRow, toDiscountCode } from '../discounts/discount-row.server';
import { applyCardToQuote, lockCard } from '../gift-cards/spend-gift-card.server';
import type { CardPayment } from './pay-by-gift-card.server';
import type { AcceptedRequest, OrderDeps } from './types.server';

type RequestWithCode = Pick<AcceptedRequest, 'discount' | 'checkout' | 'userId'>;

export type RequestedCode =
  /** `row` and `card` are absent without a code. An order has one of them at most. */
  | { kind: 'priced'; quote: Quote; row?: DiscountCodeRow; card?: CardPayment }
  | { kind: 'discount-changed'; code: string; issue?: DiscountIssue; quote: Quote };

interface Pricing {
  quote: Quote;
  now: Date;
}

/** R-GIFT-2: the code is that of a gift card. `undefined` for another code. */
async function applyGiftCard(
  transaction: QueryBuilder,
  { code, amount }: NonNullable<AcceptedRequest['discount']>,
  { quote, now }: Pricing,
): Promise<RequestedCode | undefined> {
  const card = await lockCard(transaction, code);
  if (!card) return undefined;
  const result = applyCardToQuote(card, quote, now);
  if (result.kind === 'refused') return { kind: 'discount-changed', code, issue: result.issue, quote };
  const paid = result.quote.priced.giftCard?.amount ?? 0;
  return amount === undefined || amount === paid
    ? { kind: 'priced', quote: result.quote, card: { card, amount: paid } }
    : { kind: 'discount-changed', code, quote: result.quote };
}

/**
 * Locks the requested discount code or gift card and prices the quote with it. The buyer must have seen what it takes off (R-ORDER-1). The
 * transaction must have locked the products.
 */
export async function applyRequestedCode(
  transaction: QueryBuilder,
  secret: OrderDeps['secret'],
  { discount, checkout, userId }: RequestWithCode,
  { quote, now }: Pricing,
): Promise<RequestedCode> {
  if (!discount) return { kind: 'priced', quote };
  const byCard = await applyGiftCard(transaction, discount, { quote, now });
  if (byCard) return byCard;
  const { code, amount } = discount;
  const { email } = checkout.contact;
  const found = await lockUsableCode(transaction, secret, { code, now, email, userId });
  if (found.kind === 'refused') return { kind: 'discount-changed', code, issue: found.issue, quote };
  const result = applyCodeToQuote(toDiscountCode(found.row), quote);
  if (result.kind === 'refused') return { kind: 'discount-changed', code, issue: result.issue, quote };
  const isAsShown = amount === undefined || amount === result.quote.priced.codeDiscount?.amount;
  return isAsShown
    ? { kind: 'priced', quote: result.quote, row: found.row }
    : { kind: 'discount-changed', code, quote: result.quote };
}
