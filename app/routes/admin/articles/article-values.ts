import type { ArticleInput } from '~/domain/articles/article-form-schema';
import type { ArticleValues } from '~/features/admin-publishing/article-form';

/** The values of the form of an article. */
export const toArticleValues = ({ series, coverSeed, ...form }: ArticleInput): ArticleValues => ({
  ...form,
  series: series ?? '',
  coverSeed: String(coverSeed),
});

/** The values that a new article begins with, apart from its title and its author. */
export const NEW_ARTICLE: Omit<ArticleValues, 'title' | 'authorId'> = {
  slug: '',
  summary: '',
  tag: 'Engineering',
  series: '',
  coverKind: 'opus',
  coverSeed: '1',
  source: '',
};
