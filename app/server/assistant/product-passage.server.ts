import type { ListedProduct } from '~/domain/catalogue/product';
import { getAvailability } from '~/domain/catalogue/stock';
import type { AssistantPassage } from '~/domain/help/assistant-passages';
import { formatMoney } from '~/domain/money/money';
import { priceCart } from '~/domain/pricing/pricing';
import { site } from '~site';

/** A product with its current price, tax and stock. */
export function toProductPassage(product: ListedProduct): AssistantPassage {
  const { name, subtitle, description, price, sale, stock, url } = product;
  const line = { price, quantity: 1, ...(sale && { sale }) };
  const { taxable, orderTotal } = priceCart([line], site.tax.rateBasisPoints);
  const [amount, withTax] = [taxable, orderTotal].map((paise) => formatMoney(paise, site.currency.label));
  return {
    title: name,
    text: `${subtitle}. ${description} ${withTax} with ${site.tax.name}, ${amount} before it. ${getAvailability(stock).text}.`,
    source: { label: 'Shop', href: url },
  };
}
