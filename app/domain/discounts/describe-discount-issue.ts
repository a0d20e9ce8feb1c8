import { formatMoney } from '../money/money';
import type { DiscountIssue } from './discount-code';

const formatDay = (moment: Date) =>
  moment.toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });

/** A sentence for the buyer. */
export function describeDiscountIssue(issue: DiscountIssue, currencyLabel?: string): string {
  switch (issue.kind) {
    case 'unknown':
      return 'This code is unknown. Please check the spelling.';
    case 'not-started':
      return `This code is valid from ${formatDay(issue.startsAt)}.`;
    case 'ended':
      return 'This code is no longer valid.';
    case 'used-up':
      return 'This code has been used up.';
    case 'used-by-person':
      return 'This code was used before. It works once for each person.';
    case 'card-void':
      return 'This gift card is no longer valid. Please write to us if you did not expect that.';
    case 'card-ended':
      return 'This gift card has expired.';
    case 'card-used-up':
      return 'This gift card has no balance left.';
    case 'card-for-card':
      return 'A gift card cannot pay for another gift card.';
    case 'nothing-eligible':
      return 'This code does not apply to anything in your cart.';
    case 'below-min-total': {
      const { minTotal, missing } = issue;
      return `This code needs ${formatMoney(minTotal, currencyLabel)} of goods before GST: ${formatMoney(missing, currencyLabel)} more.`;
    }
  }
}
