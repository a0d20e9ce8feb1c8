import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OfficeCity } from '~/content/company/company';
import type { TeamId } from '~/content/company/team-member';
import type { CoverDesign } from '~/content/content-types';
import type { OpenRoleInput } from '~/domain/careers/role-form-schema';
import type { StoredRoleState } from '~/domain/careers/role-state';
import { users } from './accounts.server';
import { timestamptz } from './columns.server';

/** What staff write about a role. */
export type RoleContent = OpenRoleInput<TeamId, OfficeCity, CoverDesign['kind']>;

/** Roles of the back office, and what staff changed about roles of the repository, which have the same id. */
export const openRoles = pgTable(
  'open_roles',
  {
    /** Names the role in URLs and applications. It never changes, also when the title does. */
    id: text().primaryKey(),
    /** Null: the texts of the repository. */
    content: jsonb().$type<RoleContent>(),
    state: text().$type<StoredRoleState>().notNull(),
    /** The day of the first publication; a later one for a scheduled role. Null for a draft, and for a role of the repository. */
    postedOn: date('posted_on'),
    /** When staff last published or reopened it. */
    openedAt: timestamptz('opened_at'),
    /** When staff closed it or marked it filled. */
    endedAt: timestamptz('ended_at'),
    /** Each change adds one. */
    version: integer().notNull(),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [
    check('open_roles_state', sql`${table.state} in ('draft', 'open', 'closed', 'filled')`),
    check('open_roles_ended', sql`(${table.state} in ('closed', 'filled')) = (${table.endedAt} is not null)`),
  ],
);

/**
 * When roles with applications stopped accepting them. The nightly job writes it, so that the day is known when a role has left
 * the repository.
 */
export const roleClosings = pgTable('role_closings', {
  roleId: text('role_id').primaryKey(),
  closedAt: timestamptz('closed_at').notNull(),
});
