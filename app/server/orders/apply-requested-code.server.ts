import type { Quote } from '~/domain/cart/quote';
import type { DiscountIssue } from '~/domain/discounts/discount-code';
import type { QueryBuilder } from '../db/database.server';
import { lockUsableCode } from '../discounts/code-uses.server';
import { type DiscountCodeRow, toDiscountCode } from '../discounts/discount-row.server';
import { applyCodeToQuote } from '../discounts/price-with-code.server';
import type { OrderDeps, PlaceRequest } from './types.server';

type RequestWithCode = Pick<PlaceRequest, 'discount' | 'checkout' | 'userId'>;

export type RequestedCode =
  /** `row` is absent without a code. */
  | { kind: 'priced'; quote: Quote; row?: DiscountCodeRow }
  | { kind: 'discount-changed'; code: string; issue?: DiscountIssue; quote: Quote };

/**
 * Locks the requested code and prices the quote with it. The buyer must have seen what it takes off (R-ORDER-1). The
 * transaction must have locked the products.
 */
export async function applyRequestedCode(
  transaction: QueryBuilder,
  secret: OrderDeps['secret'],
  { discount, checkout, userId }: RequestWithCode,
  { quote, now }: { quote: Quote; now: Date },
): Promise<RequestedCode> {
  if (!discount) return { kind: 'priced', quote };
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
