import { readRecord, readText } from '~/domain/reading';
import type { IdentityAccount } from '~/domain/session';
import { NOT_REACHED, postJson } from '~/state/http/json-client';

/** What our own server said no to, in words for the person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

async function post(address: string, body: object): Promise<Record<string, unknown>> {
  const answer = await postJson(address, body);
  const said = readRecord(answer.body);
  if (!answer.ok || !said) throw new Refusal(readText(said?.error) ?? NOT_REACHED);
  return said;
}

export interface BegunSignIn {
  authority: string;
  clientId: string;
  scope: string;
  nonce: string;
  /** Where the provider sends people back to. */
  callback: string;
  popupCallback: string;
}

/** Asks for a nonce and what the provider is to be told. */
export async function begin(address: string): Promise<BegunSignIn> {
  const said = await post(address, { step: 'begin' });
  const text = (name: string) => readText(said[name], 2000) ?? '';
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

export interface FinishedSignIn {
  /** Absent when one more proof is needed first. */
  account?: IdentityAccount;
  next: string;
}

/** Hands over the ID token, once. Rejects with the server's own words when it opens nothing. */
export async function finish(
  address: string,
  idToken: string,
  purpose: SignInPurpose,
): Promise<FinishedSignIn> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const said = await post(address, { step: 'finish', idToken, ...purpose, timeZone });
  const account = readRecord(said.account);
  const username = readText(account?.username);
  const localAccountId = readText(account?.localAccountId);
  const name = readText(account?.name);
  return {
    next: readText(said.next, 2000) ?? '/',
    ...(username && localAccountId && { account: { username, localAccountId, ...(name && { name }) } }),
  };
}
