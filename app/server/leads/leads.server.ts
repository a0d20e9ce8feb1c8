import type { Database } from '../db/database.server';
import type { Leads } from './contract.server';
import { readLead, storeLead, withdrawLead } from './stored-leads.server';

export function createLeads(database: Database, { clock }: { clock: () => Date }): Leads {
  return {
    store: (lead) => storeLead(database, clock, lead),
    readByToken: (token) => readLead(database, token),
    withdraw: (token) => withdrawLead(database, clock, token),
  };
}
