import type { ArticleInput } from '~/domain/articles/article-form-schema';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { retryOnConflict } from '../db/retry.server';
import { type ChangeResult, changeText, commitChange } from '../publishing/change-text.server';
import { type DeleteTextResult, deleteText } from '../publishing/delete-text.server';
import { decideStep, type PublicationStep } from '../publishing/publish-text.server';
import { articleStore } from './article-store.server';
import type { ArticleDeps } from './save-article.server';

export type SetArticleStateResult = ChangeResult<ArticleInput> | { kind: 'unchanged' | 'past' };

/** Publishes an article now or later, or takes it off the site. Throws NotAllowedError. */
export async function setArticleState(
  deps: ArticleDeps,
  { user }: SignedIn,
  { id, version, step }: { id: string; version: number; step: PublicationStep },
): Promise<SetArticleStateResult> {
  requirePermission(user, 'articles.manage');
  const now = deps.clock();
  return commitChange(deps, (transaction) =>
    changeText(transaction, articleStore, { id, version, userId: user.id, now }, (row) =>
      decideStep(transaction, articleStore, { row, step, now }),
    ),
  );
}

/** R-ARTICLE-9: deletes an article that was never published. Throws NotAllowedError. */
export async function deleteArticle(
  deps: ArticleDeps,
  { user }: SignedIn,
  { id, version }: { id: string; version: number },
): Promise<DeleteTextResult<ArticleInput>> {
  requirePermission(user, 'articles.manage');
  const shown = { id, version, userId: user.id, now: deps.clock() };
  return retryOnConflict(() =>
    deps.db.transaction((transaction) => deleteText(transaction, articleStore, shown)),
  );
}
