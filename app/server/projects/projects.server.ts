import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { getContents } from '../files/file-contents.server';
import { writeComment } from './comment-on-project.server';
import { getProject, getProjectFile, listProjects } from './read-projects.server';
import type { ProjectDeps } from './types.server';

/** Members read their projects and comment on updates. */
export const createProjects = (database: Database, options: Omit<ProjectDeps, 'db' | 'contents'>) =>
  bindDeps(
    { db: database.db, contents: getContents(database), ...options },
    {
      listProjects,
      getProject,
      getFile: getProjectFile,
      comment: writeComment,
    },
  );

export type Projects = ReturnType<typeof createProjects>;
