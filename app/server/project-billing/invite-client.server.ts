import { and, eq, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { projectInvitations, projectMembers } from '../db/schema/projects.server';

/**
 * R-BILLING-4: makes the user with this confirmed email a member. Without one, an invitation stays, which a trigger on users
 * turns into the membership. The lock is that of the trigger. True when there is a user.
 */
export async function addClient(
  transaction: QueryBuilder,
  { projectId, email, at }: { projectId: string; email: string; at: Date },
): Promise<boolean> {
  const wanted = email.toLowerCase();
  await transaction.execute(sql`select lock_project_invitation(${wanted})`);
  const [user] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, wanted), users.emailVerified));
  if (user)
    await transaction
      .insert(projectMembers)
      .values({ projectId, userId: user.id, joinedAt: at })
      .onConflictDoNothing();
  else
    await transaction
      .insert(projectInvitations)
      .values({ projectId, email: wanted, createdAt: at })
      .onConflictDoNothing();
  return user !== undefined;
}
