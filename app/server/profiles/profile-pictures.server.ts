import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { PictureSize } from '~/domain/accounts/profile-picture';
import type { SignedIn } from '../accounts/types.server';
import type { Database } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { profilePictures } from '../db/schema/profiles.server';
import { countAttempt } from '../rate-limits/attempts.server';
import { checkPicture, type PictureWork } from './pictures/check-picture.server';
import type { SavePictureResult } from './types.server';

const UPLOADS_PER_HOUR = 20;

export async function savePicture(
  database: Database,
  { user }: SignedIn,
  sent: File,
  { now, ...work }: PictureWork & { now: Date },
): Promise<SavePictureResult> {
  const limit = { key: `picture:${user.id}`, max: UPLOADS_PER_HOUR, seconds: 3600 };
  const seconds = await countAttempt(database, [limit], now);
  if (seconds > 0) return { kind: 'wait', seconds };
  const check = await checkPicture(sent, user.id, work);
  if (check.kind !== 'accepted') return check;
  const { small, large } = check.squares;
  // In hexadecimal: addresses here know no capital letters.
  const version = createHash('sha256').update(large).digest('hex').slice(0, 20);
  await database.db.transaction(async (transaction) => {
    await transaction
      .insert(profilePictures)
      .values({ userId: user.id, small, large, createdAt: now })
      .onConflictDoUpdate({ target: profilePictures.userId, set: { small, large, createdAt: now } });
    await transaction.update(users).set({ image: version, updatedAt: now }).where(eq(users.id, user.id));
  });
  return { kind: 'kept' };
}

export async function getPicture(
  { db }: Database,
  { user }: SignedIn,
  version: string,
  size: PictureSize,
): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ content: profilePictures[size] })
    .from(profilePictures)
    .innerJoin(users, eq(users.id, profilePictures.userId))
    .where(and(eq(profilePictures.userId, user.id), eq(users.image, version)));
  return row?.content ?? null;
}
