import type { Sale } from '../catalogue/product';
import { AmountError, divideHalfUp, type Paise, toExactPaise, toPaise } from '../money/money';
import { type ExplanationStep, explainPrice } from './price-explanation';
import { calculateTax } from './tax';

/** R-PRICE-3: 18 % of the amount after discount. */
export const DEFAULT_TAX_RATE_BASIS_POINTS = 1800;

/** 100 %. */
const FULL_BASIS_POINTS = 10_000n;

/** `price` is the list price of one unit in paise. */
export interface PriceableLine {
  price: Paise;
  sale?: Sale;
  quantity: number;
}

/** Amounts in paise. `unitPrice` is the price of one unit after discount; `payable` = `total` − `discount`. */
export interface PricedLine {
  price: Paise;
  quantity: number;
  unitDiscount: Paise;
  unitPrice: Paise;
  total: Paise;
  discount: Paise;
  payable: Paise;
}

/** What a discount code takes off each line in paise, in the sequence of the lines (R-DISCOUNT-2). */
export interface CodeShares {
  code: string;
  shares: readonly Paise[];
}

export interface CodeDiscount extends CodeShares {
  /** The sum of the shares. */
  amount: Paise;
}

/** `end`: the last characters of the code. */
export interface GiftCardShare {
  end: string;
  amount: Paise;
}

/** How a discount code is priced and explained. */
export interface CodePricing {
  toDiscount: (lines: readonly PricedLine[]) => CodeDiscount;
  explain: (discount: CodeDiscount, lines: readonly PricedLine[]) => ExplanationStep;
}

/**
 * Amounts in paise: `taxable` = `total` − `discount` − the amount of `codeDiscount`, `orderTotal` = `taxable` + `tax`.
 * `discount` is that of the products alone.
 */
export interface PricedCart {
  lines: PricedLine[];
  total: Paise;
  discount: Paise;
  /** Absent without a discount code. */
  codeDiscount?: CodeDiscount;
  taxable: Paise;
  tax: Paise;
  orderTotal: Paise;
  /** What a gift card pays of the order total (R-GIFT-2). */
  giftCard?: GiftCardShare;
  explanation: ExplanationStep[];
}

/** At most two decimals: a percentage is then a whole number of basis points, and all arithmetic is exact. */
function percentToBasisPoints(percent: number): bigint {
  const scaled = Math.round(percent * 100);
  if (!Number.isSafeInteger(scaled) || scaled / 100 !== percent) {
    throw new AmountError(`${percent} is not a percentage with at most two decimals`);
  }
  return BigInt(scaled);
}

/** Before it is limited to the price. */
function calculateDiscount(price: bigint, sale: Sale): bigint {
  if (!(sale.discount >= 0)) throw new AmountError(`${sale.discount} is not a discount`);
  if (sale.type === 'amount') return toExactPaise(sale.discount);
  return divideHalfUp(price * percentToBasisPoints(sale.discount), FULL_BASIS_POINTS);
}

/**
 * R-PRICE-1: the discount on one unit in paise. A percentage is rounded half up to a paisa. Never more than the price.
 * Throws AmountError for a negative price, a negative or fractional discount, or a percentage with more than two decimals.
 */
export function calculateUnitDiscount(price: Paise, sale?: Sale): Paise {
  const exactPrice = toExactPaise(price);
  if (exactPrice < 0n) throw new AmountError(`${price} is not a price`);
  if (!sale) return 0;
  return Math.min(toPaise(calculateDiscount(exactPrice, sale)), price);
}

function priceLine(line: PriceableLine): PricedLine {
  const quantity = toExactPaise(line.quantity);
  if (quantity < 0n) throw new AmountError(`${line.quantity} is not a quantity`);
  const discount = calculateUnitDiscount(line.price, line.sale);
  const unitPrice = line.price - discount;
  return {
    price: line.price,
    quantity: line.quantity,
    unitDiscount: discount,
    unitPrice,
    total: toPaise(BigInt(line.price) * quantity),
    discount: toPaise(BigInt(discount) * quantity),
    payable: toPaise(BigInt(unitPrice) * quantity),
  };
}

function sum(amounts: Paise[]): bigint {
  return amounts.reduce((total, amount) => total + BigInt(amount), 0n);
}

/**
 * R-PRICE-2, R-PRICE-3: total = Σ price × quantity, discount = Σ discount of one unit × quantity, tax = rate × (total −
 * discount) rounded half up to a paisa, order total = (total − discount) + tax. A discount code (R-DISCOUNT-2) is a further
 * amount that is taken off before tax. All amounts in paise. Throws AmountError when a price, quantity or the rate is not a
 * whole number from 0, when a sum is beyond the safe integers, or when a share of the code is more than its line.
 */
export function priceCart(
  lines: readonly PriceableLine[],
  taxRateBasisPoints: number = DEFAULT_TAX_RATE_BASIS_POINTS,
  currencyLabel?: string,
  code?: CodePricing,
): PricedCart {
  const rate = toExactPaise(taxRateBasisPoints);
  const priced = lines.map(priceLine);
  const total = sum(priced.map((line) => line.total));
  const discount = sum(priced.map((line) => line.discount));
  const codeDiscount = code?.toDiscount(priced);
  const taxable = total - discount - BigInt(codeDiscount?.amount ?? 0);
  const tax = calculateTax(taxable, rate);
  const amounts = {
    total: toPaise(total),
    discount: toPaise(discount),
    ...(codeDiscount && { codeDiscount }),
    taxable: toPaise(taxable),
    tax: toPaise(tax),
    orderTotal: toPaise(taxable + tax),
  };
  return {
    lines: priced,
    ...amounts,
    explanation: explainPrice(priced, amounts, {
      taxRateBasisPoints,
      currencyLabel,
      codeStep: code && codeDiscount && code.explain(codeDiscount, priced),
    }),
  };
}
