import { formatMoney } from '../money/money';
import type { DiscountIssue } from './discount-code';

const formatDay = (moment: Date) =>
  moment.toLocaleDateString('en-IN', {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    timeZone: 'Asia/Kolkata',
  });

/** A sentence for the buyer. */
export function describeDiscountIssue(issue: DiscountIssue, currencyLabel?: string): string {
  switch (issue.kind) {
    case 'unknown':
      return 'We do not know this code. Please check its letters and digits.';
    case 'not-started':
      return `This code is valid from ${formatDay(issue.startsAt)}.`;
    case 'ended':
      return 'This code is no longer valid.';
    case 'used-up':
      return 'This code has been used as often as it can be.';
    case 'used-by-person':
      return 'You have used this code before. It works once for each person.';
    case 'card-void':
      return 'This gift card is not valid any more. Please write to us if you did not expect that.';
    case 'card-ended':
      return 'The time of this gift card is over.';
    case 'card-used-up':
      return 'Nothing is left on this gift card.';
    case 'card-for-card':
      return 'A gift card buys everything in the shop except another card.';
    case 'nothing-eligible':
      return 'Nothing in your cart gets cheaper with this code.';
    case 'below-min-total': {
      const { minTotal, missing } = issue;
      return `This code needs ${formatMoney(minTotal, currencyLabel)} of goods before GST. ${formatMoney(missing, currencyLabel)} are missing.`;
    }
  }
}
