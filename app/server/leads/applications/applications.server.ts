import { bindDeps } from '../../bind-deps.server';
import type { Database } from '../../db/database.server';
import { getContents } from '../../files/file-contents.server';
import { countByRole, listStage, readBoard, readNewApplications } from './application-board.server';
import { addNote, move, rate, sendApplicationEmail } from './change-application.server';
import { getApplication, getApplicationFile } from './read-application.server';
import type { ApplicationDeps } from './types.server';

/** Applications for open roles, for staff with the permission `applications.manage`. */
export const createApplications = (database: Database, options: Omit<ApplicationDeps, 'db' | 'contents'>) =>
  bindDeps(
    { db: database.db, contents: getContents(database), ...options },
    {
      readBoard,
      listStage,
      countByRole,
      readNew: readNewApplications,
      get: getApplication,
      getFile: getApplicationFile,
      move,
      addNote,
      rate,
      sendEmail: sendApplicationEmail,
    },
  );

export type Applications = ReturnType<typeof createApplications>;
