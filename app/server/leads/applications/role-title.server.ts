import { type SQL, sql } from 'drizzle-orm';
import { findOpenRole } from '~/content/careers/open-roles';
import { openRoles } from '../../db/schema/open-roles.server';

/** The title that staff gave the role. The query joins `open_roles`. */
export const editedTitle: SQL<string | null> = sql<string | null>`${openRoles.content} ->> 'title'`;

interface KnownTitles {
  roleId: string;
  edited: string | null;
  /** The title when the application was sent. */
  sent?: unknown;
}

/** A role that the site does not list any more has the title that the application was sent with, or its id. */
export function getRoleTitle({ roleId, edited, sent }: KnownTitles): string {
  return edited ?? findOpenRole(roleId)?.title ?? (typeof sent === 'string' ? sent : roleId);
}
