import { once } from 'node:events';
import { globSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '~/paths';
import type { RunningSite } from '../../scripts/site/production-site';
import { get, openConnection } from './support/connection';
import { startSeededSite } from './support/seeded-site';
import { sendRequest } from './support/send-request';

const MEGABYTE = 1024 * 1024;

let folder: string;
let site: RunningSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-connections-'));
  const reportsMemory = pathToFileURL('tests/fakes/report-memory-on-signal.mjs').href;
  site = await startSeededSite({
    dataFolder: folder,
    settings: { FORMS_PER_MINUTE: '1000000', NODE_OPTIONS: `--import ${reportsMemory}` },
  });
});

afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

function largestFile(): string {
  const files = globSync('build/client/**/*.{png,avif,webp,js}').map((file) => ({
    url: file.slice('build/client'.length),
    size: statSync(file).size,
  }));
  return files.toSorted((a, b) => b.size - a.size)[0]?.url ?? '';
}

interface Target {
  name: string;
  path: string;
  /** Fewer for rendered pages, because a render takes a hundred times as long as a cached page. */
  connections: number;
}

const targets: readonly Target[] = [
  { name: 'a prerendered page', path: paths.home(), connections: 20 },
  { name: 'a cached page', path: paths.shop.product('mosaic-mug'), connections: 20 },
  { name: 'a file', path: largestFile(), connections: 20 },
  { name: 'a rendered page', path: `${paths.shop.checkout()}?buy=mosaic-mug`, connections: 4 },
  { name: 'the identity provider', path: '/idp/.well-known/openid-configuration', connections: 10 },
];

/** Resolves at the first bytes of a response or at the end of the connection. */
const waitForFirstBytes = (socket: Socket) =>
  Promise.race(['data', 'end', 'close'].map((event) => once(socket, event)));

type Disconnect = (socket: Socket, requests: string) => Promise<void>;

/** When this request has a response, the server has read what was sent before. */
const waitUntilServerHasRead = () => sendRequest(site.url, { path: '/healthz' });

/** Ways to end a connection with pending responses. */
const disconnects: Readonly<Record<string, Disconnect>> = {
  'resets the connection after the first bytes': async (socket, requests) => {
    socket.write(requests);
    await waitForFirstBytes(socket);
    socket.resetAndDestroy();
  },
  'resets the connection without reading': async (socket, requests) => {
    await new Promise((resolve) => socket.write(requests, resolve));
    socket.resetAndDestroy();
  },
  'closes the connection without reading': async (socket, requests) => {
    await new Promise((resolve) => socket.write(requests, resolve));
    socket.destroy();
  },
  'reads a little, half-closes the connection and resets it later': async (socket, requests) => {
    socket.write(requests);
    await waitForFirstBytes(socket);
    socket.pause();
    await new Promise<void>((resolve) => socket.end(resolve));
    await waitUntilServerHasRead();
    socket.resetAndDestroy();
  },
  'sends requests without reading, half-closes the connection and resets it later': async (
    socket,
    requests,
  ) => {
    const [request] = requests.split(/(?<=\r\n\r\n)/);
    for (let count = 0; count < 30; count += 1) {
      socket.write(request ?? '');
      await waitUntilServerHasRead();
    }
    await new Promise<void>((resolve) => socket.end(resolve));
    await waitUntilServerHasRead();
    socket.resetAndDestroy();
  },
  'resets the connection during a request': async (socket, requests) => {
    await new Promise((resolve) => socket.write(requests.slice(0, -9), resolve));
    socket.resetAndDestroy();
  },
};

/** Uncompressed responses are larger than the buffers of a connection. */
const createRequests = (path: string, count: number) => get(path).repeat(count);

async function disconnectAll(
  { path, connections }: Target,
  disconnect: Disconnect,
  pipelined: number,
): Promise<void> {
  const requests = createRequests(path, pipelined);
  await Promise.all(
    Array.from({ length: connections }, async () => disconnect(await openConnection(site.url), requests)),
  );
}

async function expectOthersAreServed(): Promise<void> {
  const served = [paths.companyFacts(), paths.shop.catalogue(), `${paths.shop.checkout()}?buy=mosaic-mug`];
  const responses = await Promise.all(served.map((path) => sendRequest(site.url, { path })));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
}

async function measureMemory(): Promise<number> {
  const reports = () => [...site.output().matchAll(/memory in use: (\d+)/g)];
  const before = reports().length;
  site.process.kill('SIGUSR2');
  await expect.poll(() => reports().length).toBe(before + 1);
  return Number(reports().at(-1)?.[1]);
}

describe.each(targets)('a client that requests $name', (target) => {
  it.each(Object.keys(disconnects))('%s: others are served', async (name) => {
    const disconnect = disconnects[name] as Disconnect;
    for (const pipelined of [1, 12]) {
      await Promise.all([disconnectAll(target, disconnect, pipelined), expectOthersAreServed()]);
    }
    await expectOthersAreServed();
    expect(site.process.exitCode).toBeNull();
  });

  it('never reads: others are served', async () => {
    const requests = createRequests(target.path, 12);
    const open = await Promise.all(
      Array.from({ length: target.connections }, () => openConnection(site.url)),
    );
    for (const socket of open) socket.pause().write(requests);
    await expectOthersAreServed();
    for (const socket of open) socket.resetAndDestroy();
    await expectOthersAreServed();
    expect(site.process.exitCode).toBeNull();
  });
});

it('hundreds of broken connections do not leak memory', async () => {
  const disconnectFromAll = async () => {
    for (const target of targets)
      for (const disconnect of Object.values(disconnects)) await disconnectAll(target, disconnect, 3);
  };
  await disconnectFromAll();
  const before = await measureMemory();
  await disconnectFromAll();
  await expectOthersAreServed();
  // Pages that are compressed once more take memory for a moment.
  await expect.poll(async () => (await measureMemory()) - before).toBeLessThan(8 * MEGABYTE);
});
