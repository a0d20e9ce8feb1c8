import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Article } from '~/content/journal/article';
import type { ArticleInput } from '~/domain/articles/article-form-schema';
import type { StaffArticleQuery } from '~/domain/articles/article-query';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { HtmlNode } from '~/domain/markdown/syntax-trees';
import type { PublicationState, TextVersion } from '~/domain/publishing/publication-state';
import type { UploadedPictureWithAlt } from '~/domain/publishing/uploaded-picture';
import { isUuid } from '~/domain/text/uuid';
import { cutPage } from '../db/cut-page.server';
import type { ServiceDeps } from '../db/database.server';
import { toLikePattern } from '../db/like-pattern.server';
import { articleRevisions, articles } from '../db/schema/articles.server';
import { toIsoDay } from '../iso-day.server';
import { listVersions, type Revision, readRevision } from '../publishing/versions.server';
import { readArticlePictures, toArticle, toForm } from './article-rows.server';
import { compileArticle } from './compile-article.server';
import type { ArticleDeps } from './save-article.server';

const ARTICLES_PER_PAGE = 50;

export interface StaffArticleRow {
  id: string;
  title: string;
  slug: string;
  authorId: string;
  state: PublicationState;
  publishAt: Date | null;
  publishedOn: string | null;
  changedAt: Date;
}

export interface StaffArticleList {
  articles: StaffArticleRow[];
  /** The id of the last article, when there are more. */
  after?: string;
}

/** Articles after the one with this id: the list has the latest change first. */
const isAfter = (id: string): SQL =>
  sql`(${articles.changedAt}, ${articles.id}) < (select beside.changed_at, beside.id from articles as beside where beside.id = ${id})`;

/** Articles of a query, 50 a page, the latest change first. Throws NotAllowedError. */
export async function listStaffArticles(
  { db }: Pick<ArticleDeps, 'db'>,
  { user }: SignedIn,
  { q, state, after }: StaffArticleQuery,
): Promise<StaffArticleList> {
  requirePermission(user, 'articles.manage');
  const { id, title, slug, authorId, publishAt, publishedOn, changedAt } = articles;
  const rows = await db
    .select({ id, title, slug, authorId, state: articles.state, publishAt, publishedOn, changedAt })
    .from(articles)
    .where(
      and(
        state && eq(articles.state, state),
        q ? sql`lower(${title}) like lower(${toLikePattern(q)})` : undefined,
        after && isUuid(after) ? isAfter(after) : undefined,
      ),
    )
    .orderBy(desc(changedAt), desc(id))
    .limit(ARTICLES_PER_PAGE + 1);
  const { page, last } = cutPage(rows, ARTICLES_PER_PAGE);
  return { articles: page, ...(last && { after: last.id }) };
}

export interface StaffArticle {
  id: string;
  form: ArticleInput;
  state: PublicationState;
  publishAt: Date | null;
  publishedOn: string | null;
  version: number;
  pictures: UploadedPictureWithAlt[];
  versions: TextVersion[];
}

async function readRow({ db }: Pick<ArticleDeps, 'db'>, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  return row;
}

/** `undefined` when there is none. Throws NotAllowedError. */
export async function getStaffArticle(
  { db }: Pick<ArticleDeps, 'db'>,
  { user }: SignedIn,
  id: string,
): Promise<StaffArticle | undefined> {
  requirePermission(user, 'articles.manage');
  const row = await readRow({ db }, id);
  if (!row) return undefined;
  const { state, publishAt, publishedOn, version } = row;
  const [pictures, versions] = await Promise.all([
    readArticlePictures(db, id),
    listVersions(db, articleRevisions, { textId: id }),
  ]);
  return { id, form: toForm(row), state, publishAt, publishedOn, version, pictures, versions };
}

/** The article as its page would show it now. `undefined` when there is none. Throws NotAllowedError. */
export async function getArticlePreview(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  id: string,
): Promise<{ article: Article; text: HtmlNode } | undefined> {
  requirePermission(user, 'articles.manage');
  const row = await readRow({ db }, id);
  if (!row) return undefined;
  const text = compileArticle(row.source, await readArticlePictures(db, id));
  return { article: toArticle(row, toIsoDay(row.publishAt ?? clock())), text };
}

/** A version with the one before. `undefined` when there is none. Throws NotAllowedError. */
export async function getRevision(
  { db }: Pick<ArticleDeps, 'db'>,
  { user }: SignedIn,
  shown: { id: string; version: number },
): Promise<Revision<ArticleInput> | undefined> {
  requirePermission(user, 'articles.manage');
  return readRevision(db, articleRevisions, shown);
}
