import { eq } from 'drizzle-orm';
import { hasPermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { isBackupOverdue } from '~/domain/backups/backup';
import { type LaunchStep, listLaunchSteps } from '~/domain/operations/launch-step';
import { readLastBackup } from '../backups/read-last-backup.server';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder, ServiceDeps } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { orders } from '../db/schema/orders.server';
import type { Environment } from '../env.server';
import { countSampleProducts } from '../products/sample-products.server';
import { describeCompanyFacts, findSampleFactsOfSite } from './check-company.server';

interface LaunchDeps extends ServiceDeps {
  environment: Pick<Environment, 'DEMO' | 'UPI_ID' | 'SMTP_URL' | 'PUBLIC_URL'>;
}

export interface LaunchChecklist {
  steps: LaunchStep[];
  /** "the GSTIN, bank account and phone number". */
  sampleFacts: string;
  sampleProducts: number;
}

async function hasOrder(db: QueryBuilder): Promise<boolean> {
  return (await db.select({ id: orders.id }).from(orders).limit(1)).length > 0;
}

/** R-SETUP-2: what a new site still needs, for admins. `undefined` when nothing required is open, and in a demo. */
async function readChecklist(
  { db, environment, clock }: LaunchDeps,
  { user }: SignedIn,
): Promise<LaunchChecklist | undefined> {
  if (environment.DEMO || !hasPermission(user, 'jobs.manage')) return undefined;
  const facts = findSampleFactsOfSite(environment);
  const sampleProducts = await countSampleProducts(db);
  const steps = listLaunchSteps({
    company: facts.length === 0,
    products: sampleProducts === 0,
    mail: environment.SMTP_URL !== undefined,
    address: environment.PUBLIC_URL.startsWith('https:'),
    order: await hasOrder(db),
    'two-factor': user.twoFactorEnabled,
    'second-admin': (await db.$count(users, eq(users.role, 'admin'))) > 1,
    backup: !isBackupOverdue(await readLastBackup(db), clock()),
  });
  return steps && { steps, sampleFacts: describeCompanyFacts(facts), sampleProducts };
}

/** What a site that is not a demo needs before buyers order. */
export const createLaunchChecklist = ({ db }: Database, options: Omit<LaunchDeps, 'db'>) =>
  bindDeps({ db, ...options }, { readChecklist });

export type LaunchChecklistService = ReturnType<typeof createLaunchChecklist>;
