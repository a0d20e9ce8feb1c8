import type { HelpContent } from '~/content/help/merge-help';
import { paths } from '~/paths';
import { cachePerHelp } from '../help-entries/cached-help.server';
import { companyPassages } from './company-passages.server';
import { hackathonPassages } from './hackathon-passages.server';
import { offerPassages } from './offer-passages.server';
import { pagePassages } from './page-passages.server';
import type { Passage } from './passage.server';
import { listQuestionPassages } from './question-passages.server';

/** The articles of the help centre. The text is the short answer with a link to the article. */
const listHelpPassages = ({ articles }: HelpContent): Passage[] =>
  articles.map(({ slug, question, short, keywords }) => ({
    title: question,
    text: short,
    keywords,
    source: { label: 'Help centre', href: paths.helpArticle(slug) },
  }));

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
