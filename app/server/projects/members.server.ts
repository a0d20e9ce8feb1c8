import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { people } from '../db/schema/accounts.server';
import { projectMembers, projects } from '../db/schema/projects.server';

/** The project, for somebody who may see it: join `projectMembers` with it. Everybody else finds nothing. */
export const isMemberOf = (personId: string): SQL | undefined =>
  and(eq(projectMembers.projectId, projects.id), eq(projectMembers.personId, personId));

export function membersOf(db: QueryBuilder, projectId: string) {
  return db
    .select({
      id: people.id,
      name: people.name,
      email: people.email,
      emailVerified: people.emailVerified,
    })
    .from(projectMembers)
    .innerJoin(people, eq(people.id, projectMembers.personId))
    .where(eq(projectMembers.projectId, projectId))
    .orderBy(asc(projectMembers.joinedAt), asc(people.id));
}
