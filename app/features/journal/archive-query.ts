import { ARTICLE_TAGS, type Article, type ArticleTag } from '~/content/journal/article';
import { getAuthor } from './journal-lists';

/** What the archive shows. Without a filter it shows all articles. */
export interface ArchiveQuery {
  q: string;
  tag?: ArticleTag | undefined;
  /** "2026-11" */
  month?: string | undefined;
}

export const MAX_ARCHIVE_QUERY_LENGTH = 80;

const getMonth = ({ publishedOn }: Article) => publishedOn.slice(0, 7);

/** Parses the query. An unknown tag or month counts as not selected. */
export function parseArchiveQuery(query: URLSearchParams, articles: readonly Article[]): ArchiveQuery {
  const tag = ARTICLE_TAGS.find((candidate) => candidate.toLowerCase() === query.get('tag')?.toLowerCase());
  const month = query.get('month') ?? '';
  return {
    q: (query.get('q') ?? '').trim().slice(0, MAX_ARCHIVE_QUERY_LENGTH),
    tag,
    month: articles.some((article) => getMonth(article) === month) ? month : undefined,
  };
}

/** The words by which the search finds an article: those that its row shows. */
const getSearchText = (article: Article) =>
  [article.title, article.summary, article.tag, getAuthor(article).name].join(' ').toLowerCase();

/** Each word must begin a word of the article, in any order. */
function matchesWords(article: Article, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = ` ${getSearchText(article)}`;
  return words.every((word) => new RegExp(`[^a-z0-9]${word}`).test(text));
}

/** The articles of the archive that match all filters, newest first. */
export function filterArticles(articles: readonly Article[], { q, tag, month }: ArchiveQuery): Article[] {
  const words = q.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  if (q !== '' && words.length === 0) return [];
  return articles.filter(
    (article) =>
      (tag === undefined || article.tag === tag) &&
      (month === undefined || getMonth(article) === month) &&
      matchesWords(article, words),
  );
}

export interface ArchiveMonth {
  /** "2026-11" */
  month: string;
  articles: readonly Article[];
}

/** The months of a list of articles that is sorted by date. */
export function groupByMonth(list: readonly Article[]): ArchiveMonth[] {
  const months = new Map<string, Article[]>();
  for (const article of list) {
    const month = getMonth(article);
    months.set(month, [...(months.get(month) ?? []), article]);
  }
  return [...months].map(([month, found]) => ({ month, articles: found }));
}

/** The months from the oldest to the newest article, also those without one, oldest first; at most the last `limit`. */
export function listMonths(articles: readonly Article[], limit: number): string[] {
  const [newest, oldest] = [articles[0], articles.at(-1)];
  if (!newest || !oldest) return [];
  const count = (article: Article) => {
    const [year = 0, month = 0] = getMonth(article).split('-').map(Number);
    return year * 12 + month - 1;
  };
  const [first, last] = [count(oldest), count(newest)];
  const length = Math.min(limit, last - first + 1);
  return Array.from({ length }, (_, index) => {
    const months = last - length + 1 + index;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}
