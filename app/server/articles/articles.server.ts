import { and, desc, eq } from 'drizzle-orm';
import { type Article, compareByDate } from '~/content/journal/article';
import { findRepositoryArticle, articles as repositoryArticles } from '~/content/journal/articles';
import type { HtmlNode } from '~/domain/markdown/syntax-trees';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { articleSlugs, articles } from '../db/schema/articles.server';
import { hasAuthor, metadataColumns, readArticlePictures, toArticle } from './article-rows.server';
import { compileArticle } from './compile-article.server';
import { readArticleText } from './repository-texts.server';

interface Deps {
  db: QueryBuilder;
}

/** The channel on which the database announces that published articles changed. */
export const ARTICLES_CHANNEL = 'articles';

const isPublished = eq(articles.state, 'published');

/** R-ARTICLE-2: the published articles of the back office, newest first, without their texts. */
async function listStoredArticles({ db }: Deps): Promise<Article[]> {
  const rows = await db
    .select(metadataColumns)
    .from(articles)
    .where(isPublished)
    .orderBy(desc(articles.publishedOn), articles.slug);
  return rows
    .filter((row) => hasAuthor(row) && !findRepositoryArticle(row.slug))
    .map((row) => toArticle(row, ''));
}

/** All articles that visitors can read, of the repository and of the back office, newest first. */
async function listArticles(deps: Deps): Promise<readonly Article[]> {
  const stored = await listStoredArticles(deps);
  return stored.length === 0
    ? repositoryArticles
    : [...repositoryArticles, ...stored].toSorted(compareByDate);
}

export type FoundArticle =
  | { kind: 'repository'; article: Article; text: HtmlNode }
  | { kind: 'stored'; article: Article; text: HtmlNode; source: string }
  /** Its slug changed. */
  | { kind: 'moved'; slug: string }
  | { kind: 'unknown' };

/** The published article with a slug. */
async function findArticle({ db }: Deps, slug: string): Promise<FoundArticle> {
  const fromRepository = findRepositoryArticle(slug);
  if (fromRepository)
    return { kind: 'repository', article: fromRepository, text: await readArticleText(slug) };
  const [row] = await db
    .select({ ...metadataColumns, source: articles.source })
    .from(articles)
    .innerJoin(articleSlugs, eq(articleSlugs.textId, articles.id))
    .where(and(eq(articleSlugs.slug, slug), isPublished));
  if (!row || !hasAuthor(row)) return { kind: 'unknown' };
  if (row.slug !== slug) return { kind: 'moved', slug: row.slug };
  const text = compileArticle(row.source, await readArticlePictures(db, row.id));
  return { kind: 'stored', article: toArticle(row, ''), text, source: row.source };
}

/** The articles that every visitor can read. */
export const createArticles = ({ db }: Pick<Database, 'db'>) =>
  bindDeps({ db }, { listArticles, listStoredArticles, findArticle });

export type Articles = ReturnType<typeof createArticles>;
