import { bindDeps } from '../../bind-deps.server';
import type { Database } from '../../db/database.server';
import { type DashboardDeps, readDashboard } from './read-dashboard.server';
import { countWaitingOrders } from './read-order-todos.server';

export const createDashboard = ({ db }: Database, options: Omit<DashboardDeps, 'db'>) =>
  bindDeps({ db, ...options }, { readDashboard, countWaitingOrders });

export type DashboardService = ReturnType<typeof createDashboard>;
