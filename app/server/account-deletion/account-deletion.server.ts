import { eq } from 'drizzle-orm';
import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import { deletionRequests } from '../db/schema/deletion-requests.server';
import { readDataOwner } from '../personal-data/delete-personal-data.server';
import { exportPersonalData } from '../personal-data/export-personal-data.server';
import { countAttempt } from '../rate-limits/attempts.server';
import { cancelByLink, cancelDeletion, getRequestByLink } from './cancel-deletion.server';
import type { DeletionDeps } from './deps.server';
import { isLastAdmin } from './last-admin.server';
import { requestDeletion } from './request-deletion.server';
import type { AccountDeletion } from './types.server';

const COPIES_AN_HOUR = 5;
const HOUR_S = 60 * 60;

export function createAccountDeletion(parts: DeletionDeps): AccountDeletion {
  const { database, demo, clock } = parts;
  const { db } = database;
  return {
    async getRequest({ user }) {
      const { requestedAt, deletesAt, userId } = deletionRequests;
      const [row] = await db
        .select({ requestedAt, deletesAt })
        .from(deletionRequests)
        .where(eq(userId, user.id));
      return row ?? null;
    },
    isLastAdmin: ({ user }) => isLastAdmin(db, user.id, { demo }),
    request: (actor) => requestDeletion(parts, actor),
    cancel: ({ user }) => cancelDeletion(parts, user.id),
    getRequestByLink: (token) => getRequestByLink(parts, token),
    cancelByLink: (token) => cancelByLink(parts, token),
    async exportData({ user, session }) {
      const now = clock();
      if (!isRecentlyAuthenticated(session.authenticatedAt, now, 'sensitive')) return { kind: 'stale' };
      const limit = { key: `everything:${user.id}`, max: COPIES_AN_HOUR, seconds: HOUR_S };
      const seconds = await countAttempt(database, [limit], now);
      if (seconds > 0) return { kind: 'wait', seconds };
      const owner = await readDataOwner(db, user.id);
      if (!owner) return { kind: 'stale' };
      return { kind: 'file', ...exportPersonalData(db, owner, now) };
    },
  };
}
