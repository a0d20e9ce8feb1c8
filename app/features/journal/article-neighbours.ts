import type { Article } from '~/content/journal/article';

export interface ArticleNeighbours {
  /** Published before and after the article. */
  previous: Article | undefined;
  next: Article | undefined;
  /** At most three others on the same subject, the most similar first. */
  related: readonly Article[];
}

const MAX_RELATED = 3;

/** What two articles share. A series counts most, because its parts continue each other. */
const scoreRelation = (one: Article, other: Article): number =>
  (one.series !== undefined && one.series === other.series ? 4 : 0) +
  (one.tag === other.tag ? 2 : 0) +
  (one.authorId === other.authorId ? 1 : 0);

/** The articles that a reader of this one can go on with. Previous and next are not repeated as related. */
export function findNeighbours(article: Article, list: readonly Article[]): ArticleNeighbours {
  const index = list.findIndex(({ slug }) => slug === article.slug);
  const previous = list[index + 1];
  const next = list[index - 1];
  const related = list
    .filter((other) => ![article.slug, previous?.slug, next?.slug].includes(other.slug))
    .map((other) => ({ other, score: scoreRelation(article, other) }))
    .toSorted((one, two) => two.score - one.score)
    .slice(0, MAX_RELATED)
    .map(({ other }) => other);
  return { previous, next, related };
}
