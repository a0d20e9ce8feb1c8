import { eq } from 'drizzle-orm';
import { retryOnConflict } from '../db/retry.server';
import { users } from '../db/schema/accounts.server';
import { deletionRequests } from '../db/schema/deletion-requests.server';
import { greetedName, toAccount } from '../email/to-account.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { deletePersonalData, readDataOwner } from '../personal-data/delete-personal-data.server';
import { removeRequest } from './cancel-deletion.server';
import type { DeletionDeps } from './deps.server';
import { isLastAdmin, lockAdmins } from './last-admin.server';

/**
 * The end of a departure: everything goes in one transaction, or nothing. Ended in the middle of it, it is begun again;
 * begun again after it was done, it finds nobody.
 */
export function deleteUser(parts: DeletionDeps): JobHandler<'delete-user'> {
  const { database, mail, demo, clock } = parts;
  return ({ deletionRequestId }) =>
    retryOnConflict(() =>
      database.db.transaction(async (transaction) => {
        const isThis = eq(deletionRequests.id, deletionRequestId);
        await lockAdmins(transaction);
        const [departure] = await transaction.select().from(deletionRequests).where(isThis).for('update');
        if (!departure) return;
        if (departure.deletesAt > clock()) throw new Error('It is not time yet.');
        const { userId } = departure;
        // Whoever was admin beside them may have left, or be none any more.
        if (await isLastAdmin(transaction, userId, { demo })) {
          await removeRequest(parts, transaction, isThis, 'last-admin');
          return;
        }
        const [user] = await transaction.select().from(users).where(eq(users.id, userId));
        const owner = await readDataOwner(transaction, userId);
        if (!user || !owner) return;
        await deletePersonalData(transaction, owner, clock());
        await mail.enqueue(transaction, {
          template: 'leaving-done',
          data: greetedName(user),
          key: `leaving-done:${deletionRequestId}`,
          ...toAccount(user),
          forgottenWhenSent: true,
        });
      }),
    );
}
