import type { Database } from '../../app/server/db/database.server';
import { seedSampleOrders } from './seed-sample-orders';
import { seedSampleProjects } from './seed-sample-projects';
import { seedSampleUsers } from './seed-sample-users';

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
