import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { PictureSize } from '~/domain/accounts/profile-picture';
import type { SignedIn } from '~/domain/auth/session';
import { lockUser } from '../accounts/better-auth/tables/revoke-tokens.server';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import { users } from '../db/schema/accounts.server';
import { profilePictures } from '../db/schema/profiles.server';
import { countAttempt } from '../rate-limits/attempts.server';
import { checkPicture, type PictureCheck, type PictureWork } from './pictures/check-picture.server';

interface Deps extends PictureWork, ContentDeps, ServiceDeps {}

export type SavePictureResult =
  | { kind: 'saved' }
  | Exclude<PictureCheck, { kind: 'accepted' }>
  /** Too many attempts: the seconds to wait. */
  | { kind: 'wait'; seconds: number };

const UPLOADS_PER_HOUR = 20;

/** Stores squares that are drawn from the pixels of the file. Nothing else of the file is stored. */
export async function savePicture(
  { db, clock, decode, queue, contents }: Deps,
  { user }: SignedIn,
  file: File,
): Promise<SavePictureResult> {
  const now = clock();
  const limit = { key: `picture:${user.id}`, max: UPLOADS_PER_HOUR, seconds: 3600 };
  const seconds = await countAttempt(db, [limit], now);
  if (seconds > 0) return { kind: 'wait', seconds };
  const check = await checkPicture(file, user.id, { decode, queue });
  if (check.kind !== 'accepted') return check;
  const small = await contents.put(check.squares.small, 'image/webp');
  const large = await contents.put(check.squares.large, 'image/webp');
  // Hexadecimal, because paths of this site are in lower case.
  const version = createHash('sha256').update(check.squares.large).digest('hex').slice(0, 20);
  const columns = {
    small: small.content,
    smallRecord: small.record,
    large: large.content,
    largeRecord: large.record,
    createdAt: now,
  };
  await db.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    await transaction
      .insert(profilePictures)
      .values({ ...columns, userId: user.id })
      .onConflictDoUpdate({ target: profilePictures.userId, set: columns });
    await transaction.update(users).set({ image: version, updatedAt: now }).where(eq(users.id, user.id));
  });
  return { kind: 'saved' };
}

/** A square as WebP; `null` for any version but the current one. */
export async function getPicture(
  { db, contents }: Deps,
  { user }: SignedIn,
  version: string,
  size: PictureSize,
): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ columns: { content: profilePictures[size], record: profilePictures[`${size}Record`] } })
    .from(profilePictures)
    .innerJoin(users, eq(users.id, profilePictures.userId))
    .where(and(eq(profilePictures.userId, user.id), eq(users.image, version)));
  return row ? contents.get(row.columns) : null;
}

/** The caller has locked the user. */
export async function deletePicture(transaction: QueryBuilder, userId: string, now: Date): Promise<void> {
  await transaction.delete(profilePictures).where(eq(profilePictures.userId, userId));
  await transaction.update(users).set({ image: null, updatedAt: now }).where(eq(users.id, userId));
}

/** Deletes the picture of the user. */
export const removePicture = ({ db, clock }: Deps, { user }: SignedIn): Promise<void> =>
  db.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    await deletePicture(transaction, user.id, clock());
  });
