import { eq } from 'drizzle-orm';
import type { PortraitFeatures } from '~/domain/accounts/portrait-options';
import { type PaymentDetails, type Profile, toShownProfile } from '~/domain/accounts/profile-schema';
import type { SignedIn } from '~/domain/auth/session';
import { lockUser } from '../accounts/better-auth/tables/revoke-tokens.server';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { profiles } from '../db/schema/profiles.server';
import { getContents } from '../files/file-contents.server';
import type { DecodePicture } from './pictures/decode-picture.server';
import { createWorkQueue } from './pictures/work-queue.server';
import { deletePicture, getPicture, removePicture, savePicture } from './profile-pictures.server';

interface ProfilesOptions {
  clock: () => Date;
  decodePicture: DecodePicture;
}

type Deps = Pick<ProfilesOptions, 'clock'> & { db: QueryBuilder };

export interface OwnProfile extends Profile, PaymentDetails {
  /** Composed by the user; shown when there is no picture. */
  portrait?: PortraitFeatures | undefined;
  /** The version of the picture. */
  picture?: string | undefined;
}

/** A waiting picture needs up to five megabytes of memory. */
const MAX_QUEUED_PICTURES = 8;

/** Writes these columns and leaves the other columns of the row as they are. */
const writeColumns = (
  db: QueryBuilder,
  userId: string,
  columns: Omit<typeof profiles.$inferInsert, 'userId'>,
) =>
  db
    .insert(profiles)
    .values({ userId, ...columns })
    .onConflictDoUpdate({ target: profiles.userId, set: columns });

/** The profile of the user. Absent details are `undefined`. */
async function getProfile({ db }: Deps, { user }: SignedIn): Promise<OwnProfile> {
  const [row] = await db
    .select({ name: users.name, picture: users.image, own: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, user.id));
  if (!row) throw new Error('The signed-in user does not exist.');
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

/**
 * Replaces the name and the profile details. Resolves to the stored ones, and changes nothing, when the form `shown` others: they were
 * changed meanwhile. The same details again are saved.
 */
const saveProfile = (
  { db, clock }: Deps,
  actor: SignedIn,
  profile: Profile,
  shown?: string,
): Promise<Profile | undefined> =>
  db.transaction(async (transaction) => {
    const isOwn = eq(users.id, actor.user.id);
    await lockUser(transaction, actor.user.id);
    const stored = await getProfile({ db: transaction, clock }, actor);
    const isCurrent = [shown, toShownProfile(profile)].includes(toShownProfile(stored));
    if (shown !== undefined && !isCurrent) return stored;
    const { name, phone = null, company = null, job = null } = profile;
    await transaction.update(users).set({ name, updatedAt: clock() }).where(isOwn);
    await writeColumns(transaction, actor.user.id, { phone, company, job });
    return undefined;
  });

/** Replaces the preferred payment method. */
async function savePaymentDetails({ db }: Deps, { user }: SignedIn, details: PaymentDetails): Promise<void> {
  const { paymentMethod = null, upiId = null } = details;
  await writeColumns(db, user.id, { paymentMethod, upiId });
}

/** Replaces the picture, if there is one. Without a portrait, pages show the initials. */
const savePortrait = (
  { db, clock }: Deps,
  { user }: SignedIn,
  portrait: PortraitFeatures | undefined,
): Promise<void> =>
  db.transaction(async (transaction) => {
    // The user before the details, as everywhere: two forms at the same moment would wait for each other.
    await lockUser(transaction, user.id);
    await writeColumns(transaction, user.id, { portrait: portrait ?? null });
    if (portrait) await deletePicture(transaction, user.id, clock());
  });

/** All functions act for the signed-in user. */
export function createProfiles(database: Database, { clock, decodePicture }: ProfilesOptions) {
  const deps = {
    db: database.db,
    contents: getContents(database),
    clock,
    decode: decodePicture,
    queue: createWorkQueue(MAX_QUEUED_PICTURES),
  };
  return bindDeps(deps, {
    getProfile,
    saveProfile,
    savePaymentDetails,
    savePortrait,
    getPicture,
    savePicture,
    removePicture,
  });
}

export type Profiles = ReturnType<typeof createProfiles>;
