import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFailures, type HostileRequest } from './support/fuzz/find-failures';
import { formRequests, signatureOf } from './support/fuzz/form-requests';
import { type FuzzedSite, startFuzzedSite } from './support/fuzz/fuzzed-site';
import { hostileHeaders } from './support/fuzz/hostile-headers';
import { csrfCookie, jsonRequests } from './support/fuzz/json-requests';
import { interactionRequests, providerRequests } from './support/fuzz/provider-requests';
import { type ReadForm, readForms } from './support/fuzz/read-forms';
import {
  everyMethod,
  hostileParameters,
  hostileQueries,
  unreadableForms,
} from './support/fuzz/route-requests';
import { fuzzSeed, samples } from './support/fuzz/samples';
import { type RoutePaths, routePaths } from './support/fuzz/site-paths';
import { sendRequest } from './support/send-request';

/** In megabytes: what a site may hold on to beyond what it began with, kept pages included. */
const MEMORY_TO_KEEP = 160;

let site: FuzzedSite;
let routes: readonly RoutePaths[];
let memoryAtFirst: number;

const withCookie = (request: HostileRequest): HostileRequest => ({
  ...request,
  headers: { Cookie: site.cookieFor(request.path ?? '/'), ...request.headers },
});

const tryAll = (requests: readonly HostileRequest[]) => findFailures(site, requests.map(withCookie));

beforeAll(async () => {
  site = await startFuzzedSite();
  routes = await routePaths(site);
  for (const path of routes.flatMap(({ paths }) => paths)) await sendRequest(site.url, { path });
  memoryAtFirst = await site.memory();
});
afterAll(() => site.stop());

beforeEach(() => site.restart());

afterEach(async () => {
  expect(site.exitReason(), 'the site has ended').toBeUndefined();
  expect(await findFailures(site, [{ label: 'alive', path: '/healthz' }])).toEqual([]);
  expect((await site.memory()) - memoryAtFirst).toBeLessThan(MEMORY_TO_KEEP);
  await site.renewSession();
});

describe(`whatever is asked, the answer is one of ours (FUZZ_SEED=${fuzzSeed})`, () => {
  it('every route, by every method', async () => {
    expect(routes.length).toBeGreaterThan(90);
    expect(await tryAll(routes.flatMap(everyMethod))).toEqual([]);
  });

  it('every route, with hostile parameters', async () => {
    expect(await tryAll(routes.flatMap(hostileParameters))).toEqual([]);
  });

  it('every route, with a hostile query', async () => {
    expect(await tryAll(routes.flatMap(hostileQueries))).toEqual([]);
  });

  it('every route, with forms that cannot be read', async () => {
    expect(await tryAll(routes.flatMap(unreadableForms))).toEqual([]);
  });

  it('every form, with other fields and in other encodings', async () => {
    const known = new Map<string, ReadForm>();
    for (const path of routes.flatMap(({ paths }) => paths)) {
      const { text } = await sendRequest(site.url, { path, headers: { cookie: site.cookieFor(path) } });
      for (const form of readForms(path, text)) known.set(signatureOf(form), form);
    }
    expect(known.size).toBeGreaterThan(30);
    const faults: string[] = [];
    for (const form of known.values()) {
      await site.restart();
      await site.renewSession();
      faults.push(...(await tryAll(formRequests(form))));
    }
    expect(faults).toEqual([]);
  });

  it('every call in JSON, with other bodies', async () => {
    const requests = jsonRequests().map((request) => ({
      ...request,
      headers: { ...request.headers, Cookie: `${csrfCookie}; ${site.cookieFor(request.path ?? '')}` },
    }));
    expect(await findFailures(site, requests)).toEqual([]);
  });

  it('every kind of page, with hostile headers', async () => {
    const pages = ['/', '/shop/grid', '/shop/cart', '/auth/sign-in', '/account/profile', '/favicon.svg'];
    const requests = pages.flatMap((path) =>
      samples(`headers of ${path}`, hostileHeaders, 60).map((headers) => {
        const label = `header ${Object.keys(headers)[0]} to ${path}`;
        return { label, path, headers };
      }),
    );
    expect(await tryAll(requests)).toEqual([]);
  });

  it('the sample directory, with parameters and answers of all kinds', async () => {
    const answers = await interactionRequests(site.url);
    expect(answers.length).toBeGreaterThan(20);
    expect(await findFailures(site, [...providerRequests(site.url), ...answers])).toEqual([]);
  });
});
