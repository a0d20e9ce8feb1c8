import type { Database } from '../db/database.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { publishDue } from '../publishing/publish-text.server';
import { articleStore } from './article-store.server';

/** R-ARTICLE-5: publishes an article at its time. */
export const publishScheduled =
  ({ db }: Database, clock: () => Date): JobHandler<'publish-article'> =>
  ({ articleId: id, at }) =>
    db.transaction(async (transaction) => {
      await publishDue(transaction, articleStore, { id, publishAt: new Date(at), now: clock() });
    });
