import { requirePermission } from '~/domain/permissions';
import type { Role } from '~/domain/person';
import type { SignedIn } from './contract.server';
import { isUuid } from './link-token.server';
import type { AccountParts } from './parts.server';
import { lockPerson, revokeTokens } from './revoke-tokens.server';

/**
 * Gives somebody another role, and ends their sessions and links: what a session may do was decided when it began. Nobody changes
 * the own role, so that there is always an admin left. Throws NotAllowedError.
 */
export async function changeRole(
  { database }: AccountParts,
  { person }: SignedIn,
  { personId, role }: { personId: string; role: Role },
): Promise<'changed' | 'own' | 'unknown'> {
  requirePermission(person, 'people.manage');
  if (personId === person.id) return 'own';
  if (!isUuid(personId)) return 'unknown';
  return database.transaction(async (session) => {
    await lockPerson(session, personId);
    const changed = await session.rows({
      text: 'update people set role = $2, updated_at = now() where id = $1 returning id',
      values: [personId, role],
    });
    await revokeTokens(session, { event: 'role-changed', personId });
    return changed.length > 0 ? 'changed' : 'unknown';
  });
}
