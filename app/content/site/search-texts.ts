import type { SearchGroupId, SearchKind } from '~/domain/site-search/site-search';

export const searchGroupLabels: Readonly<Record<SearchGroupId, string>> = {
  pages: 'Pages',
  products: 'Products',
  articles: 'Articles',
  help: 'Help',
  jobs: 'Jobs',
  people: 'Projects and people',
};

export const searchKindLabels: Readonly<Record<SearchKind, string>> = {
  page: 'Page',
  feature: 'Feature',
  product: 'In the shop',
  article: 'Article',
  help: 'Help article',
  question: 'Question',
  job: 'Open role',
  project: 'Project',
  person: 'In the team',
};

/** What each group holds, with a search to try. */
export const searchGroupHints: Readonly<Record<SearchGroupId, { text: string; example: string }>> = {
  pages: { text: 'Services, software, prices, the company', example: 'website audit' },
  products: { text: 'Things, seats and printed books of the shop', example: 'keyboard' },
  articles: { text: 'The journal, with its figures and code', example: 'judging projects' },
  help: { text: 'Orders, payment, accounts, events', example: 'where is my parcel' },
  jobs: { text: 'Open roles, with their pay', example: 'engineer in Kochi' },
  people: { text: 'What we made, for whom, and who made it', example: 'coffee auction' },
};

export const searchTexts = {
  headline: 'What are you looking for?',
  lead: 'Say it in your own words. One search looks through every page, product, answer and open role.',
  popularHeadline: 'Where most people go next',
  nothingHeadline: 'Try a shorter word, or another word for the same thing. Or look elsewhere:',
  examplesHeadline: 'What this search finds',
} as const;

/** Paths of the pages that the empty search shows. */
export const popularPaths: readonly string[] = [
  '/pricing',
  '/services/v1',
  '/shop/grid',
  '/help/center',
  '/career',
  '/contact/v2',
];
