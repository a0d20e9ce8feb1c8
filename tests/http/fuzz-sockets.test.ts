import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFaults } from './support/fuzz/find-faults';
import { type FuzzedSite, startFuzzedSite } from './support/fuzz/fuzzed-site';
import { deletion_requests, faultsOfShape, leave } from './support/fuzz/raw-exchange';
import { knownShapes, mutatedShape, type RawShape } from './support/fuzz/raw-shapes';
import { fuzzSeed, samples } from './support/fuzz/samples';
import { sendRequest } from './support/send-request';

/** In megabytes: what a site may hold on to beyond what it began with. */
const MEMORY_TO_KEEP = 80;
const CONNECTIONS = 25;

let site: FuzzedSite;
let memoryAtFirst: number;

beforeAll(async () => {
  site = await startFuzzedSite();
  for (const path of ['/', '/company', '/shop/grid?q=mug', '/shop/index', '/favicon.svg'])
    await sendRequest(site.url, { path });
  memoryAtFirst = await site.memory();
});
afterAll(() => site.stop());

beforeEach(() => site.restart());

afterEach(async () => {
  expect(site.end(), 'the site has ended').toBeUndefined();
  expect(await findFaults(site, [{ label: 'alive', path: '/healthz' }])).toEqual([]);
  expect((await site.memory()) - memoryAtFirst).toBeLessThan(MEMORY_TO_KEEP);
});

async function faultsOfAll(shapes: readonly RawShape[]): Promise<string[]> {
  const faults: string[] = [];
  for (const shape of shapes) {
    if (site.end() !== undefined) break;
    faults.push(...(await faultsOfShape(site.url, shape)));
  }
  return faults;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n`;

/** What is asked for by visitors who do not wait for the answer. */
const asked: readonly (readonly string[])[] = [
  [get('/')],
  Array.from({ length: 40 }, () => get('/about/v1')),
  [get('/').repeat(30)],
  [get('/auth/sign-in')],
  [get('/auth/sign-in').repeat(4)],
  Array.from({ length: 10 }, () => get('/favicon.svg')),
  [
    `${get('/contact').replace('GET', 'POST').trimEnd()}\r\nContent-Length: 900000\r\n\r\n`,
    'a'.repeat(90_000),
  ],
];

describe(`whatever is written to a connection, it is answered or closed (FUZZ_SEED=${fuzzSeed})`, () => {
  it('requests that are known to have fooled some server', async () => {
    expect(await faultsOfAll(knownShapes)).toEqual([]);
  });

  it('requests with bytes put in, taken out or repeated', async () => {
    expect(await faultsOfAll(samples('raw', mutatedShape, 400))).toEqual([]);
  });

  it.each(departures)('visitors who %s do no harm', async (departure) => {
    for (const requests of asked) {
      for (const areHeard of [true, false, true])
        await leave(site.url, { connections: CONNECTIONS, requests, departure, areHeard });
    }
    expect((await sendRequest(site.url, { path: '/company' })).status).toBe(200);
  });
});
