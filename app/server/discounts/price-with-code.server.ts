import type { Quote } from '~/domain/cart/quote';
import { applyDiscountCode } from '~/domain/discounts/apply-discount-code';
import type { DiscountIssue, DiscountTerms } from '~/domain/discounts/discount-code';
import { priceLines } from '../catalogue/quote-lines.server';

export type QuoteWithCode = { kind: 'applied'; quote: Quote } | { kind: 'refused'; issue: DiscountIssue };

/** The quote with the code (R-DISCOUNT-1). */
export function applyCodeToQuote(terms: DiscountTerms, quote: Quote): QuoteWithCode {
  const lines = quote.lines.map(({ quantity, product: { price, sale, categoryId } }) => ({
    price,
    quantity,
    ...(sale && { sale }),
    ...(categoryId !== undefined && { categoryId }),
  }));
  const result = applyDiscountCode(terms, lines);
  if (result.kind === 'refused') return result;
  return { kind: 'applied', quote: { ...quote, priced: priceLines(quote.lines, result.applied) } };
}
