import type { CartLine } from '~/domain/cart/cart-line-schema';
import type { Quote } from '~/domain/cart/quote';
import { describeDiscountIssue } from '~/domain/discounts/describe-discount-issue';
import { SHOWN_DISCOUNT_FIELD } from '~/domain/discounts/discount-code';
import type { Paise } from '~/domain/money/money';
import type { CheckoutValues, FieldIssues } from '~/features/checkout/fields/checkout-fields';
import type { CodeClient } from '~/server/discounts/check-code.server';
import { formatSeconds } from '~/server/http/errors/request-error.server';
import type { Services } from '~/server/services.server';
import { site } from '~site';

/** A discount code of the checkout form, or of that of staff. */
export interface CheckoutCode {
  code: string;
  /** What the page showed that it takes off, in paise. 0 when it was not checked before. */
  amount: Paise;
}

/** Who tries a code. */
export type CodeUser = CodeClient & { userId?: string | undefined };

function readShownDiscount(form: FormData): Paise {
  const shown = Number(form.get(SHOWN_DISCOUNT_FIELD));
  return Number.isSafeInteger(shown) && shown > 0 ? shown : 0;
}

/** `undefined` when the field is blank. */
export function readCheckoutCode({ discountCode }: CheckoutValues, form: FormData): CheckoutCode | undefined {
  const code = discountCode?.trim();
  return code ? { code, amount: readShownDiscount(form) } : undefined;
}

/** R-DISCOUNT-5: the page shows what a code pays, and its field is blank now. The buyer has not seen the total without it. */
export const isAppliedCodeRemoved = ({ discountCode }: CheckoutValues, form: FormData): boolean =>
  !discountCode?.trim() && readShownDiscount(form) > 0;

export const CODE_REMOVED =
  'You removed the code, so the order has not been placed. Please check what is to pay now, and place it again.';

export const toCodeIssues = (message: string): FieldIssues => ({ discountCode: [message] });

export const describeTooManyCodes = (seconds: number): FieldIssues =>
  toCodeIssues(`Too many codes were tried. Please wait ${formatSeconds(seconds)}.`);

/** The lines priced with the code, or without it and why, as the issue of its field. */
export async function quoteWithCode(
  { catalogue, discounts }: Pick<Services, 'catalogue' | 'discounts'>,
  lines: readonly CartLine[],
  { code, email, ...user }: CodeUser & { code: string | undefined; email: string | undefined },
): Promise<{ quote: Quote; issues: FieldIssues }> {
  if (code === undefined) return { quote: await catalogue.quote(lines), issues: {} };
  const result = await discounts.checkCode({ ...user, code, lines, email: email || undefined });
  switch (result.kind) {
    case 'applied':
    case 'gift-card':
      return { quote: result.quote, issues: {} };
    case 'refused':
      return {
        quote: result.quote,
        issues: toCodeIssues(describeDiscountIssue(result.issue, site.currency.label)),
      };
    case 'wait':
      return {
        quote: await catalogue.quote(lines),
        issues: describeTooManyCodes(result.seconds),
      };
  }
}
