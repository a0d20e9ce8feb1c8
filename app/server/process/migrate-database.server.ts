import { readEnvironment } from '../env.server';
import { openSiteDatabase } from './open-site-database.server';
import { printStartupError } from './startup-error.server';

/** Applies the migrations and exits. Every start does so as well; a deployment can do it first, so that a failure stops it. */
export async function migrateDatabase(): Promise<void> {
  try {
    const database = await openSiteDatabase(readEnvironment(process.env));
    await database.migrate().finally(() => database.close());
    process.stdout.write('The migrations are applied.\n');
  } catch (error) {
    printStartupError(error, 'the migrations could not be applied');
  }
}
