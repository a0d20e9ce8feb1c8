import type { Database } from '../db/database.server';
import { confirmEmailOfLead } from './confirm-lead-email.server';
import { isLeadEmailKey } from './lead-email-key.server';
import { readFileOfLead, readLead, storeLead, withdrawLead } from './lead-store.server';
import type { Leads, LeadsOptions } from './types.server';

export function createLeads(database: Database, options: LeadsOptions): Leads {
  const { secret, clock } = options;
  return {
    create: (lead) => storeLead(database, clock, lead),
    getByToken: (token) => readLead(database, token),
    async canConfirmEmail(token, key) {
      const lead = await readLead(database, token);
      return lead?.email !== undefined && !lead.isEmailConfirmed && isLeadEmailKey(secret, lead.id, key);
    },
    confirmEmail: (token, key) => confirmEmailOfLead(database, options, { token, key }),
    readFile: (token, fileId) => readFileOfLead(database, token, fileId),
    withdraw: (token) => withdrawLead(database, clock, token),
  };
}
