import { teamMembers } from '~/content/company/team';
import type { TeamMember } from '~/content/company/team-member';
import { ARTICLE_TAGS, type Article, type ArticleTag } from '~/content/journal/article';
import { type ArticleSeries, articleSeries } from '~/content/journal/article-series';

export interface ArticleGroup<Subject> {
  subject: Subject;
  /** Newest first. */
  articles: readonly [Article, ...Article[]];
}

const membersById = new Map(teamMembers.map((member) => [member.id, member]));

/** The author of an article. content.test.ts checks that everyone exists. */
export function getAuthor({ authorId, slug }: Article): TeamMember {
  const author = membersById.get(authorId);
  if (!author) throw new Error(`${slug} has an unknown author: ${authorId}.`);
  return author;
}

const groupBy = <Subject>(
  articles: readonly Article[],
  subjects: readonly Subject[],
  belongs: (article: Article, subject: Subject) => boolean,
): ArticleGroup<Subject>[] =>
  subjects.flatMap((subject) => {
    const [latest, ...earlier] = articles.filter((article) => belongs(article, subject));
    return latest ? [{ subject, articles: [latest, ...earlier] }] : [];
  });

export const groupByTag = (articles: readonly Article[]): readonly ArticleGroup<ArticleTag>[] =>
  groupBy(articles, ARTICLE_TAGS, ({ tag }, subject) => tag === subject);

/** The authors in the order of the team. */
export const groupByAuthor = (articles: readonly Article[]): readonly ArticleGroup<TeamMember>[] =>
  groupBy(articles, teamMembers, ({ authorId }, { id }) => authorId === id);

export const groupBySeries = (articles: readonly Article[]): readonly ArticleGroup<ArticleSeries>[] =>
  groupBy(articles, articleSeries, ({ series }, { id }) => series === id);

/** `tag` is in lower case, as in the path. */
export const findTagGroup = (articles: readonly Article[], tag: string) =>
  groupByTag(articles).find(({ subject }) => subject.toLowerCase() === tag);

export const findAuthorGroup = (articles: readonly Article[], id: string) =>
  groupByAuthor(articles).find(({ subject }) => subject.id === id);

export const findSeriesGroup = (articles: readonly Article[], id: string | undefined) =>
  groupBySeries(articles).find(({ subject }) => subject.id === id);
