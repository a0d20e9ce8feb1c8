import { companyPassages } from './company-passages.server';
import { hackathonPassages } from './hackathon-passages.server';
import { helpPassages } from './help-passages.server';
import { offerPassages } from './offer-passages.server';
import { pagePassages } from './page-passages.server';
import type { Passage } from './passage.server';
import { peoplePassages } from './people-passages.server';
import { questionPassages } from './question-passages.server';

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
  ...contentPassages,
  ...pagePassages.filter(({ source }) => !contentPaths.has(source.href)),
];
