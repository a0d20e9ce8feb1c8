import type { HelpContent } from '~/content/help/merge-help';
import { paths } from '~/paths';
import type { Passage } from './passage.server';

/** The articles of the help centre. The text is the short answer with a link to the article. */
export const listHelpPassages = ({ articles }: HelpContent): Passage[] =>
  articles.map(({ slug, question, short, keywords }) => ({
    title: question,
    text: short,
    keywords,
    source: { label: 'Help centre', href: paths.helpArticle(slug) },
  }));
