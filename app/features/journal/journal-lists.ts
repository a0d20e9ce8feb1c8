import { type TeamMember, teamMembers } from '~/content/company/team';
import { ARTICLE_TAGS, type Article, type ArticleTag } from '~/content/journal/article';
import { type ArticleSeries, articleSeries } from '~/content/journal/article-series';
import { articles } from '~/content/journal/articles';

export interface ArticleGroup<Subject> {
  subject: Subject;
  /** Newest first; never empty. */
  articles: readonly Article[];
}

const membersById = new Map(teamMembers.map((member) => [member.id, member]));

/** The author of an article. content.test.ts checks that everyone exists. */
export function getAuthor({ authorId, slug }: Article): TeamMember {
  const author = membersById.get(authorId);
  if (!author) throw new Error(`${slug} has an unknown author: ${authorId}.`);
  return author;
}

const groupBy = <Subject>(
  subjects: readonly Subject[],
  belongs: (article: Article, subject: Subject) => boolean,
): ArticleGroup<Subject>[] =>
  subjects
    .map((subject) => ({ subject, articles: articles.filter((article) => belongs(article, subject)) }))
    .filter((group) => group.articles.length > 0);

export const articlesByTag: readonly ArticleGroup<ArticleTag>[] = groupBy(
  ARTICLE_TAGS,
  ({ tag }, subject) => tag === subject,
);

/** The authors in the order of the team. */
export const articlesByAuthor: readonly ArticleGroup<TeamMember>[] = groupBy(
  teamMembers,
  ({ authorId }, { id }) => authorId === id,
);

export const articlesBySeries: readonly ArticleGroup<ArticleSeries>[] = groupBy(
  articleSeries,
  ({ series }, { id }) => series === id,
);

/** `tag` is in lower case, as in the path. */
export const findTagGroup = (tag: string) =>
  articlesByTag.find(({ subject }) => subject.toLowerCase() === tag);

export const findAuthorGroup = (id: string) => articlesByAuthor.find(({ subject }) => subject.id === id);

export const findSeriesGroup = (id: string | undefined) =>
  articlesBySeries.find(({ subject }) => subject.id === id);

/** The newest picture essay. */
export const latestPictureEssay: Article | undefined = articles.find(({ form }) => form === 'picture-essay');
