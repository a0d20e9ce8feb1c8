import type { Database } from '../db/database.server';
import { writeComment } from './comment.server';
import type { Projects } from './contract.server';
import { addUpdate, answerComment, finishMilestone, type ManageOptions } from './manage.server';
import { listProjects, readFile, readProject } from './read.server';

export function createProjects(database: Database, options: ManageOptions): Projects {
  const { db } = database;
  return {
    listOf: ({ person }) => listProjects(db, person.id),
    projectOf: ({ person }, id) => readProject(db, person.id, id),
    fileOf: ({ person }, which) => readFile(db, person.id, which),
    comment: (actor, given) => writeComment(database, options, actor, given),
    addUpdate: (actor, given) => addUpdate(database, options, actor, given),
    finishMilestone: (actor, which) => finishMilestone(database, options, actor, which),
    answerComment: (actor, given) => answerComment(database, options, actor, given),
  };
}
