import type { Product } from '~/domain/catalogue/product';
import { priceCart } from '~/domain/pricing/pricing';
import { site } from '~site';
import { formatAmount } from './format-amount';

/** What one unit costs, written out. `was` and `saving` are there while it is on sale. */
export interface UnitPrice {
  amount: string;
  was?: string;
  saving?: string;
  /** What one unit comes to in an order, tax included. */
  withTax: string;
}

/** One unit of a product through the same pricing as the cart and the order. */
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

/** `GST 18%`, as the shop charges it on top of its prices. */
export const taxLabel = `${site.tax.rateBasisPoints / 100} % ${site.tax.name}`;
