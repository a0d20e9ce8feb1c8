import { eq, inArray } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { openRoles, roleClosings } from '../db/schema/open-roles.server';
import { findEnding, mergeRoles } from './merge-roles.server';

/** What is known of the end of a role with applications. */
export interface KnownRoleEnd {
  /** When staff marked it filled. */
  filledAt?: Date;
  /** When it stopped accepting applications for another reason. */
  closedAt?: Date;
  /** When staff last published or reopened it. */
  openedAt?: Date;
}

/**
 * When each role ended. The closing of a role is stored, because the repository forgets it: a role that has left the repository
 * closed on its known day, or, when it was open until then, now.
 */
export async function recordRoleEnds(
  transaction: QueryBuilder,
  roleIds: readonly string[],
  now: Date,
): Promise<Map<string, KnownRoleEnd>> {
  const rows = await transaction.select().from(openRoles);
  const merged = new Map(mergeRoles(rows, now).map((role) => [role.role.id, role]));
  const stored = new Map(
    (
      await transaction
        .select()
        .from(roleClosings)
        .where(inArray(roleClosings.roleId, [...roleIds]))
    ).map(({ roleId, closedAt }) => [roleId, closedAt]),
  );
  const ends = new Map<string, KnownRoleEnd>();
  for (const roleId of roleIds) {
    const listed = merged.get(roleId);
    const row = rows.find(({ id }) => id === roleId);
    const ending = listed
      ? findEnding(listed, now)
      : { kind: row?.state, at: row?.endedAt ?? stored.get(roleId) ?? now };
    ends.set(roleId, {
      ...(ending?.kind === 'filled' && { filledAt: ending.at }),
      ...(ending && ending.kind !== 'filled' && { closedAt: ending.at }),
      ...(row?.openedAt && { openedAt: row.openedAt }),
    });
    if (!ending) await transaction.delete(roleClosings).where(eq(roleClosings.roleId, roleId));
    else if (stored.get(roleId)?.getTime() !== ending.at.getTime())
      await transaction
        .insert(roleClosings)
        .values({ roleId, closedAt: ending.at })
        .onConflictDoUpdate({ target: roleClosings.roleId, set: { closedAt: ending.at } });
  }
  return ends;
}
