import type { Product } from '~/domain/catalogue/product';
import { priceCart } from '~/domain/pricing/pricing';
import { addTax } from '~/domain/pricing/tax';
import { site } from '~site';
import { formatAmount } from '../format/format-amount';

/** R-PRICE-6: the formatted price of one unit, with tax. `was` and `saving` exist only during a sale. */
export interface UnitPrice {
  amount: string;
  was?: string;
  saving?: string;
  /** "Rs. 899.00 before GST". */
  beforeTax: string;
}

type Priced = Pick<Product, 'price' | 'sale'>;

/** Prices one unit with the same calculation as the cart and the order. */
export function priceOneUnit({ price, sale }: Priced) {
  const line = { price, quantity: 1, ...(sale && { sale }) };
  return priceCart([line], site.tax.rateBasisPoints, site.currency.label);
}

export function formatUnitPrice(product: Priced): UnitPrice {
  const { total, discount, taxable, orderTotal } = priceOneUnit(product);
  const was = addTax(total, site.tax.rateBasisPoints);
  return {
    amount: formatAmount(orderTotal),
    beforeTax: `${formatAmount(taxable)} before ${site.tax.name}`,
    ...(discount > 0 && { was: formatAmount(was), saving: formatAmount(was - orderTotal) }),
  };
}

/** "18 % GST", a part of the prices that are shown first. */
export const taxLabel = `${site.tax.rateBasisPoints / 100} % ${site.tax.name}`;
