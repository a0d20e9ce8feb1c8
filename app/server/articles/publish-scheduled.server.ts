import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { articles } from '../db/schema/articles.server';
import { toIsoDay } from '../iso-day.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { writeVersion } from './change-article.server';

/**
 * R-ARTICLE-5: publishes an article at its time. Nothing happens when it was scheduled again, withdrawn or published since. The
 * trigger of the table announces it, which outdates the cached pages.
 */
export const publishScheduled =
  ({ db }: Database, clock: () => Date): JobHandler<'publish-article'> =>
  ({ articleId, at }) =>
    db.transaction(async (transaction) => {
      const publishAt = new Date(at);
      const [row] = await transaction
        .select()
        .from(articles)
        .where(
          and(eq(articles.id, articleId), eq(articles.state, 'scheduled'), eq(articles.publishAt, publishAt)),
        )
        .for('update');
      if (!row) return;
      const article = {
        ...{ ...row, state: 'published' as const, publishAt: null },
        publishedOn: row.publishedOn ?? toIsoDay(publishAt),
        ...{ version: row.version + 1, changedAt: clock() },
      };
      await transaction.update(articles).set(article).where(eq(articles.id, articleId));
      await writeVersion(transaction, { article, kind: 'published' });
    });
