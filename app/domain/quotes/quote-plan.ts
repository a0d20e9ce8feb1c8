import { divideAmount } from '../money/divide-amount';
import type { Paise } from '../money/money';
import { priceCart } from '../pricing/pricing';
import { addDays } from '../time/wall-clock';
import { getLineTotal } from './quote-totals';
import type { MilestoneCharge, PlannedMilestone, QuoteLine } from './sales-quote';

export const WHOLE_SHARE = 10_000;

/** GST, and each half of it, has whole paise on a multiple of two rupees: at every rate of GST_RATES. */
const EXACT_STEP = 200;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** An invoice has one rate of GST, so a quote with a plan has one. */
export const hasOneRate = (lines: readonly Pick<QuoteLine, 'rateBasisPoints'>[]): boolean =>
  new Set(lines.map(({ rateBasisPoints }) => rateBasisPoints)).size <= 1;

export const hasWholeShares = (milestones: readonly Pick<PlannedMilestone, 'shareBasisPoints'>[]): boolean =>
  sum(milestones.map(({ shareBasisPoints }) => shareBasisPoints)) === WHOLE_SHARE;

/** The day on which a milestone is due, when the quote is accepted on `acceptedOn`. */
export const getDueDay = ({ due }: Pick<PlannedMilestone, 'due'>, acceptedOn: string): string =>
  'on' in due ? due.on : addDays(acceptedOn, due.weeks * 7);

/** The taxable value up to each milestone, in steps of two rupees. The last one that has a share completes it. */
function listTaxableUpTo(taxable: Paise, shares: readonly number[]): Paise[] {
  let share = 0;
  return shares.map((each) => {
    share += each;
    if (share >= WHOLE_SHARE) return taxable;
    const exact = (BigInt(taxable) * BigInt(share)) / BigInt(WHOLE_SHARE);
    return Number(exact - (exact % BigInt(EXACT_STEP)));
  });
}

/**
 * R-QUOTE-5: divides a quote among its milestones. Each part differs from its share by less than two rupees before GST. The
 * invoices of all parts have together exactly the taxable value, the taxes and the total of the quote, and the value of each
 * code: the tax of all but the last one needs no rounding. Throws RangeError for shares that are not the whole, and for
 * lines of several rates.
 */
export function divideQuote(
  lines: readonly Pick<QuoteLine, 'hsnCode' | 'quantity' | 'unitPrice' | 'rateBasisPoints'>[],
  milestones: readonly Pick<PlannedMilestone, 'shareBasisPoints'>[],
): MilestoneCharge[] {
  if (!hasWholeShares(milestones)) throw new RangeError('The shares of the milestones are not the whole.');
  if (!hasOneRate(lines)) throw new RangeError('The lines have several rates of GST.');
  const rateBasisPoints = lines[0]?.rateBasisPoints ?? 0;
  const codes = [...new Set(lines.map(({ hsnCode }) => hsnCode))];
  const left = codes.map((code) => sum(lines.filter(({ hsnCode }) => hsnCode === code).map(getLineTotal)));
  const shares = milestones.map(({ shareBasisPoints }) => shareBasisPoints);
  const upTo = listTaxableUpTo(sum(left), shares);
  return shares.map((shareBasisPoints, index) => {
    const part = (upTo[index] ?? 0) - (upTo[index - 1] ?? 0);
    // In proportion to what is left: a code never gets more than that, and the last part has all of it.
    const values = divideAmount(part, left);
    for (const [position, value] of values.entries()) left[position] = (left[position] ?? 0) - value;
    const charged = codes.map((hsnCode, position) => ({ hsnCode, taxable: values[position] ?? 0 }));
    return { shareBasisPoints, rateBasisPoints, lines: charged.filter(({ taxable }) => taxable > 0) };
  });
}

/** Taxable value, tax and total of the invoice of a milestone, by the module that prices orders (R-PRICE-3). */
export function priceCharge({ lines, rateBasisPoints }: Omit<MilestoneCharge, 'shareBasisPoints'>) {
  const { taxable, tax, orderTotal } = priceCart(
    lines.map(({ taxable: price }) => ({ price, quantity: 1 })),
    rateBasisPoints,
  );
  return { taxable, tax, total: orderTotal };
}
