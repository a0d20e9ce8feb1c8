import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { projectMembers, projects } from '../db/schema/projects.server';

/** Joins `projectMembers`: the query then finds only projects of which the user is a member. */
export const isMemberOf = (userId: string): SQL | undefined =>
  and(eq(projectMembers.projectId, projects.id), eq(projectMembers.userId, userId));

/** In the order in which they joined. */
export function listMembers(db: QueryBuilder, projectId: string) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
    })
    .from(projectMembers)
    .innerJoin(users, eq(users.id, projectMembers.userId))
    .where(eq(projectMembers.projectId, projectId))
    .orderBy(asc(projectMembers.joinedAt), asc(users.id));
}
