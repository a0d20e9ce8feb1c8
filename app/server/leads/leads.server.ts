import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { getContents } from '../files/file-contents.server';
import { canConfirmLeadEmail, confirmLeadEmail } from './confirm-lead-email.server';
import { readLeadProgress } from './lead-progress.server';
import { createLead, readLead, readLeadFile, withdrawLead } from './lead-store.server';
import { submitLead } from './submit-lead.server';
import type { LeadDeps } from './types.server';

export const createLeads = (database: Database, options: Omit<LeadDeps, 'db' | 'contents'>) =>
  bindDeps(
    { db: database.db, contents: getContents(database), ...options },
    {
      create: createLead,
      submit: submitLead,
      getByToken: readLead,
      readProgress: readLeadProgress,
      canConfirmEmail: canConfirmLeadEmail,
      confirmEmail: confirmLeadEmail,
      readFile: readLeadFile,
      withdraw: withdrawLead,
    },
  );

export type Leads = ReturnType<typeof createLeads>;
