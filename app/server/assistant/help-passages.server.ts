import { helpArticles } from '~/content/help/articles';
import { passagesOf } from '~/content/help/plain-text';
import { paths } from '~/paths';
import type { Passage } from './passage.server';

/** The help centre: each article by its short answer, which leads to the whole. */
export const helpPassages: readonly Passage[] = helpArticles.map((article) => ({
  title: article.question,
  text: passagesOf(article)[0] ?? article.short,
  source: { label: 'Help centre', href: paths.helpArticle(article.slug) },
  keywords: article.keywords,
}));
