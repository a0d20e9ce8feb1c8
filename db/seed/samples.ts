import type { Database } from '../../app/server/db/database.server';
import { seedSampleOrders } from './sample-orders';
import { seedSamplePeople } from './sample-people';
import { seedSampleProjects } from './sample-projects';

interface Site {
  database: Database;
  secret: string;
  now: Date;
}

/** What a site in demo mode has beyond its shop: accounts to try it with, and what stands in them. */
export async function seedSamples(site: Site): Promise<void> {
  await seedSamplePeople(site.database);
  await seedSampleOrders(site);
  await seedSampleProjects(site.database);
}
