import { join } from 'node:path';

/** Relative to the root of the project, so that the bundled server and the tests find the same files. */
export const migrationsFolder = join(process.cwd(), 'db', 'migrations');
