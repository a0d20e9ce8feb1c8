import { CSRF_HEADER, readCsrfToken } from '~/domain/site/csrf';
import { readJson } from './read-body.server';

/** The media type of a content type, without its parameters; media types are written in any case (RFC 9110 §8.3.1). */
const mediaTypeOf = (contentType: string | null | undefined): string =>
  contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';

export const isJson = (contentType: string | null | undefined): boolean =>
  /^application\/(?:[\w.-]+\+)?json$/.test(mediaTypeOf(contentType));

/** Whether a call repeats in a header what stands in the cookie of this site. No other site can read the one or set the other. */
export function hasCsrfToken(headers: Headers): boolean {
  const token = readCsrfToken(headers.get('cookie') ?? '');
  return token !== undefined && headers.get(CSRF_HEADER) === token;
}

const refuse = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

export const rejectForeignCall = (): Response =>
  refuse(403, 'This call did not come from a page of this site.');

/**
 * The body of a call that changes something, `undefined` when it is no JSON. Throws 415 for any other content type, as a
 * page of another site may send those, and 403 without the token. Asked by the action itself: it counts under whatever
 * spelling of the address the action is reached.
 */
export async function readCallJson(request: Request): Promise<unknown> {
  const isApplicationJson = mediaTypeOf(request.headers.get('content-type')) === 'application/json';
  if (!isApplicationJson)
    throw refuse(415, 'Please send JSON, as application/json.', { Accept: 'application/json' });
  if (!hasCsrfToken(request.headers)) throw rejectForeignCall();
  return readJson(request).catch(() => undefined);
}
