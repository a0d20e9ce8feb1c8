import type { Database } from '../../app/server/db/database.server';
import { seedSamplePeople } from './sample-people';
import { seedSampleProjects } from './sample-projects';

/** What a site in demo mode has beyond its shop: accounts to try it with, and what stands in them. */
export async function seedSamples(database: Database): Promise<void> {
  await seedSamplePeople(database);
  await seedSampleProjects(database);
}
