import type { OidcAccount } from '~/domain/auth/display-cookie';
import { parseRecord, parseText } from '~/domain/json/parse-unknown';
import { NETWORK_ERROR_MESSAGE, postJson } from '~/state/http/json-client';

/** The server refused the sign-in. The message is for the user. */
export class SignInRefusedError extends Error {
  override readonly name = 'SignInRefusedError';
}

async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const response = await postJson(url, body);
  const record = parseRecord(response.body);
  if (!response.ok || !record)
    throw new SignInRefusedError(parseText(record?.error) ?? NETWORK_ERROR_MESSAGE);
  return record;
}

export interface SignInParameters {
  authority: string;
  clientId: string;
  scope: string;
  nonce: string;
  /** The redirect URIs of the page and of the popup. */
  callback: string;
  popupCallback: string;
}

/** Requests a nonce and the settings of the provider from the server. Rejects with SignInRefusedError. */
export async function startSignIn(url: string): Promise<SignInParameters> {
  const response = await post(url, { step: 'begin' });
  const getText = (name: string) => parseText(response[name], 2000) ?? '';
  return {
    authority: getText('authority'),
    clientId: getText('clientId'),
    scope: getText('scope'),
    nonce: getText('nonce'),
    callback: getText('callback'),
    popupCallback: getText('popupCallback'),
  };
}

/** The purpose of a sign-in. The provider returns it as the state. */
export interface SignInPurpose {
  redirectTo?: string;
  /** Connects the organisation's account with the signed-in user. */
  connects?: boolean;
}

export interface CompletedSignIn {
  /** Absent when the sign-in needs another step, such as a two-factor code. */
  account?: OidcAccount;
  /** The path to open next. */
  next: string;
}

/** Sends the ID token to the server, which verifies it and opens the session. Rejects with SignInRefusedError. */
export async function completeSignIn(
  url: string,
  idToken: string,
  purpose: SignInPurpose,
): Promise<CompletedSignIn> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const response = await post(url, { step: 'finish', idToken, ...purpose, timeZone });
  const account = parseRecord(response.account);
  const username = parseText(account?.username);
  const localAccountId = parseText(account?.localAccountId);
  const name = parseText(account?.name);
  return {
    next: parseText(response.next, 2000) ?? '/',
    ...(username && localAccountId && { account: { username, localAccountId, ...(name && { name }) } }),
  };
}
