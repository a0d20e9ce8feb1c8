import { bindDeps } from '../../bind-deps.server';
import type { Database, ServiceDeps } from '../../db/database.server';
import { readDashboard } from './read-dashboard.server';
import { countWaitingOrders } from './read-order-todos.server';

export const createDashboard = ({ db }: Database, options: Pick<ServiceDeps, 'clock'>) =>
  bindDeps({ db, ...options }, { readDashboard, countWaitingOrders });

export type DashboardService = ReturnType<typeof createDashboard>;
