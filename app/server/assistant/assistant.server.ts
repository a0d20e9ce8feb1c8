import { type AssistantAnswers, normaliseQuestion } from '~/domain/help/assistant-passages';
import type { Catalogue } from '../catalogue/catalogue.server';
import { createPassageIndex, type PassageMatch } from './passage-index.server';
import { productPassages } from './shop-products.server';
import { sitePassages } from './site-passages.server';

const MAX_PASSAGES = 4;
const MAX_PRODUCTS = 2;
/** Passages whose share of the question is below this part of the best share are left out. */
const MIN_PART_OF_BEST = 0.6;

export interface Assistant {
  /** Passages of this site that contain the words of the question. Accepts any text. */
  answer(question: string): Promise<AssistantAnswers>;
}

const bestShare = (matches: readonly PassageMatch[]) => Math.max(0, ...matches.map(({ share }) => share));

/** Products come first when they contain more of the question than the other passages. */
function mergeMatches(passages: readonly PassageMatch[], products: readonly PassageMatch[]): PassageMatch[] {
  if (bestShare(products) > bestShare(passages)) return [...products, ...passages];
  return [...passages.slice(0, MAX_PASSAGES - products.length), ...products];
}

/** Answers from the content of the site, which is indexed once, and from the current products. */
export function createAssistant(catalogue: Catalogue): Assistant {
  const site = createPassageIndex(sitePassages);
  return {
    async answer(question) {
      const words = normaliseQuestion(question);
      const products = createPassageIndex(await productPassages(catalogue, words)).search(words);
      const matches = mergeMatches(site.search(words), products.slice(0, MAX_PRODUCTS));
      const minShare = bestShare(matches) * MIN_PART_OF_BEST;
      return {
        passages: matches
          .filter(({ share }) => share >= minShare)
          .slice(0, MAX_PASSAGES)
          .map(({ passage: { title, text, source } }) => ({ title, text, source })),
      };
    },
  };
}
