import type { OidcAccount } from '~/domain/auth/display-cookie';
import { parseRecord, parseText } from '~/domain/json/parse-unknown';
import { NETWORK_ERROR_MESSAGE, postJson } from '~/state/http/json-client';

/** What our own server said no to, in words for the person. */
export class SignInRefusedError extends Error {
  override readonly name = 'Refusal';
}

async function post(address: string, body: object): Promise<Record<string, unknown>> {
  const answer = await postJson(address, body);
  const said = parseRecord(answer.body);
  if (!answer.ok || !said) throw new SignInRefusedError(parseText(said?.error) ?? NETWORK_ERROR_MESSAGE);
  return said;
}

export interface SignInParameters {
  authority: string;
  clientId: string;
  scope: string;
  nonce: string;
  /** Where the provider sends people back to. */
  callback: string;
  popupCallback: string;
}

/** Asks for a nonce and what the provider is to be told. */
export async function startSignIn(address: string): Promise<SignInParameters> {
  const said = await post(address, { step: 'begin' });
  const text = (name: string) => parseText(said[name], 2000) ?? '';
  return {
    authority: text('authority'),
    clientId: text('clientId'),
    scope: text('scope'),
    nonce: text('nonce'),
    callback: text('callback'),
    popupCallback: text('popupCallback'),
  };
}

/** What somebody goes to the provider for; it comes back with them. */
export interface SignInPurpose {
  redirectTo?: string;
  /** Shows another account of theirs, to be connected with the one that is signed in. */
  connects?: boolean;
}

export interface CompletedSignIn {
  /** Absent when one more proof is needed first. */
  account?: OidcAccount;
  next: string;
}

/** Hands over the ID token, once. Rejects with the server's own words when it opens nothing. */
export async function completeSignIn(
  address: string,
  idToken: string,
  purpose: SignInPurpose,
): Promise<CompletedSignIn> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const said = await post(address, { step: 'finish', idToken, ...purpose, timeZone });
  const account = parseRecord(said.account);
  const username = parseText(account?.username);
  const localAccountId = parseText(account?.localAccountId);
  const name = parseText(account?.name);
  return {
    next: parseText(said.next, 2000) ?? '/',
    ...(username && localAccountId && { account: { username, localAccountId, ...(name && { name }) } }),
  };
}
