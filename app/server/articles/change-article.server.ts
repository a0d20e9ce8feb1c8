import { and, desc, eq, gt } from 'drizzle-orm';
import { findRepositoryArticle } from '~/content/journal/articles';
import type { ArticleForm } from '~/domain/articles/article-form-schema';
import type { ArticleEventKind } from '~/domain/articles/article-state';
import { recordChange } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { users } from '../db/schema/accounts.server';
import { articleRevisions, articleSlugs, articles } from '../db/schema/articles.server';
import { isUniqueViolation } from '../db/sql-state.server';
import { type ArticleRow, toForm } from './article-rows.server';
import type { ArticleDeps } from './deps.server';
import { enqueueHubNotification } from './notify-hub.server';

export interface ArticleEvent {
  version: number;
  kind: ArticleEventKind;
  by?: string;
  at: Date;
}

/** The form shows an older version: others changed the article since. Nothing was written. */
export interface ArticleConflict {
  kind: 'conflict';
  version: number;
  /** What changed since the version of the form, the latest first. */
  events: ArticleEvent[];
  /** The article as it is now. */
  current: ArticleForm;
}

const MAX_EVENTS = 30;

/** The latest versions of an article, the latest first. */
export async function readEvents(db: QueryBuilder, articleId: string, since = 0): Promise<ArticleEvent[]> {
  const { version, kind, createdAt } = articleRevisions;
  const rows = await db
    .select({ version, kind, at: createdAt, by: users.name })
    .from(articleRevisions)
    .leftJoin(users, eq(users.id, articleRevisions.userId))
    .where(and(eq(articleRevisions.articleId, articleId), gt(version, since)))
    .orderBy(desc(version))
    .limit(MAX_EVENTS);
  return rows.map(({ by, ...event }) => ({ ...event, ...(by !== null && { by }) }));
}

interface VersionToWrite {
  article: ArticleRow;
  kind: ArticleEventKind;
  /** Absent for the job that publishes. */
  userId?: string;
  before?: ArticleRow;
}

/** Stores the version, and for staff the same in the audit log. The hub hears of what visitors can read. */
export async function writeVersion(
  transaction: QueryBuilder,
  { article, kind, userId, before }: VersionToWrite,
): Promise<void> {
  const { id: articleId, version, changedAt: createdAt, title, slug, state } = article;
  const form = toForm(article);
  if (state === 'published' || before?.state === 'published') await enqueueHubNotification(transaction);
  await transaction.insert(articleRevisions).values({ articleId, version, kind, form, userId, createdAt });
  if (userId === undefined) return;
  await recordChange(transaction, {
    ...{ userId, area: 'articles', action: `article-${kind}`, subjectId: articleId, subjectLabel: title },
    ...(before && { before: { title: before.title, slug: before.slug, state: before.state } }),
    ...{ after: { title, slug, state }, at: createdAt },
  });
}

/** Takes the slug for the article, unless another one has or had it. A slug that was never public is given back. */
export async function claimSlug(transaction: QueryBuilder, article: ArticleRow): Promise<boolean> {
  const { id, slug, publishedOn } = article;
  if (findRepositoryArticle(slug)) return false;
  if (publishedOn === null) await transaction.delete(articleSlugs).where(eq(articleSlugs.articleId, id));
  const [owner] = await transaction.select().from(articleSlugs).where(eq(articleSlugs.slug, slug));
  if (owner) return owner.articleId === id;
  await transaction.insert(articleSlugs).values({ slug, articleId: id });
  return true;
}

export type ArticleEdit = Partial<ArticleRow>;

interface ArticleVersion {
  id: string;
  version: number;
  userId: string;
}

type Edited = { edit: ArticleEdit; kind: ArticleEventKind };
export type ChangeResult = ArticleConflict | { kind: 'saved' | 'unknown' | 'taken' };

/** Undoes the transaction: another article has or had the slug. */
export class SlugTakenError extends Error {}

/**
 * R-ARTICLE-4: locks an article and changes it in one transaction, unless others changed it since `version`. Each change counts
 * one version and stores it. `decide` returns what to write, or a result that writes nothing.
 */
export async function changeArticle<Result extends { kind: string }>(
  { db, clock, announce }: ArticleDeps,
  { id, version, userId }: ArticleVersion,
  decide: (transaction: QueryBuilder, row: ArticleRow) => Promise<Edited | Result>,
): Promise<Result | ChangeResult> {
  const run = () =>
    db.transaction(async (transaction): Promise<Result | ChangeResult> => {
      const [before] = await transaction.select().from(articles).where(eq(articles.id, id)).for('update');
      if (!before) return { kind: 'unknown' };
      if (before.version !== version) {
        const events = await readEvents(transaction, id, version);
        return { kind: 'conflict', version: before.version, events, current: toForm(before) };
      }
      const decided = await decide(transaction, before);
      if (!('edit' in decided)) return decided;
      const article = { ...before, ...decided.edit, version: version + 1, changedAt: clock() };
      if (article.slug !== before.slug && !(await claimSlug(transaction, article)))
        throw new SlugTakenError();
      await transaction.update(articles).set(article).where(eq(articles.id, id));
      await writeVersion(transaction, { article, kind: decided.kind, userId, before });
      return { kind: 'saved' };
    });
  try {
    const result = await retryOnConflict(run);
    if (result.kind === 'saved') announce();
    return result;
  } catch (error) {
    if (error instanceof SlugTakenError || isUniqueViolation(error)) return { kind: 'taken' };
    throw error;
  }
}
