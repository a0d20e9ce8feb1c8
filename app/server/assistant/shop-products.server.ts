import { EMPTY_CATALOGUE_QUERY } from '~/domain/catalogue/catalogue-query';
import { getAvailability } from '~/domain/catalogue/stock';
import { formatMoney } from '~/domain/money/money';
import { priceCart } from '~/domain/pricing/pricing';
import { site } from '~site';
import type { Catalogue } from '../catalogue/catalogue.server';
import type { ListedProduct } from '../catalogue/types.server';
import type { Passage } from './passage.server';
import { significantWords } from './tokenize-question.server';

/** Number of words that are searched one by one when no product contains all words. */
const MAX_SINGLE_WORDS = 2;

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

/** Products with all significant words of a question. When there is none, products with one of the longest words. */
export async function findProductPassages(catalogue: Catalogue, question: string): Promise<Passage[]> {
  const search = async (q: string) =>
    (await catalogue.searchProducts({ ...EMPTY_CATALOGUE_QUERY, q })).products;
  const words = significantWords(question);
  if (words.length === 0) return [];
  const matches = await search(words.join(' '));
  if (matches.length > 0) return matches.map(toPassage);
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, MAX_SINGLE_WORDS);
  const partialMatches = (await Promise.all(longest.map(search))).flat();
  return [...new Map(partialMatches.map((product) => [product.id, product])).values()].map(toPassage);
}
