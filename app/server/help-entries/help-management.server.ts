import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { getContents } from '../files/file-contents.server';
import { addHelpPicture } from './add-help-picture.server';
import type { HelpDeps } from './deps.server';
import { getHelpPreview, previewTypedHelp } from './preview-help-entry.server';
import { findHelpEntryId, getHelpRevision, getStaffHelpEntry, listStaffHelp } from './read-help-entry.server';
import { createHelpEntry, restoreHelpRevision, saveHelpEntry, setHelpState } from './save-help-entry.server';

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
      addHelpPicture,
    },
  );

export type HelpManagement = ReturnType<typeof createHelpManagement>;
