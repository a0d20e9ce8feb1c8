import { CSRF_COOKIE, CSRF_HEADER, readCsrfToken } from '~/domain/site/csrf';
import { writeCookie } from '../storage/write-cookie';

/** An answer with a status, and what stood in it; `status` 0 when there was no answer at all. */
export interface JsonResponse {
  ok: boolean;
  status: number;
  body: unknown;
}

/** For the person, when there was no answer. */
export const NETWORK_ERROR_MESSAGE = 'We could not be reached. Please check your connection and try again.';

/** The page's token; made by the first call and kept as long as the browser is open. */
function ownToken(): string {
  const kept = readCsrfToken(document.cookie);
  if (kept) return kept;
  const token = crypto.randomUUID();
  writeCookie(document, `${CSRF_COOKIE}=${token}`, 'Strict');
  return token;
}

/** R-HTTP-1: the HTTP client. JSON out, JSON in, and the header that shows which site the call comes from. */
export async function postJson(
  url: string,
  body: unknown,
  headers?: Record<string, string>,
): Promise<JsonResponse> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        [CSRF_HEADER]: ownToken(),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const answered: unknown = await response.json().catch(() => undefined);
    return { ok: response.ok, status: response.status, body: answered };
  } catch {
    return { ok: false, status: 0, body: undefined };
  }
}
