import { eq } from 'drizzle-orm';
import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import type { SignedIn } from '~/domain/auth/session';
import { isLastAdmin } from '../accounts/users/last-admin.server';
import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import { deletionRequests } from '../db/schema/accounts.server';
import { getContents } from '../files/file-contents.server';
import { readDataOwner } from '../personal-data/delete-personal-data.server';
import { exportPersonalData } from '../personal-data/export-personal-data.server';
import { countAttempt } from '../rate-limits/attempts.server';
import {
  cancelByLink,
  cancelOwnRequest,
  type DeletionRequest,
  getRequestByLink,
} from './cancel-deletion.server';
import { eraseGuestData, exportGuestData, findGuestData } from './guest-data.server';
import { listOpenItems } from './list-open-items.server';
import { type DeletionDeps, requestDeletion } from './request-deletion.server';

export type ExportResult =
  | { kind: 'file'; name: string; content: ReadableStream<Uint8Array> }
  /** The last authentication was too long ago. */
  | { kind: 'stale' }
  /** Too many exports: the seconds to wait. */
  | { kind: 'wait'; seconds: number };

const EXPORTS_PER_HOUR = 5;
const HOUR_S = 60 * 60;

/** The open request of the user. `null` when there is none. */
async function getRequest({ db }: DeletionDeps, { user }: SignedIn): Promise<DeletionRequest | null> {
  const { requestedAt, deletesAt, userId } = deletionRequests;
  const [row] = await db.select({ requestedAt, deletesAt }).from(deletionRequests).where(eq(userId, user.id));
  return row ?? null;
}

/** All personal data of the user as one ZIP file. Needs a recent authentication. */
async function exportData(
  { db, contents, clock }: DeletionDeps & ContentDeps,
  { user, session }: SignedIn,
): Promise<ExportResult> {
  const now = clock();
  if (!isRecentlyAuthenticated(session.authenticatedAt, now, 'sensitive')) return { kind: 'stale' };
  const limit = { key: `everything:${user.id}`, max: EXPORTS_PER_HOUR, seconds: HOUR_S };
  const seconds = await countAttempt(db, [limit], now);
  if (seconds > 0) return { kind: 'wait', seconds };
  const owner = await readDataOwner(db, user.id);
  if (!owner) return { kind: 'stale' };
  return { kind: 'file', ...exportPersonalData({ db, contents }, owner, now) };
}

/** Deletes accounts after a delay in which the user may cancel, and exports personal data. */
export const createAccountDeletion = (database: Database, options: Omit<DeletionDeps, 'db'>) =>
  bindDeps(
    { db: database.db, contents: getContents(database), ...options },
    {
      getRequest,
      listOpenItems,
      isLastAdmin: ({ db, demo }: DeletionDeps, { user }: SignedIn) => isLastAdmin(db, user.id, { demo }),
      request: requestDeletion,
      cancel: cancelOwnRequest,
      getRequestByLink,
      cancelByLink,
      exportData,
      findGuestData,
      exportGuestData,
      eraseGuestData,
    },
  );

export type AccountDeletion = ReturnType<typeof createAccountDeletion>;
