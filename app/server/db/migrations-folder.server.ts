import { join } from 'node:path';

/** Read while running, from the project's root, so that a bundled server finds the same files as a test. */
export const migrationsFolder = join(process.cwd(), 'db', 'migrations');
