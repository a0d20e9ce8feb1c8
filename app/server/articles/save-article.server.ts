import { v7 as uuid } from 'uuid';
import type { ArticleInput } from '~/domain/articles/article-form-schema';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { QueryBuilder } from '../db/database.server';
import { toIsoDay } from '../iso-day.server';
import type { PictureDeps } from '../publishing/add-picture.server';
import {
  addText,
  type ChangeResult,
  changeText,
  commitChange,
  type Refusal,
  type TextEdit,
} from '../publishing/change-text.server';
import { readFormOfVersion } from '../publishing/versions.server';
import { type ArticleRow, hasAuthor, readArticlePictures, toForm } from './article-rows.server';
import { articleStore } from './article-store.server';
import { findSourceIssues, readFacts } from './compile-article.server';

export interface ArticleDeps extends PictureDeps {
  /** Called after the commit, so that the next page of this process shows the change. Others hear of it from the database. */
  announce: () => void;
}

interface SourceIssues {
  kind: 'issues';
  /** Sentences for the field of the text. */
  issues: string[];
}

async function findIssues(db: QueryBuilder, articleId: string | undefined, source: string) {
  const pictures = await readArticlePictures(db, articleId);
  return findSourceIssues(source, new Set(pictures.map(({ id }) => id)));
}

const toColumns = (form: ArticleInput) => ({
  ...form,
  series: form.series ?? null,
  ...readFacts(form.source),
});

export type CreateArticleResult = { kind: 'created'; id: string } | { kind: 'taken' } | SourceIssues;

/** Adds a draft. The form has passed its schema. Throws NotAllowedError. */
export async function createArticle(
  deps: ArticleDeps,
  { user }: SignedIn,
  form: ArticleInput,
): Promise<CreateArticleResult> {
  requirePermission(user, 'articles.manage');
  const issues = await findIssues(deps.db, undefined, form.source);
  if (issues.length > 0) return { kind: 'issues', issues };
  const now = deps.clock();
  const row: ArticleRow = {
    ...toColumns(form),
    id: uuid(),
    state: 'draft',
    version: 1,
    createdAt: now,
    changedAt: now,
    publishAt: null,
    publishedOn: null,
    correctedOn: null,
  };
  return commitChange(deps, (transaction) => addText(transaction, articleStore, { row, userId: user.id }));
}

export type SaveArticleResult = ChangeResult<ArticleInput> | SourceIssues | { kind: 'unchanged' };

interface ArticleToSave {
  id: string;
  version: number;
  form: ArticleInput;
  /** Readers are shown that the article was corrected today. */
  isCorrection: boolean;
}

type Decision<Reason extends string> = TextEdit<ArticleRow> | Refusal<Reason>;

const isSame = (one: ArticleInput, other: ArticleInput) =>
  (Object.keys(one) as (keyof ArticleInput)[]).every((name) => one[name] === other[name]);

/** A published article changes on the site at once. The form has passed its schema. Throws NotAllowedError. */
export async function saveArticle(
  deps: ArticleDeps,
  { user }: SignedIn,
  { id, version, form, isCorrection }: ArticleToSave,
): Promise<SaveArticleResult> {
  requirePermission(user, 'articles.manage');
  const issues = await findIssues(deps.db, id, form.source);
  if (issues.length > 0) return { kind: 'issues', issues };
  const now = deps.clock();
  return commitChange(deps, (transaction) =>
    changeText(
      transaction,
      articleStore,
      { id, version, userId: user.id, now },
      async (row): Promise<Decision<'unchanged'>> => {
        const isCorrected = isCorrection && row.publishedOn !== null;
        if (!isCorrected && isSame(toForm(row), form)) return { refused: 'unchanged' };
        const corrected = isCorrected ? { correctedOn: toIsoDay(now) } : {};
        return { edit: { ...toColumns(form), ...corrected }, kind: 'edited' };
      },
    ),
  );
}

/** Puts the text of a former version in place of the current one. It becomes a new version. Throws NotAllowedError. */
export async function restoreRevision(
  deps: ArticleDeps,
  { user }: SignedIn,
  { id, version, revision }: { id: string; version: number; revision: number },
): Promise<ChangeResult<ArticleInput>> {
  requirePermission(user, 'articles.manage');
  const shown = { id, version, userId: user.id, now: deps.clock() };
  return commitChange(deps, (transaction) =>
    changeText(transaction, articleStore, shown, async ({ authorId }): Promise<Decision<'unknown'>> => {
      const { revisions } = articleStore;
      const former = await readFormOfVersion<ArticleInput>(transaction, revisions, { id, version: revision });
      if (!former) return { refused: 'unknown' };
      // The page of an article whose author has left the team does not exist.
      const author = hasAuthor(former) ? {} : { authorId };
      return { edit: { ...toColumns(former), ...author }, kind: 'restored' };
    }),
  );
}
