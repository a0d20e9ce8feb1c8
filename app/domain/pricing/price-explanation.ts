import { formatMoney, type Paise } from '../money/money';

/** One line of "Why this price". `amount` is in paise; a discount is negative. */
export interface ExplanationStep {
  id: 'list-price' | 'discount' | 'taxable' | 'tax' | 'order-total';
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

/** A hundredth part written out without a trailing zero: 1800 → `18`, 1850 → `18.5`. */
function hundredths(value: number): string {
  return (value / 100).toString();
}

/** Ten-thousandths of a paisa → paise with as many decimals as there are: `54.5`. */
function decimals(tenThousandths: bigint): string {
  const fraction = (tenThousandths % 10_000n).toString().padStart(4, '0').replace(/0+$/, '');
  const whole = (tenThousandths / 10_000n).toString();
  return fraction ? `${whole}.${fraction}` : whole;
}

/** The exact tax in rupees: the whole paise as people read money, then the digits of a paisa behind them. */
function exactTax(tenThousandths: bigint, label?: string): string {
  const whole = formatMoney(Number(tenThousandths / 10_000n), label);
  const fraction = (tenThousandths % 10_000n).toString().padStart(4, '0').replace(/0+$/, '');
  return whole + fraction;
}

function taxDetail(amounts: Amounts, rate: number, label?: string): string {
  const exact = BigInt(amounts.taxable) * BigInt(rate);
  const moved = BigInt(amounts.tax) * 10_000n - exact;
  const sentence = `${hundredths(rate)}% of ${formatMoney(amounts.taxable, label)} is exactly ${exactTax(exact, label)}`;
  if (moved === 0n) return `${sentence}; nothing had to be rounded.`;
  const [size, direction] = moved < 0n ? [-moved, 'took away'] : [moved, 'added'];
  return `${sentence}; rounding half up to a paisa ${direction} ${decimals(size)} of a paisa.`;
}

function units(count: number): string {
  return count === 1 ? '1 unit' : `${count} units`;
}

/** "Why this price": the way from the list prices to the order total in five steps. */
export function explainPrice(
  lines: readonly { quantity: number; discount: Paise }[],
  amounts: Amounts,
  taxRateBasisPoints: number,
  currencyLabel?: string,
): ExplanationStep[] {
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  const onSale = lines.reduce((sum, line) => sum + (line.discount > 0 ? line.quantity : 0), 0);
  return [
    {
      id: 'list-price',
      label: 'List price',
      amount: amounts.total,
      detail: `Price times quantity, added up over ${units(count)}.`,
    },
    {
      id: 'discount',
      label: 'Discount',
      amount: amounts.discount === 0 ? 0 : -amounts.discount,
      detail:
        onSale === 0
          ? 'Nothing here is on sale.'
          : `${units(onSale)} on sale. The discount of one unit is rounded half up to a paisa, then taken times the quantity.`,
    },
    {
      id: 'taxable',
      label: 'Taxed amount',
      amount: amounts.taxable,
      detail: 'List price less discount. Tax is charged on this amount once, not on each line.',
    },
    {
      id: 'tax',
      label: `GST ${hundredths(taxRateBasisPoints)}%`,
      amount: amounts.tax,
      detail: taxDetail(amounts, taxRateBasisPoints, currencyLabel),
    },
    {
      id: 'order-total',
      label: 'Order total',
      amount: amounts.orderTotal,
      detail: 'Taxed amount plus GST. Delivery is free.',
    },
  ];
}
