import { and, count, eq, isNull, ne } from 'drizzle-orm';
import type { ListedRole } from '~/content/careers/open-role';
import { findOpenRole, isRoleOpen, openRoles as repositoryRoles } from '~/content/careers/open-roles';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { RoleState } from '~/domain/careers/role-state';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { applications } from '../db/schema/applications.server';
import { leads } from '../db/schema/leads.server';
import { openRoles, type RoleContent } from '../db/schema/open-roles.server';
import { toIsoDay } from '../iso-day.server';
import { isScheduled, type OpenRoleRow, toListedRole } from './merge-roles.server';
import { toOpenRole, toRoleContent } from './role-content.server';

/** A role that staff can change. */
export interface StoredRole {
  content: RoleContent;
  row: OpenRoleRow;
}

/** A role of the repository that staff have not changed has version 0. `undefined` for a role without texts. */
export function readStoredRole(
  id: string,
  stored: OpenRoleRow | undefined,
  now: Date,
): StoredRole | undefined {
  const fromRepository = findOpenRole(id);
  const content = stored?.content ?? (fromRepository && toRoleContent(fromRepository));
  if (!content) return undefined;
  const unchanged: OpenRoleRow = {
    id,
    content: null,
    state: 'open',
    postedOn: null,
    openedAt: null,
    endedAt: null,
    version: 0,
    changedBy: null,
    changedAt: now,
  };
  return { content, row: stored ?? unchanged };
}

/** `undefined` for an unknown id. */
export async function findStoredRole(
  db: QueryBuilder,
  id: string,
  now: Date,
): Promise<StoredRole | undefined> {
  const [row] = await db.select().from(openRoles).where(eq(openRoles.id, id));
  return readStoredRole(id, row, now);
}

/** The name of the member of staff who changed it last. */
export async function findEditor(db: QueryBuilder, { changedBy }: OpenRoleRow): Promise<string | undefined> {
  if (changedBy === null) return undefined;
  const [editor] = await db.select({ name: users.name }).from(users).where(eq(users.id, changedBy));
  return editor?.name;
}

/** The state, where a closing day that is over counts as closed, and a later day of publication as scheduled. */
export function getShownState({ content, row }: StoredRole, now: Date): RoleState {
  const today = toIsoDay(now);
  if (isScheduled(row, today)) return 'scheduled';
  return row.state === 'open' && !isRoleOpen(content, today) ? 'closed' : row.state;
}

/** Where the texts of a role are. */
export type RoleSource = 'repository' | 'changed' | 'back-office';

const getSource = ({ row: { id, content } }: StoredRole): RoleSource => {
  if (!findOpenRole(id)) return 'back-office';
  return content ? 'changed' : 'repository';
};

export interface StaffOpenRole {
  id: string;
  content: RoleContent;
  state: RoleState;
  source: RoleSource;
  version: number;
  /** As visitors see it. Of a draft: as they would see it if it were published today; of a scheduled one, on its day. */
  role: ListedRole;
}

function toStaffRole(found: StoredRole, now: Date): StaffOpenRole {
  const { content, row } = found;
  const postedOn = row.postedOn ?? findOpenRole(row.id)?.postedOn ?? toIsoDay(now);
  const role = (!row.content && findOpenRole(row.id)) || toOpenRole(row.id, content, postedOn);
  return {
    id: row.id,
    content,
    version: row.version,
    source: getSource(found),
    state: getShownState(found, now),
    role: toListedRole({ role, row }, now),
  };
}

/** The number of applications of each role, without anonymised ones and spam. */
async function countApplications(db: QueryBuilder): Promise<Map<string, number>> {
  const { roleId, leadId, anonymisedAt } = applications;
  const rows = await db
    .select({ roleId, count: count() })
    .from(applications)
    .innerJoin(leads, eq(leads.id, leadId))
    .where(and(isNull(anonymisedAt), ne(leads.state, 'spam')))
    .groupBy(roleId);
  return new Map(rows.map((row) => [row.roleId, row.count]));
}

const STATE_ORDER: Readonly<Record<RoleState, number>> = {
  draft: 0,
  scheduled: 1,
  open: 2,
  closed: 3,
  filled: 3,
};

/** All roles: drafts, scheduled ones, open ones, ended ones. Throws NotAllowedError. */
export async function listStaffRoles(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
): Promise<(StaffOpenRole & { applications: number })[]> {
  requirePermission(user, 'applications.manage');
  const now = clock();
  const rows = new Map((await db.select().from(openRoles)).map((row) => [row.id, row]));
  const counts = await countApplications(db);
  return [...new Set([...repositoryRoles.map(({ id }) => id), ...rows.keys()])]
    .flatMap((id) => readStoredRole(id, rows.get(id), now) ?? [])
    .map((found) => ({ ...toStaffRole(found, now), applications: counts.get(found.row.id) ?? 0 }))
    .toSorted((one, other) => STATE_ORDER[one.state] - STATE_ORDER[other.state]);
}

/** `undefined` for an unknown id. Throws NotAllowedError. */
export async function getStaffRole(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  id: string,
): Promise<(StaffOpenRole & { changed?: { at: Date; by?: string } }) | undefined> {
  requirePermission(user, 'applications.manage');
  const now = clock();
  const found = await findStoredRole(db, id, now);
  if (!found) return undefined;
  const by = await findEditor(db, found.row);
  return {
    ...toStaffRole(found, now),
    ...(found.row.version > 0 && {
      changed: { at: found.row.changedAt, ...(by !== undefined && { by }) },
    }),
  };
}
