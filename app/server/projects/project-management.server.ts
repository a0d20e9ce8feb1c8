import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { getContents } from '../files/file-contents.server';
import { completeMilestone, reopenMilestone } from './complete-milestone.server';
import { deleteProject } from './delete-project.server';
import { getStaffProject, listStaffHistory, listStaffUpdates } from './get-staff-project.server';
import { exportHours, getHours, listHours } from './list-hours.server';
import { listProjectsOfMember, listStaffProjects, readOverdueMilestones } from './list-staff-projects.server';
import { addFile, getStaffFile, removeFile } from './manage-files.server';
import { addHours, changeHours, removeHours } from './manage-hours.server';
import { addMember, removeMember } from './manage-members.server';
import { addMilestone, changeMilestone, removeMilestone, reorderMilestone } from './manage-milestones.server';
import { addUpdate, answerComment, changeUpdate } from './manage-updates.server';
import { createProject, saveProject } from './save-project.server';
import type { ProjectDeps } from './types.server';

/** Projects, for staff with the permission `projects.manage`. */
export const createProjectManagement = (database: Database, options: Omit<ProjectDeps, 'db' | 'contents'>) =>
  bindDeps(
    { db: database.db, contents: getContents(database), ...options },
    {
      list: listStaffProjects,
      get: getStaffProject,
      listOfMember: listProjectsOfMember,
      readOverdueMilestones,
      create: createProject,
      save: saveProject,
      delete: deleteProject,
      addMember,
      removeMember,
      addMilestone,
      changeMilestone,
      reorderMilestone,
      removeMilestone,
      completeMilestone,
      reopenMilestone,
      listUpdates: listStaffUpdates,
      addUpdate,
      changeUpdate,
      answerComment,
      addFile,
      removeFile,
      getFile: getStaffFile,
      listHistory: listStaffHistory,
      listHours,
      getHours,
      addHours,
      changeHours,
      removeHours,
      exportHours,
    },
  );

export type ProjectManagement = ReturnType<typeof createProjectManagement>;
