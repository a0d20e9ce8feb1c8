import { helpArticles } from '~/content/help/help-articles';
import { listArticlePassages } from '~/content/help/help-plain-text';
import { paths } from '~/paths';
import type { Passage } from './passage.server';

/** The articles of the help centre. The text is the short answer with a link to the article. */
export const helpPassages: readonly Passage[] = helpArticles.map((article) => ({
  title: article.question,
  text: listArticlePassages(article)[0] ?? article.short,
  source: { label: 'Help centre', href: paths.helpArticle(article.slug) },
  keywords: article.keywords,
}));
