import { asc, inArray } from 'drizzle-orm';
import type { Milestone } from '~/domain/projects/project';
import type { QueryBuilder } from '../db/database.server';
import { projectMilestones } from '../db/schema/projects.server';

/** The milestones of each project, in the order of its plan. */
export async function readMilestones(
  db: QueryBuilder,
  ids: readonly string[],
): Promise<Map<string, Milestone[]>> {
  const rows = await db
    .select()
    .from(projectMilestones)
    .where(inArray(projectMilestones.projectId, [...ids]))
    .orderBy(asc(projectMilestones.position));
  const byProject = new Map<string, Milestone[]>(ids.map((id) => [id, []]));
  for (const { projectId, id, title, dueOn, doneAt } of rows)
    byProject.get(projectId)?.push({ id, title, dueOn, ...(doneAt && { doneAt }) });
  return byProject;
}
