import { and, asc, eq, isNull } from 'drizzle-orm';
import type { QueryBuilder } from '../../db/database.server';
import { deletionRequests, users } from '../../db/schema/accounts.server';

interface Options {
  /** Whether sample accounts count. */
  demo: boolean;
}

/** Whether the user is the only admin. Admins who have requested their deletion do not count. */
export async function isLastAdmin(db: QueryBuilder, userId: string, { demo }: Options): Promise<boolean> {
  const staying = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(deletionRequests, eq(deletionRequests.userId, users.id))
    .where(
      and(eq(users.role, 'admin'), isNull(deletionRequests.id), demo ? undefined : eq(users.sample, false)),
    );
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId));
  return user?.role === 'admin' && staying.every(({ id }) => id === userId);
}

/** Serialises the requests of admins: of two at the same time, the second reads what the first one wrote. */
export async function lockAdmins(transaction: QueryBuilder): Promise<void> {
  const { id, role } = users;
  await transaction.select({ id }).from(users).where(eq(role, 'admin')).orderBy(asc(id)).for('update');
}
