import type { Database } from '../db/database.server';
import { seedSampleOrders } from './seed-sample-orders.server';
import { seedSampleProjects } from './seed-sample-projects.server';
import { seedSampleUsers } from './seed-sample-users.server';

interface Site {
  database: Database;
  secret: string;
  now: Date;
}

/** What a site in demo mode has beyond its shop: accounts to try it with, and what stands in them. */
export async function seedSamples(site: Site): Promise<void> {
  await seedSampleUsers(site.database);
  await seedSampleOrders(site);
  await seedSampleProjects(site.database);
}
