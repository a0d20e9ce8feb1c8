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

/** The answer to a right token of this account at the organisation. */
async function finish(sub: string, session = '', more: { connects?: boolean } = {}) {
  const { nonce, cookie } = await startOidcSignIn(site.url);
  const claims = { ...createIdTokenClaims(provider.issuer, nonce), sub, email: `${sub}@work.example` };
  const token = await signIdToken(provider.key, claims);
  return completeOidcSignIn(site.url, token, [session, cookie].filter(Boolean).join('; '), more);
}

describe('somebody who is signed in connects another account', () => {
  const post = (path: string, fields: FormValues, cookie = '') =>
    postForm(site.url, { path, fields, cookie });
  const begin = (sub: string, session: string) => finish(sub, session, { connects: true });

  it('makes nobody and opens nothing before the person says yes; then it can be taken back', async () => {
    const credentials = { email: 'meera@tessera.example', password: 'one tile at a time' };
    const session = toCookieHeader(await post('/auth/sign-in', credentials));
    const proved = await begin('meera-elsewhere', session);
    expect(JSON.parse(proved.text)).toEqual({ next: '/auth/connect?redirectTo=%2Faccount%2Fsecurity' });
    expect(toCookieHeader(proved)).not.toContain('session_token');
    const Cookie = `${session}; ${toCookieHeader(proved)}`;
    const page = await sendRequest(site.url, { path: '/auth/connect', headers: { Cookie } });
    expect(page.text).toContain('meera-elsewhere@work.example');
    const linked = await post('/auth/connect?redirectTo=/account/security', {}, Cookie);
    expect(linked.status).toBe(303);

    const security = await sendRequest(site.url, { path: '/account/security', headers: { Cookie: session } });
    const ids = [...security.text.matchAll(/value="disconnect"\/?><input[^>]*name="id" value="([^"]+)"/g)];
    expect(ids.length).toBeGreaterThan(0);
    for (const [, id = ''] of ids) {
      const taken = await post('/account/security', { intent: 'disconnect', id }, session);
      expect(taken.headers.location).toBe('/account/security?done=disconnected');
    }
    // Nobody was made on the way: the account is new to the site now.
    const after = await finish('meera-elsewhere');
    expect(JSON.parse(after.text).account.username).toBe('meera-elsewhere@work.example');
  });

  it('an account that opens somebody else’s is not taken over', async () => {
    await finish('of-somebody');
    const owner = { email: 'owner@tessera.example', password: 'the whole mosaic' };
    const session = toCookieHeader(await post('/auth/sign-in', owner));
    const proved = await begin('of-somebody', session);
    const refused = await post('/auth/connect', {}, `${session}; ${toCookieHeader(proved)}`);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('somebody else’s account');
  });

  it('nobody is connected without a session', async () => {
    const answer = await begin('of-nobody', '');
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.text).error).toContain('not signed in here any more');
  });
});
