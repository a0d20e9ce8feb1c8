import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { PictureSize } from '~/domain/uploaded-picture';
import { countAttempt } from '../accounts/attempts.server';
import type { SignedIn } from '../accounts/contract.server';
import type { Database } from '../db/database.server';
import { people } from '../db/schema/accounts.server';
import { profilePictures } from '../db/schema/profiles.server';
import { checkPicture, type PictureWork } from './check-picture.server';
import type { KeepPictureResult } from './contract.server';

const UPLOADS_PER_HOUR = 20;

export async function keepPicture(
  database: Database,
  { person }: SignedIn,
  sent: File,
  { now, ...work }: PictureWork & { now: Date },
): Promise<KeepPictureResult> {
  const limit = { key: `picture:${person.id}`, most: UPLOADS_PER_HOUR, seconds: 3600 };
  const seconds = await countAttempt(database, [limit], now);
  if (seconds > 0) return { kind: 'wait', seconds };
  const check = await checkPicture(sent, person.id, work);
  if (check.kind !== 'accepted') return check;
  const { small, large } = check.squares;
  // In hexadecimal: addresses here know no capital letters.
  const version = createHash('sha256').update(large).digest('hex').slice(0, 20);
  await database.db.transaction(async (transaction) => {
    await transaction
      .insert(profilePictures)
      .values({ personId: person.id, small, large, createdAt: now })
      .onConflictDoUpdate({ target: profilePictures.personId, set: { small, large, createdAt: now } });
    await transaction.update(people).set({ image: version, updatedAt: now }).where(eq(people.id, person.id));
  });
  return { kind: 'kept' };
}

export async function pictureOf(
  { db }: Database,
  { person }: SignedIn,
  version: string,
  size: PictureSize,
): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ content: profilePictures[size] })
    .from(profilePictures)
    .innerJoin(people, eq(people.id, profilePictures.personId))
    .where(and(eq(profilePictures.personId, person.id), eq(people.image, version)));
  return row?.content ?? null;
}
