import { eq } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { people } from '../db/schema/accounts.server';
import type { DataOwner } from './contract.server';
import { personalData } from './registry.server';

/** `undefined` when there is no such person, or not any more. */
export async function dataOwner(db: QueryBuilder, personId: string): Promise<DataOwner | undefined> {
  const { id, name, email, emailVerified } = people;
  const [person] = await db.select({ id, name, email, emailVerified }).from(people).where(eq(id, personId));
  if (!person) return undefined;
  return {
    id: person.id,
    name: person.name,
    ...(person.emailVerified && { confirmedEmail: person.email }),
  };
}

/** All that is held about somebody goes, but what the law keeps: every area in this one transaction, or none. */
export async function eraseEverything(transaction: QueryBuilder, owner: DataOwner, now: Date): Promise<void> {
  for (const area of personalData.toReversed()) await area.erase(transaction, owner, now);
}
