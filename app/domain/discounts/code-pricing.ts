import { AmountError, type Paise, toPaise } from '../money/money';
import type { ExplanationStep } from '../pricing/price-explanation';
import type { CodeDiscount, CodePricing, CodeShares, PricedLine } from '../pricing/pricing';
import { pluralise } from '../text/pluralise';

/** Throws AmountError when the shares do not belong to these lines. */
function sumShares({ code, shares }: CodeShares, lines: readonly PricedLine[]): CodeDiscount {
  const isValid = (share: Paise, position: number) => share >= 0 && share <= (lines[position]?.payable ?? -1);
  if (shares.length !== lines.length || !shares.every(isValid))
    throw new AmountError(`The shares of the code ${code} do not belong to these lines`);
  const amount = toPaise(shares.reduce((sum, share) => sum + BigInt(share), 0n));
  return { code, shares, amount };
}

function explainCode({ code, amount, shares }: CodeDiscount, lines: readonly PricedLine[]): ExplanationStep {
  const units = lines.reduce((sum, line, position) => (shares[position] ? sum + line.quantity : sum), 0);
  return {
    id: 'discount-code',
    label: `Code ${code}`,
    amount: -amount,
    detail: `Taken off the price of ${pluralise(units, 'unit')} after discount, and divided over the lines in proportion to their price, to the paisa.`,
  };
}

/** R-DISCOUNT-2: a code for `priceCart`. Only the server has the codes, so browsers do not load this module. */
export const createCodePricing = (applied: CodeShares): CodePricing => ({
  toDiscount: (lines) => sumShares(applied, lines),
  explain: explainCode,
});
