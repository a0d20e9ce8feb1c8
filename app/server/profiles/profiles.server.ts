import { eq } from 'drizzle-orm';
import type { Database, QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { profilePictures, profiles } from '../db/schema/profiles.server';
import { createWorkQueue } from './pictures/decode-queue.server';
import { getPicture, savePicture } from './profile-pictures.server';
import type { OwnProfile, Profiles, ProfilesOptions } from './types.server';

/** Each waits with its five megabytes in memory. */
const MOST_PICTURES_AT_ONCE = 8;

type Row = typeof profiles.$inferInsert;

/** Writes these columns and leaves the others of the user's row as they are. */
function write(db: QueryBuilder, userId: string, columns: Omit<Row, 'userId'>) {
  return db
    .insert(profiles)
    .values({ userId, ...columns })
    .onConflictDoUpdate({ target: profiles.userId, set: columns });
}

async function takeAway(transaction: QueryBuilder, userId: string, now: Date): Promise<void> {
  await transaction.delete(profilePictures).where(eq(profilePictures.userId, userId));
  await transaction.update(users).set({ image: null, updatedAt: now }).where(eq(users.id, userId));
}

async function profileOf({ db }: Database, userId: string): Promise<OwnProfile> {
  const [row] = await db
    .select({ name: users.name, picture: users.image, own: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new Error('Somebody who is signed in is not there.');
  const { phone, company, job, portrait, paymentMethod, upiId } = row.own ?? {};
  return {
    name: row.name,
    phone: phone ?? undefined,
    company: company ?? undefined,
    job: job ?? undefined,
    portrait: portrait ?? undefined,
    paymentMethod: paymentMethod ?? undefined,
    upiId: upiId ?? undefined,
    picture: row.picture ?? undefined,
  };
}

export function createProfiles(database: Database, { clock, decodePicture }: ProfilesOptions): Profiles {
  const { db } = database;
  const work = { decode: decodePicture, queue: createWorkQueue(MOST_PICTURES_AT_ONCE) };
  return {
    getProfile: ({ user }) => profileOf(database, user.id),
    saveProfile: ({ user }, { name, phone = null, company = null, job = null }) =>
      db.transaction(async (transaction) => {
        await transaction.update(users).set({ name, updatedAt: clock() }).where(eq(users.id, user.id));
        await write(transaction, user.id, { phone, company, job });
      }),
    savePaymentDetails: async ({ user }, { paymentMethod = null, upiId = null }) => {
      await write(db, user.id, { paymentMethod, upiId });
    },
    savePicture: (actor, sent) => savePicture(database, actor, sent, { now: clock(), ...work }),
    removePicture: ({ user }) => db.transaction((transaction) => takeAway(transaction, user.id, clock())),
    getPicture: (actor, version, size) => getPicture(database, actor, version, size),
    savePortrait: ({ user }, portrait) =>
      db.transaction(async (transaction) => {
        await write(transaction, user.id, { portrait: portrait ?? null });
        if (portrait) await takeAway(transaction, user.id, clock());
      }),
  };
}
