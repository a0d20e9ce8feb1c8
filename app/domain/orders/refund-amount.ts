import { takeShare } from '../money/divide-amount';
import type { Paise } from '../money/money';
import { priceCart } from '../pricing/pricing';
import { addLineUnits, type LineUnits } from './line-units';

/** The prices of an order, as fixed when it was placed. Amounts in paise. */
export interface RefundableOrder {
  /** `codeDiscount`: the share of a discount code in the line (R-DISCOUNT-2). */
  lines: readonly { quantity: number; price: Paise; unitDiscount: Paise; codeDiscount: Paise }[];
  taxRateBasisPoints: number;
}

/** What each line costs before tax, after all discounts. */
export const listNetTotals = ({ lines }: Pick<RefundableOrder, 'lines'>): Paise[] =>
  lines.map(
    ({ quantity, price, unitDiscount, codeDiscount }) => quantity * (price - unitDiscount) - codeDiscount,
  );

/**
 * What these units cost with tax. The tax is charged on their sum, as for an order of these units (R-PRICE-3). Units beyond
 * the quantity of a line cost nothing.
 */
function calculateUnitsTotal(order: RefundableOrder, units: LineUnits): Paise {
  const taxable = listNetTotals(order).reduce((sum, net, position) => {
    const quantity = order.lines[position]?.quantity ?? 0;
    return sum + takeShare(net, Math.min(units[position] ?? 0, quantity), quantity);
  }, 0);
  return priceCart([{ price: taxable, quantity: 1 }], order.taxRateBasisPoints).orderTotal;
}

/**
 * The refund for `units` when `refunded` units were refunded before (R-PAYMENT-3): their price after discounts with tax,
 * to the paisa. Refunds of all units, in any order and any parts, add up to the order total.
 */
export function calculateLinesRefund(order: RefundableOrder, refunded: LineUnits, units: LineUnits): Paise {
  const after = addLineUnits([refunded, units]);
  return calculateUnitsTotal(order, after) - calculateUnitsTotal(order, refunded);
}
