import { sql } from 'drizzle-orm';
import type { Diagnosis } from '~/domain/operations/diagnosis';
import type { Database } from '../db/database.server';
import { readJobHealth } from '../jobs/job-health.server';
import { checkSecret } from './check-secret.server';
import { describeJobHealth } from './describe-job-health.server';

interface StoredDataSettings {
  /** `undefined` for a site that has none yet. */
  secret: string | undefined;
  hasMailServer: boolean;
}

async function hasTables({ db }: Database): Promise<boolean> {
  const [table] = await db
    .select({ exists: sql<boolean>`to_regclass('emails') is not null` })
    .from(sql`(select) as one`);
  return table?.exists ?? false;
}

/** For `npm run doctor`: what the data says of the settings and of jobs. Opens and closes the database. Empty while it has no tables. */
export async function checkStoredData(
  open: () => Promise<Database>,
  { secret, hasMailServer }: StoredDataSettings,
): Promise<Diagnosis[]> {
  const database = await open();
  try {
    if (!(await hasTables(database))) return [];
    return [
      ...(secret === undefined ? [] : await checkSecret({ database, secret })),
      ...describeJobHealth(await readJobHealth(database), { hasMailServer }),
    ];
  } finally {
    await database.close();
  }
}
