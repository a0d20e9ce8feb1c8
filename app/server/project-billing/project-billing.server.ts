import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import type { BillingDeps } from './deps.server';
import { findProjectOfQuote, startProject } from './start-project.server';

/** From an accepted quote to its project, and from the milestones of the project to their invoices. */
export const createProjectBilling = ({ db }: Database, options: Omit<BillingDeps, 'db'>) =>
  bindDeps({ db, ...options }, { startProject, findProjectOfQuote });

export type ProjectBilling = ReturnType<typeof createProjectBilling>;
