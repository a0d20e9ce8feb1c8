import { plannedPages } from '~/routes/planned-pages';
import { companyPassages } from './company-passages.server';
import { hackathonPassages } from './hackathon-passages.server';
import { helpPassages } from './help-passages.server';
import { offerPassages } from './offer-passages.server';
import { pagePassages } from './page-passages.server';
import type { Passage } from './passage.server';
import { peoplePassages } from './people-passages.server';
import { questionPassages } from './question-passages.server';

const plannedPaths = new Set(plannedPages.map(({ path }) => path));

function hasPage({ source: { href = '' } }: Passage): boolean {
  const [path = ''] = href.split('#');
  return !plannedPaths.has(path.replace(/(.)\/$/, '$1'));
}

/** A passage about a planned page has no link. */
const removePlannedLink = (passage: Passage): Passage =>
  hasPage(passage) ? passage : { ...passage, source: { label: passage.source.label } };

const contentPassages = [
  ...questionPassages,
  ...helpPassages,
  ...hackathonPassages,
  ...offerPassages,
  ...companyPassages,
  ...peoplePassages,
];
const contentPaths = new Set(contentPassages.map(({ source }) => source.href));

/** The passages of the site without products. Pages without a passage of their own are found by their name. */
export const sitePassages: readonly Passage[] = [
  ...contentPassages.map(removePlannedLink),
  ...pagePassages.filter((page) => hasPage(page) && !contentPaths.has(page.source.href)),
];
