import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { getContents } from '../files/file-contents.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { publishDue } from '../publishing/publish-text.server';
import { addHelpPicture } from './add-help-picture.server';
import { deleteHelpEntry, setHelpState } from './help-state.server';
import { helpStore } from './help-store.server';
import { getHelpPreview, previewTypedHelp } from './preview-help-entry.server';
import { findHelpEntryId, getHelpRevision, getStaffHelpEntry, listStaffHelp } from './read-help-entry.server';
import { createHelpEntry, type HelpDeps, restoreHelpRevision, saveHelpEntry } from './save-help-entry.server';

/** Help articles and questions that are written in the back office, for staff with the permission `help.manage`. */
export const createHelpManagement = (database: Database, options: Omit<HelpDeps, 'db' | 'contents'>) =>
  bindDeps(
    { db: database.db, contents: getContents(database), ...options },
    {
      listStaffHelp,
      getStaffHelpEntry,
      getHelpPreview,
      previewTypedHelp,
      getHelpRevision,
      findHelpEntryId,
      createHelpEntry,
      saveHelpEntry,
      restoreHelpRevision,
      setHelpState,
      deleteHelpEntry,
      addHelpPicture,
    },
  );

export type HelpManagement = ReturnType<typeof createHelpManagement>;

/** R-HELP-4: publishes an entry of the help at its time. */
export const publishScheduledHelp =
  ({ db, clock, index }: Pick<HelpDeps, 'db' | 'clock' | 'index'>): JobHandler<'publish-help'> =>
  ({ entryId: id, at }) =>
    db.transaction(async (transaction) => {
      const due = { id, publishAt: new Date(at), now: clock() };
      if (await publishDue(transaction, helpStore, due)) await index(transaction);
    });
