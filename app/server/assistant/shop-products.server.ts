import { EMPTY_CATALOGUE_QUERY } from '~/domain/catalogue/catalogue-query';
import { getAvailability } from '~/domain/catalogue/stock';
import { formatMoney } from '~/domain/money/money';
import { priceCart } from '~/domain/pricing/pricing';
import { site } from '~site';
import type { Catalogue } from '../catalogue/catalogue.server';
import type { ListedProduct } from '../catalogue/types.server';
import type { Passage } from './passage.server';
import { significantWords } from './tokenize-question.server';

/** So many words are looked for one by one when no product holds them all. */
const mostSingly = 2;

function toPassage(product: ListedProduct): Passage {
  const { id, name, subtitle, description, price, sale, stock, url, category, tag, attributes } = product;
  const line = { price, quantity: 1, ...(sale && { sale }) };
  const { taxable, orderTotal } = priceCart([line], site.tax.rateBasisPoints);
  const [amount, withTax] = [taxable, orderTotal].map((paise) => formatMoney(paise, site.currency.label));
  const colours = attributes.colors.map((color) => color.name);
  return {
    title: name,
    text: `${subtitle}. ${description} ${amount}, ${withTax} with ${site.tax.name}. ${getAvailability(stock).text}.`,
    source: { label: 'Shop', href: url },
    keywords: [id, category?.name, tag, 'price cost buy colour size', ...colours, ...attributes.size].join(
      ' ',
    ),
  };
}

/** Products that hold all telling words of a question or, when none does, one of its longest. */
export async function productPassages(catalogue: Catalogue, question: string): Promise<Passage[]> {
  const search = async (q: string) =>
    (await catalogue.searchProducts({ ...EMPTY_CATALOGUE_QUERY, q })).products;
  const words = significantWords(question);
  if (words.length === 0) return [];
  const all = await search(words.join(' '));
  if (all.length > 0) return all.map(toPassage);
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, mostSingly);
  const each = (await Promise.all(longest.map(search))).flat();
  return [...new Map(each.map((product) => [product.id, product])).values()].map(toPassage);
}
