import { plannedPages } from '~/routes/planned-pages';
import { companyPassages } from './company-passages.server';
import { hackathonPassages } from './hackathon-passages.server';
import { helpPassages } from './help-passages.server';
import { offerPassages } from './offer-passages.server';
import { pagePassages } from './page-passages.server';
import type { Passage } from './passage.server';
import { questionPassages } from './question-passages.server';

const toCome = new Set(plannedPages.map(({ path }) => path));

function isOpen({ source: { href = '' } }: Passage): boolean {
  const [path = ''] = href.split('#');
  return !toCome.has(path.replace(/(.)\/$/, '$1'));
}

/** Its words are an answer before its page is there; only the link has to wait. */
const withOpenLink = (passage: Passage): Passage =>
  isOpen(passage) ? passage : { ...passage, source: { label: passage.source.label } };

const told = [
  ...questionPassages,
  ...helpPassages,
  ...hackathonPassages,
  ...offerPassages,
  ...companyPassages,
];
const toldOf = new Set(told.map(({ source }) => source.href));

/** Everything that the site says by itself, apart from what is in the shop; pages that no passage is from by their name. */
export const sitePassages: readonly Passage[] = [
  ...told.map(withOpenLink),
  ...pagePassages.filter((page) => isOpen(page) && !toldOf.has(page.source.href)),
];
