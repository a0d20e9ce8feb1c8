import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { canConfirmLeadEmail, confirmLeadEmail } from './confirm-lead-email.server';
import { readLead, readLeadFile, storeLead, withdrawLead } from './lead-store.server';
import type { LeadDeps } from './types.server';

export const createLeads = ({ db }: Database, options: Omit<LeadDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    {
      create: storeLead,
      getByToken: readLead,
      canConfirmEmail: canConfirmLeadEmail,
      confirmEmail: confirmLeadEmail,
      readFile: readLeadFile,
      withdraw: withdrawLead,
    },
  );

export type Leads = ReturnType<typeof createLeads>;
