import { readLinkToken } from '../../crypto/link-token.server';
import type { AccountDeps } from '../deps.server';
import type { StopEmailResult } from '../types.server';
import { changeOf, identifierOf } from './email-change.server';
import { lockUser, revokeTokens } from './revoke-tokens.server';

/** The new address that a change in progress is about; `null` when the link stops nothing any more. */
export async function openEmailChangeStop(parts: AccountDeps, token: string): Promise<string | null> {
  const id = readLinkToken(parts.secret, 'email-change-stop', token);
  const change = id && (await changeOf(parts, id));
  return change ? change.email : null;
}

/** Stops a change by the link that the present address was sent. Ends all sessions, if that is wished. */
export async function stopEmailChange(
  parts: AccountDeps,
  { token, endsSessions }: { token: string; endsSessions: boolean },
): Promise<StopEmailResult> {
  const id = readLinkToken(parts.secret, 'email-change-stop', token);
  const change = id && (await changeOf(parts, id));
  if (!id || !change) return { kind: 'gone' };
  const { userId } = change;
  return parts.database.transaction(async (session): Promise<StopEmailResult> => {
    await lockUser(session, userId);
    const taken = await session.rows({
      text: 'delete from verifications where identifier = $1 returning id',
      values: [identifierOf(id)],
    });
    if (taken.length === 0) return { kind: 'gone' };
    await revokeTokens(session, { event: 'email-change-stopped', userId });
    if (endsSessions) await revokeTokens(session, { event: 'sessions-ended', userId });
    return { kind: 'stopped' };
  });
}
