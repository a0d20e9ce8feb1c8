import { bindDeps } from '../../bind-deps.server';
import type { Database } from '../../db/database.server';
import type { StaffCallDeps } from './call-emails.server';
import { cancelCallByStaff, moveCallByStaff } from './change-call.server';
import { changeSettings, getSettings } from './change-hours.server';
import { listWeek, readCallsToday } from './list-week.server';
import { getCall } from './staff-call.server';

/** Calls and their hours, for staff with the permission `leads.manage`. */
export const createCallManagement = ({ db }: Database, options: Omit<StaffCallDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    {
      listWeek,
      readToday: readCallsToday,
      get: getCall,
      move: moveCallByStaff,
      cancel: cancelCallByStaff,
      getSettings,
      changeSettings,
    },
  );

export type CallManagement = ReturnType<typeof createCallManagement>;
