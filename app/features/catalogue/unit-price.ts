import type { Product } from '~/domain/catalogue/product';
import { priceCart } from '~/domain/pricing/pricing';
import { formatAmount } from '~/sections/format/format-amount';
import { site } from '~site';

/** Formatted price of one unit. `was` and `saving` exist only during a sale. */
export interface UnitPrice {
  amount: string;
  was?: string;
  saving?: string;
  /** Price of one unit with tax. */
  withTax: string;
}

/** Prices one unit with the same calculation as the cart and the order. */
export function priceOneUnit({ price, sale }: Pick<Product, 'price' | 'sale'>) {
  const line = { price, quantity: 1, ...(sale && { sale }) };
  return priceCart([line], site.tax.rateBasisPoints, site.currency.label);
}

export function formatUnitPrice(product: Pick<Product, 'price' | 'sale'>): UnitPrice {
  const { total, discount, taxable, orderTotal } = priceOneUnit(product);
  return {
    amount: formatAmount(taxable),
    withTax: formatAmount(orderTotal),
    ...(discount > 0 && { was: formatAmount(total), saving: formatAmount(discount) }),
  };
}

/** "18 % GST", charged on top of the prices. */
export const taxLabel = `${site.tax.rateBasisPoints / 100} % ${site.tax.name}`;
