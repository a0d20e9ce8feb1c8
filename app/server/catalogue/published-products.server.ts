import type { Database } from '../db/database.server';

/** A search engine's list holds at most 50,000 addresses; the rest of the site needs some of them. */
const MOST = 40_000;

/** The ids of what is published, in the shop's order, at most 40,000. */
export async function readPublishedIds(database: Database): Promise<string[]> {
  const rows = await database.rows<{ id: string }>({
    name: 'published-ids',
    text: `select id from products where state = 'published' order by rank, id limit ${MOST}`,
  });
  return rows.map(({ id }) => id);
}
