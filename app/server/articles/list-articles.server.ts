import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { StaffArticleQuery } from '~/domain/articles/article-query';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { PublicationState } from '~/domain/publishing/publication-state';
import { isUuid } from '~/domain/text/uuid';
import { cutPage, toLikePattern } from '../db/list-query.server';
import { articles } from '../db/schema/articles.server';
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
