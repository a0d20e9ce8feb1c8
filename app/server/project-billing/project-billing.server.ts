import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { cancelInvoice } from './cancel-invoice.server';
import { type DoneMilestone, invoiceAgain, invoiceMilestone } from './invoice-milestone.server';
import { listBilledMilestones } from './list-billed-milestones.server';
import { type BillingDeps, findProjectOfQuote, startProject } from './start-project.server';

/** From an accepted quote to its project, and from the milestones of the project to their invoices. */
export const createProjectBilling = ({ db }: Database, options: Omit<BillingDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    { startProject, findProjectOfQuote, listBilledMilestones, invoiceAgain, cancelInvoice },
  );

/** What projects call when a milestone is done. True when the client gets an invoice. */
export const createMilestoneInvoicing =
  (deps: Pick<BillingDeps, 'emailQueue' | 'secret'>) =>
  async (transaction: QueryBuilder, milestone: DoneMilestone): Promise<boolean> =>
    (await invoiceMilestone(deps, transaction, milestone)) === 'invoiced';

export type ProjectBilling = ReturnType<typeof createProjectBilling>;
