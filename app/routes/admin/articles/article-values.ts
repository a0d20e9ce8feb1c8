import { teamMembers } from '~/content/company/team';
import type { ArticleInput } from '~/domain/articles/article-form-schema';
import type { ArticleValues } from '~/features/admin-publishing/article-form';

/** The values of the form of an article. */
export const toArticleValues = ({ series, coverSeed, ...form }: ArticleInput): ArticleValues => ({
  ...form,
  series: series ?? '',
  coverSeed: String(coverSeed),
});

export const EMPTY_ARTICLE: ArticleValues = {
  title: '',
  slug: '',
  summary: '',
  authorId: teamMembers[0]?.id ?? '',
  tag: 'Engineering',
  series: '',
  coverKind: 'opus',
  coverSeed: '1',
  source: '',
};
