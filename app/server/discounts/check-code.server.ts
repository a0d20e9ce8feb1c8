import type { Quote, RequestedLine } from '~/domain/cart/quote';
import type { DiscountIssue, DiscountTerms } from '~/domain/discounts/discount-code';
import { networkLimit } from '../accounts/sign-in/sign-in-limits.server';
import { quoteLines } from '../catalogue/quote-lines.server';
import { countAttempt } from '../rate-limits/attempts.server';
import { type DiscountUser, findUsableCode } from './code-uses.server';
import type { DiscountDeps } from './deps.server';
import { toDiscountCode } from './discount-row.server';
import { applyCodeToQuote } from './price-with-code.server';

export interface CheckCodeRequest extends DiscountUser {
  /** As typed. */
  code: string;
  lines: readonly RequestedLine[];
  /** Guesses are limited for each network. */
  ipAddress: string;
}

export type CheckCodeResult =
  /** `quote.priced.codeDiscount` has what the code takes off. */
  | { kind: 'applied'; terms: DiscountTerms; quote: Quote }
  /** `quote` is the cart without the code. */
  | { kind: 'refused'; issue: DiscountIssue; quote: Quote }
  /** Too many codes were tried: the seconds to wait. */
  | { kind: 'wait'; seconds: number };

const CHECKS_PER_HOUR = 60;

/** What a code takes off a cart now. Reserves nothing: only an order uses a code (R-DISCOUNT-4). */
export async function checkCode(
  deps: DiscountDeps,
  { code, lines, ipAddress, ...person }: CheckCodeRequest,
): Promise<CheckCodeResult> {
  const { db, secret } = deps;
  const now = deps.clock();
  const limit = networkLimit('discount-code', ipAddress, CHECKS_PER_HOUR);
  const seconds = await countAttempt(db, [limit], now);
  if (seconds > 0) return { kind: 'wait', seconds };
  const quote = await quoteLines({ db }, lines);
  const found = await findUsableCode(db, secret, { code, now, ...person });
  if (found.kind === 'refused') return { ...found, quote };
  const terms = toDiscountCode(found.row);
  const result = applyCodeToQuote(terms, quote);
  return result.kind === 'refused' ? { ...result, quote } : { ...result, terms };
}
