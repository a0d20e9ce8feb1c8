import type { StopEmailResult } from './contract.server';
import { idOfLinkToken } from './link-token.server';
import { changeOf, identifierOf } from './own-email.server';
import type { AccountParts } from './parts.server';
import { lockPerson, revokeTokens } from './revoke-tokens.server';

/** The new address that a change in progress is about; `null` when the link stops nothing any more. */
export async function openEmailChangeStop(parts: AccountParts, token: string): Promise<string | null> {
  const id = idOfLinkToken(parts.secret, 'email-change-stop', token);
  const change = id && (await changeOf(parts, id));
  return change ? change.email : null;
}

/** Stops a change by the link that the present address was sent. Ends all sessions, if that is wished. */
export async function stopEmailChange(
  parts: AccountParts,
  { token, endsSessions }: { token: string; endsSessions: boolean },
): Promise<StopEmailResult> {
  const id = idOfLinkToken(parts.secret, 'email-change-stop', token);
  const change = id && (await changeOf(parts, id));
  if (!id || !change) return { kind: 'gone' };
  const { personId } = change;
  return parts.database.transaction(async (session): Promise<StopEmailResult> => {
    await lockPerson(session, personId);
    const taken = await session.rows({
      text: 'delete from verifications where identifier = $1 returning id',
      values: [identifierOf(id)],
    });
    if (taken.length === 0) return { kind: 'gone' };
    await revokeTokens(session, { event: 'email-change-stopped', personId });
    if (endsSessions) await revokeTokens(session, { event: 'sessions-ended', personId });
    return { kind: 'stopped' };
  });
}
