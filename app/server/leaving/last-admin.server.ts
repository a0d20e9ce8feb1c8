import { and, asc, eq, isNull } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { people } from '../db/schema/accounts.server';
import { departures } from '../db/schema/departures.server';

interface Options {
  /** Whether sample accounts count. */
  demo: boolean;
}

/** Whether the site would have no admin without this one; whoever is leaving as well counts as gone. */
export async function isLastAdmin(db: QueryBuilder, personId: string, { demo }: Options): Promise<boolean> {
  const staying = await db
    .select({ id: people.id })
    .from(people)
    .leftJoin(departures, eq(departures.personId, people.id))
    .where(and(eq(people.role, 'admin'), isNull(departures.id), demo ? undefined : eq(people.sample, false)));
  const [person] = await db.select({ role: people.role }).from(people).where(eq(people.id, personId));
  return person?.role === 'admin' && staying.every(({ id }) => id === personId);
}

/** Two admins who leave at the same moment take turns, and the second one sees that the first has gone. */
export async function lockAdmins(transaction: QueryBuilder): Promise<void> {
  const { id, role } = people;
  await transaction.select({ id }).from(people).where(eq(role, 'admin')).orderBy(asc(id)).for('update');
}
