import { eq } from 'drizzle-orm';
import type { Database, QueryBuilder } from '../db/database.server';
import { people } from '../db/schema/accounts.server';
import { profilePictures, profiles } from '../db/schema/profiles.server';
import type { OwnProfile, Profiles, ProfilesOptions } from './contract.server';
import { keepPicture, pictureOf } from './pictures.server';
import { createWorkQueue } from './work-queue.server';

/** Each waits with its five megabytes in memory. */
const MOST_PICTURES_AT_ONCE = 8;

type Row = typeof profiles.$inferInsert;

/** Writes these columns and leaves the others of the person's row as they are. */
function write(db: QueryBuilder, personId: string, columns: Omit<Row, 'personId'>) {
  return db
    .insert(profiles)
    .values({ personId, ...columns })
    .onConflictDoUpdate({ target: profiles.personId, set: columns });
}

async function takeAway(transaction: QueryBuilder, personId: string, now: Date): Promise<void> {
  await transaction.delete(profilePictures).where(eq(profilePictures.personId, personId));
  await transaction.update(people).set({ image: null, updatedAt: now }).where(eq(people.id, personId));
}

async function profileOf({ db }: Database, personId: string): Promise<OwnProfile> {
  const [row] = await db
    .select({ name: people.name, picture: people.image, own: profiles })
    .from(people)
    .leftJoin(profiles, eq(profiles.personId, people.id))
    .where(eq(people.id, personId));
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
    profileOf: ({ person }) => profileOf(database, person.id),
    saveProfile: ({ person }, { name, phone = null, company = null, job = null }) =>
      db.transaction(async (transaction) => {
        await transaction.update(people).set({ name, updatedAt: clock() }).where(eq(people.id, person.id));
        await write(transaction, person.id, { phone, company, job });
      }),
    savePaymentDetails: async ({ person }, { paymentMethod = null, upiId = null }) => {
      await write(db, person.id, { paymentMethod, upiId });
    },
    keepPicture: (actor, sent) => keepPicture(database, actor, sent, { now: clock(), ...work }),
    removePicture: ({ person }) => db.transaction((transaction) => takeAway(transaction, person.id, clock())),
    pictureOf: (actor, version, size) => pictureOf(database, actor, version, size),
    keepPortrait: ({ person }, portrait) =>
      db.transaction(async (transaction) => {
        await write(transaction, person.id, { portrait: portrait ?? null });
        if (portrait) await takeAway(transaction, person.id, clock());
      }),
  };
}
