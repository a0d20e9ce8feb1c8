import { parseRecord, parseText } from '../json/parse-unknown';

/** R-SESSION-1: `email` is the account's username, `id` its local account identifier. */
export interface SessionUser {
  email: string;
  name: string;
  id: string;
}

/** A signed-in account, as the OIDC client reports it. */
export interface OidcAccount {
  username: string;
  name?: string;
  localAccountId: string;
}

/** The cookie that scripts can read. It holds the signed-in user for display and grants nothing on the server. */
export const DISPLAY_COOKIE = 'tessera.auth';

/** Set by a sign-in, so that the next page shows the sign-in toast once. It expires after a minute. */
export const JUST_SIGNED_IN_COOKIE = 'tessera.arrived';

function readCookie(cookies: string, name: string): string | undefined {
  return cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** R-SESSION-2: authenticated means that the display cookie exists. `cookies` as in `document.cookie`. */
export function isAuthenticated(cookies: string): boolean {
  return Boolean(readCookie(cookies, DISPLAY_COOKIE));
}

/** Whether this page is the first one after a sign-in. `cookies` as in `document.cookie`. */
export function hasJustSignedIn(cookies: string): boolean {
  return Boolean(readCookie(cookies, JUST_SIGNED_IN_COOKIE));
}

/**
 * The user in the display cookie; `undefined` when it is absent or malformed. `cookies` as in `document.cookie`. Never
 * throws.
 */
export function parseDisplayCookie(cookies: string): SessionUser | undefined {
  try {
    const stored = parseRecord(JSON.parse(decodeURIComponent(readCookie(cookies, DISPLAY_COOKIE) ?? '')));
    const email = parseText(stored?.email);
    const id = parseText(stored?.id);
    const name = stored?.name;
    return email && id && typeof name === 'string' ? { email, name, id } : undefined;
  } catch {
    return undefined;
  }
}

/** `name=value`, percent-encoded, without attributes. */
export function serialiseDisplayCookie({ email, name, id }: SessionUser): string {
  return `${DISPLAY_COOKIE}=${encodeURIComponent(JSON.stringify({ email, name, id }))}`;
}

/** R-SESSION-1. An account without a name gets its username as name. */
export function toSessionUser(account: OidcAccount): SessionUser {
  return {
    email: account.username,
    name: account.name ?? account.username,
    id: account.localAccountId,
  };
}

/**
 * R-SESSION-3: the user built from the first account, when no user is stored or the stored email differs from that
 * account's username. `undefined` when the stored user stays or no account is signed in.
 */
export function rebuildSessionUser(
  accounts: readonly OidcAccount[],
  stored: SessionUser | undefined,
): SessionUser | undefined {
  const [first] = accounts;
  if (!first || stored?.email === first.username) return undefined;
  return toSessionUser(first);
}
