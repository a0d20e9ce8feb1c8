import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import type { HelpDeps } from './deps.server';
import { getHelpPreview, previewTypedHelp } from './preview-help-entry.server';
import { findHelpEntryId, getHelpRevision, getStaffHelpEntry, listStaffHelp } from './read-help-entry.server';
import { createHelpEntry, restoreHelpRevision, saveHelpEntry, setHelpState } from './save-help-entry.server';

/** Help articles and questions that are written in the back office, for staff with the permission `help.manage`. */
export const createHelpManagement = ({ db }: Pick<Database, 'db'>, options: Omit<HelpDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    {
      ...{
        listStaffHelp,
        getStaffHelpEntry,
        getHelpPreview,
        previewTypedHelp,
        getHelpRevision,
        findHelpEntryId,
      },
      ...{ createHelpEntry, saveHelpEntry, restoreHelpRevision, setHelpState },
    },
  );

export type HelpManagement = ReturnType<typeof createHelpManagement>;
