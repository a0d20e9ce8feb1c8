import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { getContents } from '../files/file-contents.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { publishDue } from '../publishing/publish-text.server';
import { addArticlePicture } from './add-article-picture.server';
import { deleteArticle, setArticleState } from './article-state.server';
import { articleStore } from './article-store.server';
import { listStaffArticles } from './list-articles.server';
import { previewTypedArticle } from './preview-typed-article.server';
import { getArticlePreview, getRevision, getStaffArticle } from './read-article.server';
import { type ArticleDeps, createArticle, restoreRevision, saveArticle } from './save-article.server';

/** The articles that are written in the back office, for staff with the permission `articles.manage`. */
export const createArticleManagement = (database: Database, options: Omit<ArticleDeps, 'db' | 'contents'>) =>
  bindDeps(
    { db: database.db, contents: getContents(database), ...options },
    {
      listStaffArticles,
      getStaffArticle,
      getArticlePreview,
      previewTypedArticle,
      getRevision,
      createArticle,
      saveArticle,
      restoreRevision,
      setArticleState,
      deleteArticle,
      addArticlePicture,
    },
  );

export type ArticleManagement = ReturnType<typeof createArticleManagement>;

/** R-ARTICLE-5: publishes an article at its time. */
export const publishScheduled =
  ({ db }: Database, clock: () => Date): JobHandler<'publish-article'> =>
  ({ articleId: id, at }) =>
    db.transaction(async (transaction) => {
      await publishDue(transaction, articleStore, { id, publishAt: new Date(at), now: clock() });
    });
