import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFailures } from './support/fuzz/find-failures';
import { type FuzzedSite, startFuzzedSite } from './support/fuzz/fuzzed-site';
import { checkShape, DISCONNECTS, sendAndDisconnect } from './support/fuzz/raw-exchange';
import { knownShapes, mutatedShape, type RawShape } from './support/fuzz/raw-shapes';
import { drawSamples, fuzzSeed } from './support/fuzz/samples';
import { sendRequest } from './support/send-request';

/** In megabytes. */
const MAX_MEMORY_GROWTH = 80;
const CONNECTIONS = 25;

let site: FuzzedSite;
let memoryAtStart: number;

beforeAll(async () => {
  site = await startFuzzedSite();
  for (const path of ['/', '/company', '/shop/grid?q=mug', '/shop/index', '/favicon.svg'])
    await sendRequest(site.url, { path });
  memoryAtStart = await site.memory();
});
afterAll(() => site.stop());

beforeEach(() => site.restart());

afterEach(async () => {
  expect(site.exitReason(), 'the site has ended').toBeUndefined();
  expect(await findFailures(site, [{ label: 'alive', path: '/healthz' }])).toEqual([]);
  expect((await site.memory()) - memoryAtStart).toBeLessThan(MAX_MEMORY_GROWTH);
});

async function checkShapes(shapes: readonly RawShape[]): Promise<string[]> {
  const failures: string[] = [];
  for (const shape of shapes) {
    if (site.exitReason() !== undefined) break;
    failures.push(...(await checkShape(site.url, shape)));
  }
  return failures;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n`;

/** Requests of clients that do not wait for the responses. Each entry is what one connection sends. */
const requestSequences: readonly (readonly string[])[] = [
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

describe(`every connection gets a response or is closed (FUZZ_SEED=${fuzzSeed})`, () => {
  it('requests that are known to confuse servers', async () => {
    expect(await checkShapes(knownShapes)).toEqual([]);
  });

  it('requests with inserted, deleted or repeated bytes', async () => {
    expect(await checkShapes(drawSamples('raw', mutatedShape, 150))).toEqual([]);
  });

  it.each(DISCONNECTS)('clients that %s do no harm', async (disconnect) => {
    for (const requests of requestSequences) {
      for (const waitsForServer of [true, false, true])
        await sendAndDisconnect(site.url, { connections: CONNECTIONS, requests, disconnect, waitsForServer });
    }
    expect((await sendRequest(site.url, { path: '/company' })).status).toBe(200);
  });
});
