import { normaliseQuestion } from '~/domain/content/assistant-passages';
import type { Catalogue } from '../catalogue/types.server';
import { createPassageIndex, type PassageMatch } from './passage-index.server';
import { productPassages } from './shop-products.server';
import { sitePassages } from './site-passages.server';
import type { Assistant } from './types.server';

const mostPassages = 4;
const mostProducts = 2;
/** What holds less than this part of what the best one holds is left out beside it. */
const leastOfBest = 0.6;

const bestShare = (found: readonly PassageMatch[]) => Math.max(0, ...found.map(({ share }) => share));

/** Products come before what the site says when they hold more of the question, and else after it. */
function inOrder(passages: readonly PassageMatch[], products: readonly PassageMatch[]): PassageMatch[] {
  if (bestShare(products) > bestShare(passages)) return [...products, ...passages];
  return [...passages.slice(0, mostPassages - products.length), ...products];
}

/** Answers from the content of the site, read once, and from the shop as it is now. */
export function createAssistant(catalogue: Catalogue): Assistant {
  const site = createPassageIndex(sitePassages);
  return {
    async answer(question) {
      const asked = normaliseQuestion(question);
      const products = createPassageIndex(await productPassages(catalogue, asked)).search(asked);
      const found = inOrder(site.search(asked), products.slice(0, mostProducts));
      const least = bestShare(found) * leastOfBest;
      return {
        passages: found
          .filter(({ share }) => share >= least)
          .slice(0, mostPassages)
          .map(({ passage: { title, text, source } }) => ({ title, text, source })),
      };
    },
  };
}
