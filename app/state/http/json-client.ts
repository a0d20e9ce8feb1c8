import { CSRF_COOKIE, CSRF_HEADER, readCsrfToken } from '~/domain/site/csrf';
import { writeCookie } from '../storage/write-cookie';
import { createUuid } from './create-uuid';

/** `status` is 0 after a network error. `body` is `undefined` when the response is no JSON. */
export interface JsonResponse {
  ok: boolean;
  status: number;
  body: unknown;
}

interface PostOptions {
  headers?: Record<string, string>;
  /** The request is finished after the page was left. At most 64 KB. */
  keepalive?: boolean;
}

/** The message for the user after a network error. */
export const NETWORK_ERROR_MESSAGE = 'We could not be reached. Please check your connection and try again.';

/** The CSRF token of the cookie. The first call creates it as a session cookie. */
function getCsrfToken(): string {
  const stored = readCsrfToken(document.cookie);
  if (stored) return stored;
  const token = createUuid();
  writeCookie(document, `${CSRF_COOKIE}=${token}`, 'Strict');
  return token;
}

/** R-HTTP-1: sends JSON with the CSRF header and reads JSON. Never rejects. */
export async function postJson(
  url: string,
  body: unknown,
  { headers, keepalive = false }: PostOptions = {},
): Promise<JsonResponse> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      keepalive,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        [CSRF_HEADER]: getCsrfToken(),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const responseBody: unknown = await response.json().catch(() => undefined);
    return { ok: response.ok, status: response.status, body: responseBody };
  } catch {
    return { ok: false, status: 0, body: undefined };
  }
}
