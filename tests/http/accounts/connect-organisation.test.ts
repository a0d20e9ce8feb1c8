import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningSite } from '../../../scripts/site/production-site';
import { type FakeOidcProvider, signIdToken, startFakeOidcProvider } from '../../fakes/fake-oidc-provider';
import { completeOidcSignIn, createIdTokenClaims, startOidcSignIn } from '../support/oidc-sign-in-requests';
import { type FormValues, postForm } from '../support/post-form';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest, toCookieHeader } from '../support/send-request';

let provider: FakeOidcProvider;
let site: RunningSite;
let dataFolder: string;

beforeAll(async () => {
  provider = await startFakeOidcProvider();
  dataFolder = await mkdtemp(join(tmpdir(), 'tessera-connecting-'));
  const settings = { OIDC_AUTHORITY: provider.issuer, OIDC_CLIENT_ID: 'the-site' };
  site = await startSeededSite({ dataFolder, settings });
});
afterAll(async () => {
  await site.stop();
  await provider.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Completes a sign-in with a valid token of an organisation account. */
async function signInWith(sub: string, session = '', more: { connects?: boolean } = {}) {
  const { nonce, cookie } = await startOidcSignIn(site.url);
  const claims = { ...createIdTokenClaims(provider.issuer, nonce), sub, email: `${sub}@work.example` };
  const token = await signIdToken(provider.key, claims);
  return completeOidcSignIn(site.url, token, [session, cookie].filter(Boolean).join('; '), more);
}

describe('a signed-in user connects an organisation account', () => {
  const post = (path: string, fields: FormValues, cookie = '') =>
    postForm(site.url, { path, fields, cookie });
  const connect = (sub: string, session: string) => signInWith(sub, session, { connects: true });

  it('creates no user and no session before the confirmation; the connection can be removed', async () => {
    const credentials = { email: 'meera@tessera.example', password: 'one tile at a time' };
    const session = toCookieHeader(await post('/auth/sign-in', credentials));
    const verified = await connect('meera-elsewhere', session);
    expect(JSON.parse(verified.text)).toEqual({ next: '/auth/connect?redirectTo=%2Faccount%2Fsecurity' });
    expect(toCookieHeader(verified)).not.toContain('session_token');
    const Cookie = `${session}; ${toCookieHeader(verified)}`;
    const page = await sendRequest(site.url, { path: '/auth/connect', headers: { Cookie } });
    expect(page.text).toContain('meera-elsewhere@work.example');
    const linked = await post('/auth/connect?redirectTo=/account/security', {}, Cookie);
    expect(linked.status).toBe(303);

    const security = await sendRequest(site.url, { path: '/account/security', headers: { Cookie: session } });
    const ids = [...security.text.matchAll(/value="disconnect"\/?><input[^>]*name="id" value="([^"]+)"/g)];
    expect(ids.length).toBeGreaterThan(0);
    for (const [, id = ''] of ids) {
      const disconnected = await post('/account/security', { intent: 'disconnect', id }, session);
      expect(disconnected.headers.location).toBe('/account/security?done=disconnected');
    }
    // No user was created before: this sign-in creates one.
    const after = await signInWith('meera-elsewhere');
    expect(JSON.parse(after.text).account.username).toBe('meera-elsewhere@work.example');
  });

  it('an organisation account of another user is refused', async () => {
    await signInWith('of-another-user');
    const admin = { email: 'owner@tessera.example', password: 'the whole mosaic' };
    const session = toCookieHeader(await post('/auth/sign-in', admin));
    const verified = await connect('of-another-user', session);
    const refused = await post('/auth/connect', {}, `${session}; ${toCookieHeader(verified)}`);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('another account');
  });

  it('without a session nothing is connected', async () => {
    const response = await connect('without-user', '');
    expect(response.status).toBe(401);
    expect(JSON.parse(response.text).error).toContain('not signed in here any more');
  });
});
