import { parseRecord, parseText } from '../json/parse-unknown';

/** R-SESSION-1: `email` is the account's username, `id` its local account identifier. */
export interface SessionUser {
  email: string;
  name: string;
  id: string;
}

/** What the identity provider's library reports about a signed-in account. */
export interface OidcAccount {
  username: string;
  name?: string;
  localAccountId: string;
}

/** The readable cookie. It says who is signed in to the page and grants nothing on the server. */
export const DISPLAY_COOKIE = 'tessera.auth';

/** Says once, on the page after a sign-in, that somebody has just signed in. It lives for a minute at most. */
export const JUST_SIGNED_IN_COOKIE = 'tessera.arrived';

function cookieValue(cookies: string, name: string): string | undefined {
  return cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** R-SESSION-2: authenticated means the session cookie exists. `cookies` as in `document.cookie`. */
export function isAuthenticated(cookies: string): boolean {
  return Boolean(cookieValue(cookies, DISPLAY_COOKIE));
}

/** Whether the page is the first one after a sign-in. */
export function hasJustSignedIn(cookies: string): boolean {
  return Boolean(cookieValue(cookies, JUST_SIGNED_IN_COOKIE));
}

/** The user in the cookie; `undefined` when there is none or it cannot be read. */
export function parseDisplayCookie(cookies: string): SessionUser | undefined {
  try {
    const stored = parseRecord(JSON.parse(decodeURIComponent(cookieValue(cookies, DISPLAY_COOKIE) ?? '')));
    const email = parseText(stored?.email);
    const id = parseText(stored?.id);
    const name = stored?.name;
    return email && id && typeof name === 'string' ? { email, name, id } : undefined;
  } catch {
    return undefined;
  }
}

/** `name=value`, percent-encoded; the attributes are for the one who sets it. */
export function serialiseDisplayCookie({ email, name, id }: SessionUser): string {
  return `${DISPLAY_COOKIE}=${encodeURIComponent(JSON.stringify({ email, name, id }))}`;
}

export function toSessionUser(account: OidcAccount): SessionUser {
  return {
    email: account.username,
    name: account.name ?? account.username,
    id: account.localAccountId,
  };
}

/**
 * R-SESSION-3: with at least one signed-in account, and no stored user or one with another e-mail address than
 * the first account's username, the record is rebuilt from the first account. `undefined`: leave it as it is.
 */
export function rebuildSessionUser(
  accounts: readonly OidcAccount[],
  stored: SessionUser | undefined,
): SessionUser | undefined {
  const [first] = accounts;
  if (!first || stored?.email === first.username) return undefined;
  return toSessionUser(first);
}
