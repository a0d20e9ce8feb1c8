import type { Database } from '~/server/db/database.server';

export async function countRows(database: Database, table: string): Promise<number | undefined> {
  const [row] = await database.rows<{ count: number }>({
    text: `select count(*)::int as count from ${table}`,
  });
  return row?.count;
}
