import type { Database } from '../db/database.server';
import type { Leads } from './contract.server';
import { readFileOfLead, readLead, storeLead, withdrawLead } from './stored-leads.server';

export function createLeads(database: Database, { clock }: { clock: () => Date }): Leads {
  return {
    store: (lead) => storeLead(database, clock, lead),
    readByToken: (token) => readLead(database, token),
    readFile: (token, fileId) => readFileOfLead(database, token, fileId),
    withdraw: (token) => withdrawLead(database, clock, token),
  };
}
