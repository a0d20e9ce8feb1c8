import { bindDeps } from '../bind-deps.server';
import type { Database, ServiceDeps } from '../db/database.server';
import { getStaffRole, listStaffRoles } from './read-role.server';
import { createRole, deleteDraft, restoreRepositoryTexts, saveRole, setRoleState } from './save-role.server';

/** Roles, for staff with the permission `applications.manage`. */
export const createOpenRoleManagement = ({ db }: Database, options: Pick<ServiceDeps, 'clock'>) =>
  bindDeps(
    { db, ...options },
    {
      listStaffRoles,
      getStaffRole,
      createRole,
      saveRole,
      setRoleState,
      restoreRepositoryTexts,
      deleteDraft,
    },
  );

export type OpenRoleManagement = ReturnType<typeof createOpenRoleManagement>;
