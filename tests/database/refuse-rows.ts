import { onTestFinished } from 'vitest';
import type { Database } from '~/server/db/database.server';

const CONSTRAINT = 'refused_by_test';

/** What the database throws when it refuses a row because of `refuseRows`, as an object for `toMatchObject`. */
export const rowRefused = { constraint: CONSTRAINT };

/**
 * Makes the database refuse rows of `table` that meet the SQL condition, until the returned function is called or the test has ended:
 * the tests of a file have one database.
 */
export async function refuseRows(
  database: Pick<Database, 'rows'>,
  table: string,
  condition: string,
): Promise<() => Promise<void>> {
  await database.rows({
    text: `alter table ${table} add constraint ${CONSTRAINT} check (not (${condition})) not valid`,
  });
  const acceptRows = async () => {
    await database.rows({ text: `alter table ${table} drop constraint if exists ${CONSTRAINT}` });
  };
  onTestFinished(acceptRows);
  return acceptRows;
}
