import { cachePerHelp } from '../help-entries/cache-per-help.server';
import { companyPassages } from './company-passages.server';
import { hackathonPassages } from './hackathon-passages.server';
import { listHelpPassages } from './help-passages.server';
import { offerPassages } from './offer-passages.server';
import { pagePassages } from './page-passages.server';
import type { Passage } from './passage.server';
import { listQuestionPassages } from './question-passages.server';

/** The passages of the site without products. Pages without a passage of their own are found by their name. */
export const listSitePassages = cachePerHelp((help): readonly Passage[] => {
  const contentPassages = [
    ...listQuestionPassages(help),
    ...listHelpPassages(help),
    ...hackathonPassages,
    ...offerPassages,
    ...companyPassages,
  ];
  const contentPaths = new Set(contentPassages.map(({ source }) => source.href));
  return [...contentPassages, ...pagePassages.filter(({ source }) => !contentPaths.has(source.href))];
});
