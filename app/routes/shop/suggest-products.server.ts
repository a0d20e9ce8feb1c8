import { EMPTY_CATALOGUE_QUERY } from '~/domain/catalogue/catalogue-query';
import { findSynonyms } from '~/domain/catalogue/search-synonyms';
import { listBigrams, scoreWords, splitIntoWords } from '~/domain/text/word-similarity';
import { paths } from '~/paths';
import type { PageSuggestion } from '~/sections/errors/not-found-view';
import type { Catalogue } from '~/server/catalogue/catalogue.server';

const MAX_ID_LENGTH = 60;
const MAX_SUGGESTIONS = 3;
const MIN_SCORE = 0.6;

/** Whether a word of the address, or a word of the products for the same thing, is similar to one of the name. */
function resembles(words: readonly string[], name: string): boolean {
  const wordsOfName = splitIntoWords(name).map(listBigrams);
  return words.some((word) => scoreWords([listBigrams(word)], wordsOfName) >= MIN_SCORE);
}

export interface ProductSuggestions {
  suggestions: PageSuggestion[];
  /** The name of the list. */
  title?: string;
}

/**
 * R-PRODUCT-8: for the id of a product that does not exist: the products whose name is similar, otherwise the categories. The search finds
 * words in descriptions, too, which an address does not have.
 */
export async function suggestProducts(catalogue: Catalogue, id: string): Promise<ProductSuggestions> {
  const words = splitIntoWords(id.slice(0, MAX_ID_LENGTH));
  const { products } = await catalogue.searchProducts({ ...EMPTY_CATALOGUE_QUERY, q: words.join(' ') });
  const wanted = [...words, ...words.flatMap(findSynonyms)];
  const similar = words.length > 0 ? products.filter(({ name }) => resembles(wanted, name)) : [];
  if (similar.length > 0)
    return {
      suggestions: similar.slice(0, MAX_SUGGESTIONS).map(({ name, url }) => ({ label: name, href: url })),
    };
  const categories = await catalogue.listCategories();
  return {
    title: 'Categories of the shop',
    suggestions: categories.map(({ id: category, name }) => ({
      label: name,
      href: paths.shop.catalogue({ category: [category] }),
    })),
  };
}
