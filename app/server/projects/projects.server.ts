import type { Database } from '../db/database.server';
import { writeComment } from './comment-on-project.server';
import { addUpdate, answerComment, completeMilestone, type ManageOptions } from './manage-projects.server';
import { getProject, getProjectFile, listProjects } from './read-projects.server';
import type { Projects } from './types.server';

export function createProjects(database: Database, options: ManageOptions): Projects {
  const { db } = database;
  return {
    listProjects: ({ user }) => listProjects(db, user.id),
    getProject: ({ user }, id) => getProject(db, user.id, id),
    getFile: ({ user }, which) => getProjectFile(db, user.id, which),
    comment: (actor, given) => writeComment(database, options, actor, given),
    addUpdate: (actor, given) => addUpdate(database, options, actor, given),
    completeMilestone: (actor, which) => completeMilestone(database, options, actor, which),
    answerComment: (actor, given) => answerComment(database, options, actor, given),
  };
}
