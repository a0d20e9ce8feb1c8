import { eq } from 'drizzle-orm';
import { findRepositoryArticle } from '~/content/journal/articles';
import type { ArticleInput } from '~/domain/articles/article-form-schema';
import { articlePictureFiles, articleRevisions, articleSlugs, articles } from '../db/schema/articles.server';
import { enqueue } from '../jobs/enqueue.server';
import { claimSlug, type TextStore } from '../publishing/text-store.server';
import { type ArticleRow, toForm } from './article-rows.server';
import { enqueueHubNotification } from './notify-hub.server';

export const articleStore: TextStore<ArticleRow, ArticleInput> = {
  area: 'articles',
  action: 'article',
  revisions: articleRevisions,
  slugs: articleSlugs,
  pictures: articlePictureFiles,
  toForm,
  add: (transaction, row) => transaction.insert(articles).values(row),
  async lock(transaction, id) {
    const [row] = await transaction.select().from(articles).where(eq(articles.id, id)).for('update');
    return row;
  },
  write: (transaction, row) => transaction.update(articles).set(row).where(eq(articles.id, row.id)),
  remove: (transaction, id) => transaction.delete(articles).where(eq(articles.id, id)),
  async claimSlug(transaction, row) {
    return !findRepositoryArticle(row.slug) && claimSlug(transaction, articleSlugs, row);
  },
  async schedule(transaction, articleId, publishAt) {
    const at = publishAt.toISOString();
    const key = `publish-article:${articleId}:${at}`;
    await enqueue(transaction, 'publish-article', { articleId, at }, { runAfter: publishAt, key });
  },
  onPublicChange: enqueueHubNotification,
};
