import { CSRF_HEADER, readCsrfToken } from '~/domain/site/csrf';
import { readJson } from './read-body.server';

/** The media type of a Content-Type header, without parameters, in lower case (RFC 9110 §8.3.1). */
const parseMediaType = (contentType: string | null | undefined): string =>
  contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';

export const isJson = (contentType: string | null | undefined): boolean =>
  /^application\/(?:[\w.-]+\+)?json$/.test(parseMediaType(contentType));

/** Whether the CSRF header has the value of the CSRF cookie. Another site can neither read the cookie nor set the header. */
export function hasCsrfToken(headers: Headers): boolean {
  const token = readCsrfToken(headers.get('cookie') ?? '');
  return token !== undefined && headers.get(CSRF_HEADER) === token;
}

const createRefusal = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

export const createCsrfRefusal = (): Response =>
  createRefusal(403, 'This call did not come from a page of this site.');

/**
 * Reads the body of a JSON request that changes something; `undefined` for invalid JSON. Throws 415 for other content types,
 * because pages of other sites can send them, and 403 without the CSRF token. The action calls this itself, so that the
 * check does not depend on the URL of the request.
 */
export async function readCallJson(request: Request): Promise<unknown> {
  const isApplicationJson = parseMediaType(request.headers.get('content-type')) === 'application/json';
  if (!isApplicationJson)
    throw createRefusal(415, 'Please send JSON, as application/json.', { Accept: 'application/json' });
  if (!hasCsrfToken(request.headers)) throw createCsrfRefusal();
  return readJson(request).catch(() => undefined);
}
