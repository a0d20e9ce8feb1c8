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
 * When each role ended. Stores the day on which a role of the repository closed, because the repository no longer has it after the role
 * is removed. A removed role closed on its stored day. A role that was open until its removal closes now.
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
