import type { ListedRole } from '~/content/careers/open-role';
import { bindDeps } from '../bind-deps.server';
import type { Database, ServiceDeps } from '../db/database.server';
import { openRoles } from '../db/schema/open-roles.server';
import { mergeRoles, toListedRole } from './merge-roles.server';

/** R-CAREERS-6: all published roles, open and ended, in the order of the teams. */
export async function listRoles({ db, clock }: ServiceDeps): Promise<ListedRole[]> {
  const now = clock();
  return mergeRoles(await db.select().from(openRoles), now).map((role) => toListedRole(role, now));
}

/** The roles that accept applications now. */
export async function listOpenRoles(deps: ServiceDeps): Promise<ListedRole[]> {
  return (await listRoles(deps)).filter(({ ended }) => ended === undefined);
}

/** A published role, also an ended one. */
async function findRole(deps: ServiceDeps, id: string): Promise<ListedRole | undefined> {
  return (await listRoles(deps)).find((role) => role.id === id);
}

/** The roles that every visitor can read. */
export const createOpenRoles = ({ db }: Pick<Database, 'db'>, { clock }: Pick<ServiceDeps, 'clock'>) =>
  bindDeps({ db, clock }, { listRoles, listOpenRoles, findRole });

export type OpenRoles = ReturnType<typeof createOpenRoles>;
