import { and, eq, ne, or } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import type { SignedIn } from '~/domain/auth/session';
import { recordChange } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import { retryOnConflict } from '../db/retry.server';
import { users } from '../db/schema/accounts.server';
import type { StreamedFile } from '../files/byte-stream.server';
import { deletePersonalData } from '../personal-data/delete-personal-data.server';
import { exportPersonalData } from '../personal-data/export-personal-data.server';
import { personalData } from '../personal-data/registry.server';
import type { DataOwner, PersonalDataArea } from '../personal-data/types.server';
import type { DeletionDeps } from './request-deletion.server';

/** No account has this id, so that only the email decides. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/**
 * A person without an account of their own. Their request proves the email: an account with it that nobody has confirmed is theirs, as
 * when they reset its password.
 */
async function readGuest(db: QueryBuilder, email: string): Promise<DataOwner> {
  const confirmedEmail = email.toLowerCase();
  const isUnconfirmed = and(eq(users.email, confirmedEmail), eq(users.emailVerified, false));
  const [account] = await db.select({ id: users.id }).from(users).where(isUnconfirmed);
  return { id: account?.id ?? NO_ACCOUNT, name: confirmedEmail, confirmedEmail };
}

/** The data of an account is in the hands of its user (R-DELETION-1), and an invitation in those of an admin (R-PEOPLE-1). */
async function hasAccount(db: QueryBuilder, email: string): Promise<boolean> {
  const isOwned = or(eq(users.emailVerified, true), ne(users.role, 'user'));
  return (await db.$count(users, and(eq(users.email, email.toLowerCase()), isOwned))) > 0;
}

/** A confirmation or an invitation of the account at the same time is seen, or waits for the end of the transaction. */
async function lockAccount(transaction: QueryBuilder, email: string): Promise<void> {
  const { id, email: column } = users;
  await transaction.select({ id }).from(users).where(eq(column, email.toLowerCase())).for('update');
}

/** Whether an area found something. Lists and objects without content are nothing. */
const isFound = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !(value instanceof Date)
    ? Object.values(value).some(isFound)
    : value !== undefined && value !== null;

/** What the site has about a person without an account, by area. */
export type GuestData = Pick<PersonalDataArea, 'id' | 'title' | 'retention'>[];

/** Finds personal data by an email. `account`: a confirmed account has it. Throws NotAllowedError. */
export async function findGuestData(
  { db }: DeletionDeps,
  { user }: SignedIn,
  email: string,
): Promise<GuestData | 'account'> {
  requirePermission(user, 'users.manage');
  if (await hasAccount(db, email)) return 'account';
  const guest = await readGuest(db, email);
  const found: GuestData = [];
  for (const { id, title, retention, collect } of personalData)
    if (isFound(await collect(db, guest))) found.push({ id, title, retention });
  return found;
}

type Refusal = 'account' | 'stale';

async function checkAccess(
  { db, clock }: DeletionDeps,
  { user, session }: SignedIn,
  email: string,
): Promise<Refusal | undefined> {
  requirePermission(user, 'users.manage');
  if (!isRecentlyAuthenticated(session.authenticatedAt, clock(), 'sensitive')) return 'stale';
  return (await hasAccount(db, email)) ? 'account' : undefined;
}

interface DataRequestRecord {
  userId: string;
  action: 'data-exported' | 'data-erased';
  at: Date;
}

/** The entry names nobody: after the erasure, nothing says whose data it was. */
const record = (db: QueryBuilder, entry: DataRequestRecord): Promise<void> =>
  recordChange(db, {
    ...entry,
    area: 'people',
    subjectId: uuid(),
    subjectLabel: 'a person without an account',
  });

/** R-DELETION-2: a ZIP file with everything. `stale`: the last authentication was too long ago. Throws NotAllowedError. */
export async function exportGuestData(
  deps: DeletionDeps & ContentDeps,
  actor: SignedIn,
  email: string,
): Promise<StreamedFile | Refusal> {
  const refusal = await checkAccess(deps, actor, email);
  if (refusal) return refusal;
  const at = deps.clock();
  await record(deps.db, { userId: actor.user.id, action: 'data-exported', at });
  return exportPersonalData(deps, await readGuest(deps.db, email), at);
}

/**
 * R-DELETION-2: erases what the law does not require to retain, as the deletion of an account does, and says so by a last email. `stale`: the
 * last authentication was too long ago. Throws NotAllowedError.
 */
export async function eraseGuestData(
  deps: DeletionDeps,
  actor: SignedIn,
  email: string,
): Promise<'erased' | Refusal> {
  const { db, clock, emailQueue } = deps;
  const at = clock();
  return retryOnConflict(() =>
    db.transaction(async (transaction) => {
      await lockAccount(transaction, email);
      const refusal = await checkAccess({ ...deps, db: transaction }, actor, email);
      if (refusal) return refusal;
      await deletePersonalData(transaction, await readGuest(transaction, email), at);
      await record(transaction, { userId: actor.user.id, action: 'data-erased', at });
      await emailQueue.enqueue(transaction, {
        template: 'account-deleted',
        data: { isGuest: true },
        key: `data-erased:${uuid()}`,
        to: email,
        audience: 'confirmed',
        deleteWhenSent: true,
      });
      return 'erased';
    }),
  );
}
