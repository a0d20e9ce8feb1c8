import { type AssistantAnswers, normaliseQuestion } from '~/domain/help/assistant-passages';
import { bindDeps } from '../bind-deps.server';
import type { Catalogue } from '../catalogue/catalogue.server';
import { createPassageIndex, type PassageIndex, type PassageMatch } from './passage-index.server';
import { findProductPassages } from './shop-products.server';
import { sitePassages } from './site-passages.server';

interface AssistantDeps {
  catalogue: Catalogue;
  /** The passages of the site. */
  siteIndex: PassageIndex;
}

const MAX_PASSAGES = 4;
const MAX_PRODUCTS = 2;
/** Passages whose share of the question is below this part of the best share are left out. */
const MIN_PART_OF_BEST = 0.6;

const getBestShare = (matches: readonly PassageMatch[]) => Math.max(0, ...matches.map(({ share }) => share));

/** Products come first when they contain more of the question than the other passages. */
function mergeMatches(passages: readonly PassageMatch[], products: readonly PassageMatch[]): PassageMatch[] {
  if (getBestShare(products) > getBestShare(passages)) return [...products, ...passages];
  return [...passages.slice(0, MAX_PASSAGES - products.length), ...products];
}

/** Passages of this site that contain the words of the question. Accepts any text. */
async function answer({ catalogue, siteIndex }: AssistantDeps, input: string): Promise<AssistantAnswers> {
  const question = normaliseQuestion(input);
  const products = createPassageIndex(await findProductPassages(catalogue, question)).search(question);
  const matches = mergeMatches(siteIndex.search(question), products.slice(0, MAX_PRODUCTS));
  const minShare = getBestShare(matches) * MIN_PART_OF_BEST;
  return {
    passages: matches
      .filter(({ share }) => share >= minShare)
      .slice(0, MAX_PASSAGES)
      .map(({ passage: { title, text, source } }) => ({ title, text, source })),
  };
}

/** Answers from the content of the site, which is indexed once, and from the current products. */
export const createAssistant = (catalogue: Catalogue) =>
  bindDeps({ catalogue, siteIndex: createPassageIndex(sitePassages) }, { answer });

export type Assistant = ReturnType<typeof createAssistant>;
