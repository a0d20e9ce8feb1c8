import fc from 'fast-check';
import { sendRequest, toCookieHeader } from '../send-request';
import type { HostileRequest } from './find-failures';
import { listFormRequests } from './form-requests';
import { encodeAsPercent, hostileBytes } from './hostile-values';
import { readFilledForms } from './read-filled-forms';
import { drawSamples } from './samples';

const ENDPOINTS = [
  '/idp/auth',
  '/idp/token',
  '/idp/me',
  '/idp/jwks',
  '/idp/session/end',
  '/idp/session/end/confirm',
  '/idp/session/end/success',
  '/idp/token/introspection',
  '/idp/token/revocation',
  '/idp/request',
  '/idp/device',
  '/idp/reg',
  '/idp/interaction/any',
  '/idp/notice/any',
  '/idp/.well-known/openid-configuration',
  '/idp',
  '/idp/',
  '/idp//',
] as const;

const createAuthorizationFields = (siteUrl: string): Record<string, string> => ({
  client_id: 'tessera-site',
  redirect_uri: `${siteUrl}/auth/callback`,
  response_type: 'code',
  scope: 'openid profile email',
  state: 'any',
  nonce: 'any',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
});

const TOKEN_FIELDS: Record<string, string> = {
  grant_type: 'authorization_code',
  code: 'any',
  code_verifier: 'any',
  refresh_token: 'any',
  token: 'any',
  id_token_hint: 'a.b.c',
  post_logout_redirect_uri: 'http://localhost/',
  prompt: 'login',
  max_age: '0',
  claims: '{}',
  request: 'a.b.c',
  request_uri: 'https://evil.example/',
  response_mode: 'fragment',
  xsrf: 'any',
  logout: 'yes',
};

const hostileCalls = fc.tuple(
  fc.constantFrom(...ENDPOINTS),
  fc.constantFrom('GET', 'POST', 'POST as JSON', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'),
  fc.array(fc.tuple(fc.nat(), hostileBytes), { minLength: 1, maxLength: 4 }),
  fc.constantFrom(undefined, 'Basic OjA6', 'Basic !!!', 'Bearer any', 'Bearer \xff', 'x-fz'),
);

function encodeFields(fields: Record<string, string>, changes: readonly [number, Buffer][]): string {
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  for (const [at, bytes] of changes) {
    const name = pairs[at % pairs.length]?.split('=')[0] ?? 'scope';
    pairs[at % pairs.length] = `${name}=${encodeAsPercent(bytes.subarray(0, 2_000))}`;
    if (at % 3 === 0) pairs.push(`${name}=again`);
  }
  return pairs.join('&');
}

/** Requests to all endpoints of the embedded IdP, with almost valid parameters. */
export function listIdpRequests(siteUrl: string): HostileRequest[] {
  const fields = { ...createAuthorizationFields(siteUrl), ...TOKEN_FIELDS };
  return drawSamples('provider', hostileCalls, 100).map(([path, how, changes, authorization]) => {
    const [method = 'GET', , isJson] = how.split(' ');
    const form = encodeFields(method === 'GET' ? createAuthorizationFields(siteUrl) : fields, changes);
    const request = { label: `${how} ${path}`, method, headers: { ...(authorization && { authorization }) } };
    if (method !== 'POST') return { ...request, path: `${path}?${form}` };
    const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
    return { ...request, path, headers: { ...request.headers, 'Content-Type': type }, body: form };
  });
}

/** Hostile forms for the sign-in page of the embedded IdP. */
export async function listInteractionRequests(siteUrl: string): Promise<HostileRequest[]> {
  const query = new URLSearchParams(createAuthorizationFields(siteUrl));
  const started = await sendRequest(siteUrl, { path: `/idp/auth?${query}` });
  const path = started.headers.location ?? '';
  const cookie = toCookieHeader(started);
  const { text } = await sendRequest(siteUrl, { path, headers: { cookie } });
  return readFilledForms(path, text).flatMap((form) =>
    listFormRequests({ ...form, action: path }).map((request) => ({
      ...request,
      label: 'a form of the embedded IdP',
      headers: { ...request.headers, cookie },
    })),
  );
}
