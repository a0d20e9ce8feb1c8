import { asc, eq } from 'drizzle-orm';
import {
  projectComments,
  projectInvitations,
  projectMembers,
  projects,
  projectUpdates,
} from '../../db/schema/projects.server';
import type { PersonalDataArea } from '../types.server';

export const ownProjects: PersonalDataArea = {
  id: 'projects',
  title: 'Projects',
  tables: ['project_members', 'project_invitations', 'project_comments'],
  contents:
    'Which projects with us you are a member of or invited to, and the comments you wrote there, with our answers.',
  retention: {
    isRetained: false,
    text: 'Membership and comments are erased. The project goes on for its other members.',
  },
  async collect(db, { id, confirmedEmail }) {
    const { joinedAt } = projectMembers;
    const { body, createdAt: at, answer, answeredAt } = projectComments;
    return {
      memberOf: await db
        .select({ project: projects.name, joinedAt })
        .from(projectMembers)
        .innerJoin(projects, eq(projects.id, projectMembers.projectId))
        .where(eq(projectMembers.userId, id))
        .orderBy(asc(joinedAt)),
      invitedTo:
        confirmedEmail === undefined
          ? []
          : await db
              .select({ project: projects.name, at: projectInvitations.createdAt })
              .from(projectInvitations)
              .innerJoin(projects, eq(projects.id, projectInvitations.projectId))
              .where(eq(projectInvitations.email, confirmedEmail)),
      comments: await db
        .select({ on: projectUpdates.title, text: body, at, answer, answeredAt })
        .from(projectComments)
        .innerJoin(projectUpdates, eq(projectUpdates.id, projectComments.updateId))
        .where(eq(projectComments.userId, id))
        .orderBy(asc(at)),
    };
  },
  async delete(transaction, { id, confirmedEmail }) {
    if (confirmedEmail !== undefined)
      await transaction.delete(projectInvitations).where(eq(projectInvitations.email, confirmedEmail));
    await transaction.delete(projectComments).where(eq(projectComments.userId, id));
    await transaction.delete(projectMembers).where(eq(projectMembers.userId, id));
  },
};
