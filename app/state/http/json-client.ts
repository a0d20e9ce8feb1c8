import { CSRF_COOKIE, CSRF_HEADER, readCsrfToken } from '~/domain/site/csrf';
import { writeCookie } from '../storage/write-cookie';

/** Like `crypto.randomUUID`, which browsers have only on https and on localhost. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

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
