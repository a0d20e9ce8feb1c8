import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { ArticleForm } from '~/domain/articles/article-form-schema';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { QueryBuilder } from '../db/database.server';
import { articleRevisions, articles } from '../db/schema/articles.server';
import { isUniqueViolation } from '../db/sql-state.server';
import { toIsoDay } from '../iso-day.server';
import { enqueue } from '../jobs/enqueue.server';
import { type ArticleRow, readPictures, toForm } from './article-rows.server';
import {
  type ChangeResult,
  changeArticle,
  claimSlug,
  SlugTakenError,
  writeVersion,
} from './change-article.server';
import { findSourceIssues, readFacts } from './compile-article.server';
import type { ArticleDeps } from './deps.server';

interface SourceIssues {
  kind: 'issues';
  /** Sentences for the field of the text. */
  issues: string[];
}

async function findIssues(db: QueryBuilder, articleId: string | undefined, source: string) {
  const pictures = articleId === undefined ? [] : await readPictures(db, articleId);
  return findSourceIssues(source, new Set(pictures.map(({ id }) => id)));
}

const toColumns = (form: ArticleForm) => ({
  ...{ ...form, series: form.series ?? null },
  ...readFacts(form.source),
});

export type CreateArticleResult = { kind: 'created'; id: string } | { kind: 'taken' } | SourceIssues;

/** Adds a draft. The form has passed its schema. Throws NotAllowedError. */
export async function createArticle(
  { db, clock }: ArticleDeps,
  { user }: SignedIn,
  form: ArticleForm,
): Promise<CreateArticleResult> {
  requirePermission(user, 'articles.manage');
  const issues = await findIssues(db, undefined, form.source);
  if (issues.length > 0) return { kind: 'issues', issues };
  const now = clock();
  const article: ArticleRow = {
    ...{ ...toColumns(form), id: uuid(), state: 'draft', version: 1, createdAt: now, changedAt: now },
    ...{ publishAt: null, publishedOn: null, correctedOn: null },
  };
  try {
    return await db.transaction(async (transaction) => {
      await transaction.insert(articles).values(article);
      if (!(await claimSlug(transaction, article))) throw new SlugTakenError();
      await writeVersion(transaction, { article, kind: 'created', userId: user.id });
      return { kind: 'created', id: article.id };
    });
  } catch (error) {
    if (error instanceof SlugTakenError || isUniqueViolation(error)) return { kind: 'taken' };
    throw error;
  }
}

export type SaveArticleResult = ChangeResult | SourceIssues | { kind: 'unchanged' };

interface ArticleToSave {
  id: string;
  version: number;
  form: ArticleForm;
  /** Readers are shown that the article was corrected today. */
  isCorrection: boolean;
}

const isSame = (one: ArticleForm, other: ArticleForm) =>
  (Object.keys(one) as (keyof ArticleForm)[]).every((name) => one[name] === other[name]);

/** A published article changes on the site at once. The form has passed its schema. Throws NotAllowedError. */
export async function saveArticle(
  deps: ArticleDeps,
  { user }: SignedIn,
  { id, version, form, isCorrection }: ArticleToSave,
): Promise<SaveArticleResult> {
  requirePermission(user, 'articles.manage');
  const issues = await findIssues(deps.db, id, form.source);
  if (issues.length > 0) return { kind: 'issues', issues };
  return changeArticle<SaveArticleResult>(deps, { id, version, userId: user.id }, async (_, row) => {
    const isCorrected = isCorrection && row.publishedOn !== null;
    if (!isCorrected && isSame(toForm(row), form)) return { kind: 'unchanged' };
    const corrected = isCorrected ? { correctedOn: toIsoDay(deps.clock()) } : {};
    return { edit: { ...toColumns(form), ...corrected }, kind: 'edited' };
  });
}

/** Puts the text of a former version in place of the current one. It becomes a new version. Throws NotAllowedError. */
export function restoreRevision(
  deps: ArticleDeps,
  { user }: SignedIn,
  { id, version, revision }: { id: string; version: number; revision: number },
): Promise<ChangeResult> {
  requirePermission(user, 'articles.manage');
  return changeArticle<ChangeResult>(deps, { id, version, userId: user.id }, async (transaction) => {
    const [former] = await transaction
      .select({ form: articleRevisions.form })
      .from(articleRevisions)
      .where(and(eq(articleRevisions.articleId, id), eq(articleRevisions.version, revision)));
    return former ? { edit: toColumns(former.form), kind: 'restored' } : { kind: 'unknown' };
  });
}

/** What a button does with an article. */
export type ArticleStep =
  | { state: 'published' | 'withdrawn' | 'draft' }
  | { state: 'scheduled'; publishAt: Date };

export type SetArticleStateResult = ChangeResult | { kind: 'unchanged' | 'past' };

/** Publishes an article now or later, or takes it off the site. Throws NotAllowedError. */
export function setArticleState(
  deps: ArticleDeps,
  { user }: SignedIn,
  { id, version, step }: { id: string; version: number; step: ArticleStep },
): Promise<SetArticleStateResult> {
  requirePermission(user, 'articles.manage');
  return changeArticle<SetArticleStateResult>(
    deps,
    { id, version, userId: user.id },
    async (transaction, row) => {
      const now = deps.clock();
      const { state } = step;
      if (state === row.state && state !== 'scheduled') return { kind: 'unchanged' };
      if (state !== 'scheduled') {
        const published = state === 'published' ? { publishedOn: row.publishedOn ?? toIsoDay(now) } : {};
        return { edit: { state, publishAt: null, ...published }, kind: state };
      }
      const { publishAt } = step;
      if (publishAt <= now) return { kind: 'past' };
      const payload = { articleId: id, at: publishAt.toISOString() };
      const key = `publish-article:${id}:${payload.at}`;
      await enqueue(transaction, 'publish-article', payload, { runAfter: publishAt, key });
      return { edit: { state, publishAt }, kind: state };
    },
  );
}
