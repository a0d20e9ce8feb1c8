import type { JWTPayload } from 'jose';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/site/csrf';
import { sendRequest, type TestResponse, toCookieHeader } from './send-request';

const token = '0123456789012345678901';
const callHeaders = {
  'Sec-Fetch-Site': 'same-origin',
  'Content-Type': 'application/json',
  [CSRF_HEADER]: token,
};

/** Adds the CSRF cookie. */
const withCsrfCookie = (cookie: string) => [`${CSRF_COOKIE}=${token}`, cookie].filter(Boolean).join('; ');

export async function startOidcSignIn(
  siteUrl: string,
  cookie = '',
): Promise<{ nonce: string; cookie: string }> {
  const response = await sendRequest(siteUrl, {
    method: 'POST',
    path: '/auth/organisation',
    headers: { ...callHeaders, Cookie: withCsrfCookie(cookie) },
    body: JSON.stringify({ step: 'begin' }),
  });
  return { nonce: JSON.parse(response.text).nonce, cookie: toCookieHeader(response) };
}

export function completeOidcSignIn(
  siteUrl: string,
  idToken: unknown,
  cookie: string,
  more: { connects?: boolean } = {},
): Promise<TestResponse> {
  return sendRequest(siteUrl, {
    method: 'POST',
    path: '/auth/organisation',
    headers: { ...callHeaders, Cookie: withCsrfCookie(cookie) },
    body: JSON.stringify({ step: 'finish', idToken, redirectTo: '/account/security', ...more }),
  });
}

/** The claims of a valid token. `now` in seconds. */
export function createIdTokenClaims(
  issuer: string,
  nonce: string,
  now = Math.floor(Date.now() / 1000),
): JWTPayload {
  return {
    iss: issuer,
    aud: 'the-site',
    sub: 'subject-1',
    iat: now,
    exp: now + 300,
    nonce,
    name: 'Leela Narayan',
    email: 'leela@kaveri.example',
    email_verified: true,
  };
}
