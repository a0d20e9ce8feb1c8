import { divideHalfUp, type Paise, toExactPaise, toPaise } from '../money/money';

/** 100 %. */
const FULL_BASIS_POINTS = 10_000n;

/** R-PRICE-3: the tax on an amount in paise, rounded half up to a paisa. Throws AmountError for a negative amount or rate. */
export const calculateTax = (taxable: bigint, rateBasisPoints: bigint): bigint =>
  divideHalfUp(taxable * rateBasisPoints, FULL_BASIS_POINTS);

/** An amount in paise with its tax. Throws AmountError for a negative or fractional amount or rate. */
export function addTax(taxable: Paise, rateBasisPoints: number): Paise {
  const exact = toExactPaise(taxable);
  return toPaise(exact + calculateTax(exact, toExactPaise(rateBasisPoints)));
}

/**
 * The largest amount in paise that costs at most `limit` with its tax. So `removeTax(limit, rate) < price` says that a price
 * before tax is above a limit with tax. Throws AmountError for a negative or fractional limit or rate.
 */
export function removeTax(limit: Paise, rateBasisPoints: number): Paise {
  const exact = toExactPaise(limit);
  const rate = toExactPaise(rateBasisPoints);
  const fits = (taxable: bigint) => taxable + calculateTax(taxable, rate) <= exact;
  // Rounding moves the result by at most one paisa.
  let taxable = divideHalfUp(exact * FULL_BASIS_POINTS, FULL_BASIS_POINTS + rate) + 1n;
  while (!fits(taxable)) taxable -= 1n;
  return toPaise(taxable);
}
