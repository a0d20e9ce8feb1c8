import { readLinkToken } from '../../crypto/link-token.server';
import { lockUser, revokeTokens } from '../better-auth/tables/revoke-tokens.server';
import { deleteVerification } from '../better-auth/tables/verifications.server';
import type { AccountDeps } from '../deps.server';
import { getChangeIdentifier, readEmailChange } from './email-change.server';
import type { StopEmailResult } from './types.server';

/** The new email of the change that a link stops; `null` for an invalid link. */
export async function openEmailChangeStop(deps: AccountDeps, token: string): Promise<string | null> {
  const id = readLinkToken(deps.secret, 'email-change-stop', token);
  const change = id && (await readEmailChange(deps, id));
  return change ? change.email : null;
}

/** Stops a change by the link that the current email got, and ends all sessions if the user chose that. */
export async function stopEmailChange(
  deps: AccountDeps,
  { token, endsSessions }: { token: string; endsSessions: boolean },
): Promise<StopEmailResult> {
  const id = readLinkToken(deps.secret, 'email-change-stop', token);
  const change = id && (await readEmailChange(deps, id));
  if (!id || !change) return { kind: 'gone' };
  const { userId } = change;
  return deps.db.transaction(async (transaction): Promise<StopEmailResult> => {
    await lockUser(transaction, userId);
    if (!(await deleteVerification(transaction, getChangeIdentifier(id)))) return { kind: 'gone' };
    await revokeTokens(transaction, { event: 'email-change-stopped', userId });
    if (endsSessions) await revokeTokens(transaction, { event: 'sessions-ended', userId });
    return { kind: 'stopped' };
  });
}
