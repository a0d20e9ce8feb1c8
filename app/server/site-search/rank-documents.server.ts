import type { SearchKind } from '~/domain/site-search/site-search';
import type { FoundDocument } from './find-documents.server';

/** Number of the best matches of all kinds. */
export const MAX_BEST = 3;
/** Documents below this part of the best score are left out. */
const MIN_PART_OF_BEST = 0.05;
/** Documents with a smaller part of the query than this part of what the best one has are left out. */
const MIN_PART_OF_COVERAGE = 0.5;
/** What most visitors look for comes before details with the same words. */
const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  page: 1.15,
  feature: 0.7,
  product: 1,
  article: 0.9,
  help: 1.1,
  question: 0.95,
  job: 1,
  project: 0.85,
  person: 0.85,
};

/** The documents that match well enough, the best first. */
export function rankDocuments(documents: readonly FoundDocument[]): FoundDocument[] {
  const weighted = documents
    .map((document) => ({ ...document, score: document.score * KIND_WEIGHTS[document.kind] }))
    .toSorted((one, other) => other.score - one.score);
  const minScore = (weighted[0]?.score ?? 0) * MIN_PART_OF_BEST;
  const minCoverage =
    Math.max(...weighted.slice(0, MAX_BEST).map(({ coverage }) => coverage)) * MIN_PART_OF_COVERAGE;
  return weighted.filter(({ score, coverage }) => score >= minScore && coverage >= minCoverage);
}
