import type { Database } from '../db/database.server';
import { enqueueBusiness } from './business/seed-business.server';
import { seedSampleOrders } from './seed-sample-orders.server';
import { seedSampleProjects } from './seed-sample-projects.server';
import { seedSampleUsers } from './seed-sample-users.server';

interface SeedOptions {
  database: Database;
  secret: string;
  now: Date;
  /** Whether a job adds the business of the sample company after the start. */
  hasBusiness: boolean;
}

/** The sample data of demo mode: users with orders and projects. */
export async function seedSamples(options: SeedOptions): Promise<void> {
  await seedSampleUsers(options.database);
  await seedSampleOrders(options);
  await seedSampleProjects(options.database);
  if (options.hasBusiness) await enqueueBusiness(options.database);
}
