import { formatMoney, type Paise } from '../money/money';
import { pluralise } from '../text/pluralise';

/** One line of "Why this price". `amount` is in paise; a discount is negative. */
export interface ExplanationStep {
  id: 'list-price' | 'discount' | 'discount-code' | 'taxable' | 'tax' | 'order-total';
  label: string;
  amount: Paise;
  detail: string;
}

interface Amounts {
  total: Paise;
  discount: Paise;
  taxable: Paise;
  tax: Paise;
  orderTotal: Paise;
}

/** Basis points as per cent: 1800 → `18`, 1850 → `18.5`. */
function formatPercent(basisPoints: number): string {
  return (basisPoints / 100).toString();
}

/** The decimals of a fraction of a paisa, without trailing zeros. */
function formatFraction(tenThousandths: bigint): string {
  return (tenThousandths % 10_000n).toString().padStart(4, '0').replace(/0+$/, '');
}

/** Ten-thousandths of a paisa as paise: `54.5`. */
function formatExactPaise(tenThousandths: bigint): string {
  const fraction = formatFraction(tenThousandths);
  const whole = (tenThousandths / 10_000n).toString();
  return fraction ? `${whole}.${fraction}` : whole;
}

/** Ten-thousandths of a paisa as rupees with all their decimals: `Rs. 0.045`. */
function formatExactRupees(tenThousandths: bigint, label?: string): string {
  return formatMoney(Number(tenThousandths / 10_000n), label) + formatFraction(tenThousandths);
}

function explainTax(amounts: Amounts, rateBasisPoints: number, label?: string): string {
  const exact = BigInt(amounts.taxable) * BigInt(rateBasisPoints);
  const difference = BigInt(amounts.tax) * 10_000n - exact;
  const sentence = `${formatPercent(rateBasisPoints)}% of ${formatMoney(amounts.taxable, label)} is exactly ${formatExactRupees(exact, label)}`;
  if (difference === 0n) return `${sentence}; nothing had to be rounded.`;
  const [size, verb] = difference < 0n ? [-difference, 'took away'] : [difference, 'added'];
  return `${sentence}; rounding half up to a paisa ${verb} ${formatExactPaise(size)} of a paisa.`;
}

interface ExplanationOptions {
  taxRateBasisPoints: number;
  currencyLabel?: string | undefined;
  /** The step of a discount code (R-DISCOUNT-2). */
  codeStep?: ExplanationStep | undefined;
}

/**
 * "Why this price": the steps from the list prices to the order total (R-PRICE-2, R-PRICE-3): five, and a sixth for a
 * discount code. Amounts in paise.
 */
export function explainPrice(
  lines: readonly { quantity: number; discount: Paise }[],
  amounts: Amounts,
  { taxRateBasisPoints, currencyLabel, codeStep }: ExplanationOptions,
): ExplanationStep[] {
  const units = lines.reduce((sum, line) => sum + line.quantity, 0);
  const unitsOnSale = lines.reduce((sum, line) => sum + (line.discount > 0 ? line.quantity : 0), 0);
  return [
    {
      id: 'list-price',
      label: 'List price',
      amount: amounts.total,
      detail: `Price times quantity, added up over ${pluralise(units, 'unit')}.`,
    },
    {
      id: 'discount',
      label: 'Discount',
      amount: amounts.discount === 0 ? 0 : -amounts.discount,
      detail:
        unitsOnSale === 0
          ? 'Nothing here is on sale.'
          : `${pluralise(unitsOnSale, 'unit')} on sale. The discount of one unit is rounded half up to a paisa, then taken times the quantity.`,
    },
    ...(codeStep ? [codeStep] : []),
    {
      id: 'taxable',
      label: 'Taxed amount',
      amount: amounts.taxable,
      detail: `List price less discount${codeStep ? ' and code' : ''}. Tax is charged on this amount once, not on each line.`,
    },
    {
      id: 'tax',
      label: `GST ${formatPercent(taxRateBasisPoints)}%`,
      amount: amounts.tax,
      detail: explainTax(amounts, taxRateBasisPoints, currencyLabel),
    },
    {
      id: 'order-total',
      label: 'Order total',
      amount: amounts.orderTotal,
      detail: 'Taxed amount plus GST. Delivery is free.',
    },
  ];
}
