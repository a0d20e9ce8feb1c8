import { eq } from 'drizzle-orm';
import { lockUser } from '../accounts/better-auth/tables/revoke-tokens.server';
import { isLastAdmin, lockAdmins } from '../accounts/users/last-admin.server';
import { retryOnConflict } from '../db/retry.server';
import { deletionRequests, users } from '../db/schema/accounts.server';
import { toAccount, toGreetingName } from '../email/to-account.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { deletePersonalData, readDataOwner } from '../personal-data/delete-personal-data.server';
import { removeRequest } from './cancel-deletion.server';
import type { DeletionDeps } from './request-deletion.server';

/** Deletes a user in one transaction. A job that was stopped runs again; a second run finds no request and does nothing. */
export function deleteUser(deps: DeletionDeps): JobHandler<'delete-user'> {
  const { db, emailQueue, demo, clock } = deps;
  return ({ deletionRequestId }) =>
    retryOnConflict(() =>
      db.transaction(async (transaction) => {
        const isThis = eq(deletionRequests.id, deletionRequestId);
        await lockAdmins(transaction);
        const [request] = await transaction.select().from(deletionRequests).where(isThis).for('update');
        if (!request) return;
        if (request.deletesAt > clock()) throw new Error('The deletion is not due yet.');
        const { userId } = request;
        // A change of email, or an order that is being placed, ends first: it would leave data of the deleted user.
        await lockUser(transaction, userId);
        // The other admins may have been deleted, or lost the role, since the request.
        if (await isLastAdmin(transaction, userId, { demo })) {
          await removeRequest(deps, transaction, isThis, 'last-admin');
          return;
        }
        const [user] = await transaction.select().from(users).where(eq(users.id, userId));
        const owner = await readDataOwner(transaction, userId);
        if (!user || !owner) return;
        await deletePersonalData(transaction, owner, clock());
        await emailQueue.enqueue(transaction, {
          template: 'account-deleted',
          data: toGreetingName(user),
          key: `account-deleted:${deletionRequestId}`,
          ...toAccount(user),
          deleteWhenSent: true,
        });
      }),
    );
}
