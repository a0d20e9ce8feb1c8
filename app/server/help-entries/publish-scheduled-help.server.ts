import type { JobHandler } from '../jobs/job-kinds.server';
import { publishDue } from '../publishing/publish-text.server';
import type { HelpDeps } from './deps.server';
import { helpStore } from './help-store.server';

/** R-HELP-4: publishes an entry of the help at its time. */
export const publishScheduledHelp =
  ({ db, clock, index }: Pick<HelpDeps, 'db' | 'clock' | 'index'>): JobHandler<'publish-help'> =>
  ({ entryId: id, at }) =>
    db.transaction(async (transaction) => {
      const due = { id, publishAt: new Date(at), now: clock() };
      if (await publishDue(transaction, helpStore, due)) await index(transaction);
    });
