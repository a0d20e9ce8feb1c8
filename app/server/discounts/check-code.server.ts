import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { Quote, RequestedLine } from '~/domain/cart/quote';
import { applyDiscountCode } from '~/domain/discounts/apply-discount-code';
import type { DiscountIssue, DiscountTerms } from '~/domain/discounts/discount-code';
import { GIFT_CARD_PRODUCT_ID } from '~/domain/orders/issued-kind';
import { limitByNetwork } from '../accounts/sign-in/sign-in-limits.server';
import { priceLines, quoteLines } from '../catalogue/quote-lines.server';
import type { ServiceDeps } from '../db/database.server';
import { applyCardToQuote, findCard } from '../gift-cards/spend-gift-card.server';
import { type AttemptLimit, countAttempt } from '../rate-limits/attempts.server';
import { type DiscountUser, findUsableCode } from './code-uses.server';
import { toDiscountCode } from './discount-row.server';

export interface DiscountDeps extends ServiceDeps {
  /** Hashes the emails of buyers. With a new secret, former uses of a code are not recognised. */
  secret: string;
}

/**
 * For whom guesses are counted: the network of a buyer, or the member of staff who enters an order. The codes of their buyers would use up
 * the limit of the whole office.
 */
export type CodeClient = { ipAddress: string } | { staff: SignedIn };

export type CheckCodeRequest = CodeClient &
  DiscountUser & {
    /** As typed. */
    code: string;
    lines: readonly RequestedLine[];
  };

export type CheckCodeResult =
  /** `quote.priced.codeDiscount` has what the code takes off. */
  | { kind: 'applied'; terms: DiscountTerms; quote: Quote }
  /** The code is that of a gift card. `quote.priced.giftCard` has what it pays. */
  | { kind: 'gift-card'; quote: Quote }
  /** `quote` is the cart without the code. */
  | { kind: 'refused'; issue: DiscountIssue; quote: Quote }
  /** Too many codes were tried: the seconds to wait. */
  | { kind: 'wait'; seconds: number };

const CHECKS_PER_HOUR = 60;
/** Each change of the lines of an order with a code is a check. */
const STAFF_CHECKS_PER_HOUR = 300;
const HOUR_S = 60 * 60;

/** Throws NotAllowedError for a user who may not enter orders. */
function getCheckLimit(client: CodeClient): AttemptLimit {
  if ('ipAddress' in client) return limitByNetwork('discount-code', client.ipAddress, CHECKS_PER_HOUR);
  const { user } = client.staff;
  requirePermission(user, 'orders.manage');
  return { key: `discount-code:staff:${user.id}`, max: STAFF_CHECKS_PER_HOUR, seconds: HOUR_S };
}

/**
 * Counts a code that was tried. Resolves to the seconds to wait, else to 0. An order that a code prevents counts too: its answer shows
 * whether there is such a code.
 */
export const countTriedCode = async ({ db, clock }: ServiceDeps, client: CodeClient): Promise<number> =>
  countAttempt(db, [getCheckLimit(client)], clock());

/** What a code takes off a cart, or a gift card pays of it, now. Reserves nothing: only an order does (R-DISCOUNT-4, R-GIFT-3). */
export async function checkCode(
  deps: DiscountDeps,
  { code, lines, email, userId, ...client }: CheckCodeRequest,
): Promise<CheckCodeResult> {
  const { db, secret } = deps;
  const now = deps.clock();
  const seconds = await countTriedCode(deps, client);
  if (seconds > 0) return { kind: 'wait', seconds };
  const quote = await quoteLines({ db }, lines);
  const card = await findCard(db, code);
  if (card) {
    const paid = applyCardToQuote(card, quote, now);
    return paid.kind === 'refused' ? { ...paid, quote } : { kind: 'gift-card', quote: paid.quote };
  }
  const found = await findUsableCode(db, secret, { code, now, email, userId });
  if (found.kind === 'refused') return { ...found, quote };
  const terms = toDiscountCode(found.row);
  const result = applyCodeToQuote(terms, quote);
  return result.kind === 'refused' ? { ...result, quote } : { ...result, terms };
}

type QuoteWithCode = { kind: 'applied'; quote: Quote } | { kind: 'refused'; issue: DiscountIssue };

/** The quote with the code (R-DISCOUNT-1). */
export function applyCodeToQuote(terms: DiscountTerms, quote: Quote): QuoteWithCode {
  const lines = quote.lines.map(({ quantity, productId, product: { price, sale, categoryId } }) => ({
    price,
    quantity,
    ...(sale && { sale }),
    ...(categoryId !== undefined && { categoryId }),
    isGiftCard: productId === GIFT_CARD_PRODUCT_ID,
  }));
  const result = applyDiscountCode(terms, lines);
  if (result.kind === 'refused') return result;
  return { kind: 'applied', quote: { ...quote, priced: priceLines(quote.lines, result.applied) } };
}
