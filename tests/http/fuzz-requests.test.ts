import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFailures, type HostileRequest } from './support/fuzz/find-failures';
import { createFormKey, listFormRequests } from './support/fuzz/form-requests';
import { type FuzzedSite, startFuzzedSite } from './support/fuzz/fuzzed-site';
import { hostileHeaders } from './support/fuzz/hostile-headers';
import { listIdpRequests, listInteractionRequests } from './support/fuzz/idp-requests';
import { csrfCookie, listJsonRequests } from './support/fuzz/json-requests';
import { type FilledForm, readFilledForms } from './support/fuzz/read-filled-forms';
import {
  listHostileParameters,
  listHostileQueries,
  listRequestsOfEveryMethod,
  listUnreadableForms,
} from './support/fuzz/route-requests';
import { drawSamples, fuzzSeed } from './support/fuzz/samples';
import { findRoutePaths, type RoutePaths } from './support/fuzz/site-paths';
import { sendRequest } from './support/send-request';

/** In megabytes, including cached pages. */
const MAX_MEMORY_GROWTH = 160;

let site: FuzzedSite;
let routes: readonly RoutePaths[];
let memoryAtStart: number;

const withCookie = (request: HostileRequest): HostileRequest => ({
  ...request,
  headers: { Cookie: site.cookieFor(request.path ?? '/'), ...request.headers },
});

const findFailuresOf = (requests: readonly HostileRequest[]) => findFailures(site, requests.map(withCookie));

beforeAll(async () => {
  site = await startFuzzedSite();
  routes = await findRoutePaths(site);
  for (const path of routes.flatMap(({ paths }) => paths)) await sendRequest(site.url, { path });
  memoryAtStart = await site.memory();
});
afterAll(() => site.stop());

beforeEach(() => site.restart());

afterEach(async () => {
  expect(site.exitReason(), 'the site has ended').toBeUndefined();
  expect(await findFailures(site, [{ label: 'alive', path: '/healthz' }])).toEqual([]);
  expect((await site.memory()) - memoryAtStart).toBeLessThan(MAX_MEMORY_GROWTH);
  await site.renewSession();
});

describe(`every request gets a valid response (FUZZ_SEED=${fuzzSeed})`, () => {
  it('every route, with every method', async () => {
    expect(routes.length).toBeGreaterThan(90);
    expect(await findFailuresOf(routes.flatMap(listRequestsOfEveryMethod))).toEqual([]);
  });

  it('every route, with hostile parameters', async () => {
    expect(await findFailuresOf(routes.flatMap(listHostileParameters))).toEqual([]);
  });

  it('every route, with a hostile query', async () => {
    expect(await findFailuresOf(routes.flatMap(listHostileQueries))).toEqual([]);
  });

  it('every route, with unreadable forms', async () => {
    expect(await findFailuresOf(routes.flatMap(listUnreadableForms))).toEqual([]);
  });

  it('every form, with changed fields and encodings', async () => {
    const forms = new Map<string, FilledForm>();
    for (const path of routes.flatMap(({ paths }) => paths)) {
      const { text } = await sendRequest(site.url, { path, headers: { cookie: site.cookieFor(path) } });
      for (const form of readFilledForms(path, text)) forms.set(createFormKey(form), form);
    }
    expect(forms.size).toBeGreaterThan(30);
    const failures: string[] = [];
    for (const form of forms.values()) {
      await site.restart();
      await site.renewSession();
      failures.push(...(await findFailuresOf(listFormRequests(form))));
    }
    expect(failures).toEqual([]);
  });

  it('every JSON request, with changed bodies', async () => {
    const requests = listJsonRequests().map((request) => ({
      ...request,
      headers: { ...request.headers, Cookie: `${csrfCookie}; ${site.cookieFor(request.path ?? '')}` },
    }));
    expect(await findFailures(site, requests)).toEqual([]);
  });

  it('every kind of page, with hostile headers', async () => {
    const pages = ['/', '/shop/grid', '/shop/cart', '/auth/sign-in', '/account/profile', '/favicon.svg'];
    const requests = pages.flatMap((path) =>
      drawSamples(`headers of ${path}`, hostileHeaders, 20).map((headers) => {
        const label = `header ${Object.keys(headers)[0]} to ${path}`;
        return { label, path, headers };
      }),
    );
    expect(await findFailuresOf(requests)).toEqual([]);
  });

  it('the embedded IdP, with hostile parameters and forms', async () => {
    const interactions = await listInteractionRequests(site.url);
    expect(interactions.length).toBeGreaterThan(5);
    expect(await findFailures(site, [...listIdpRequests(site.url), ...interactions])).toEqual([]);
  });
});
