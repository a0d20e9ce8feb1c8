import { createHmac, timingSafeEqual } from 'node:crypto';

const cookieName = 'tessera.session_token';

function cookieValue(cookies: string, name: string): string | undefined {
  return cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/**
 * The token in a request's session cookie when its signature is ours, as better-auth writes it: `token.signature`.
 * A forged or edited cookie ends here, before the database is asked.
 */
export function sessionTokenOf(request: Request, secret: string, httpsOnly: boolean): string | undefined {
  const name = httpsOnly ? `__Secure-${cookieName}` : cookieName;
  const signed = decoded(cookieValue(request.headers.get('cookie') ?? '', name) ?? '');
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = signed.slice(0, dot);
  const right = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  const given = Buffer.from(signed.slice(dot + 1));
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined;
}
