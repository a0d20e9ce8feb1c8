import { eq, type SQL } from 'drizzle-orm';
import { idOfLinkToken } from '../accounts/link-token.server';
import type { QueryBuilder } from '../db/database.server';
import { people } from '../db/schema/accounts.server';
import { departures } from '../db/schema/departures.server';
import { jobs } from '../db/schema/jobs.server';
import { greetedName, toAccount } from '../mail/to-account.server';
import { erasureKey } from './ask.server';
import type { Departure } from './contract.server';
import type { LeavingParts } from './parts.server';

/** Removes it within the transaction, with the job that waits for it, and says so by mail. */
export async function stay(
  { mail }: LeavingParts,
  transaction: QueryBuilder,
  which: SQL,
  reason: 'taken-back' | 'last-admin',
): Promise<boolean> {
  const [gone] = await transaction.delete(departures).where(which).returning();
  if (!gone) return false;
  await transaction.delete(jobs).where(eq(jobs.key, erasureKey(gone.id)));
  const { name, email, emailVerified } = people;
  const [person] = await transaction
    .select({ name, email, emailVerified })
    .from(people)
    .where(eq(people.id, gone.personId));
  if (person)
    await mail.queue(transaction, {
      template: 'leaving-taken-back',
      data: { ...greetedName(person), reason },
      key: `leaving-taken-back:${gone.id}`,
      ...toAccount(person),
    });
  return true;
}

export const takeBackOf = (parts: LeavingParts, personId: string): Promise<boolean> =>
  parts.database.db.transaction((transaction) =>
    stay(parts, transaction, eq(departures.personId, personId), 'taken-back'),
  );

/** `null` for a link that was made by somebody else, or that is about nothing any more. */
export async function openLink({ database, secret }: LeavingParts, token: string): Promise<Departure | null> {
  const id = idOfLinkToken(secret, 'keep-profile', token);
  if (id === undefined) return null;
  const { askedAt, leavesAt } = departures;
  const [row] = await database.db.select({ askedAt, leavesAt }).from(departures).where(eq(departures.id, id));
  return row ?? null;
}

export async function takeBackByLink(parts: LeavingParts, token: string): Promise<boolean> {
  const id = idOfLinkToken(parts.secret, 'keep-profile', token);
  if (id === undefined) return false;
  return parts.database.db.transaction((transaction) =>
    stay(parts, transaction, eq(departures.id, id), 'taken-back'),
  );
}
