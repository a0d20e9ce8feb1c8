import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkDataFolder, checkPort } from './check-machine.ts';
import { findRunningSite } from './find-running-site.ts';

const HOST = '127.0.0.1';
const SITE_ID = 'id-of-this-site';
let stop = async () => {};

afterEach(() => stop());

/** A program that answers every request with a text, and with the id of a site. */
async function startProgram(text: string, siteId?: string): Promise<number> {
  const server = createServer((_, response) => {
    if (siteId !== undefined) response.setHeader('X-Site-Id', siteId);
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  stop = () => new Promise((resolve) => server.close(() => resolve()));
  return (server.address() as AddressInfo).port;
}

async function check(address: { HOST: string; PORT: number }) {
  return checkPort(address, await findRunningSite(address, SITE_ID));
}

test.each([
  ['ready', HOST, true, 'The site runs on port'],
  ['ready', 'localhost', true, 'The site runs on port'],
  ['not ready', HOST, false, 'is not ready: it is stopping, or its database does not answer.'],
  ['<h1>Wiki</h1>', HOST, false, 'is in use by another program.'],
])('a program that answers “%s” at %s: healthy is %s', async (text, host, isHealthy, message) => {
  const PORT = await startProgram(text, SITE_ID);
  expect(await check({ HOST: host, PORT })).toEqual({
    isHealthy,
    message: expect.stringContaining(message),
  });
});

test.each([undefined, 'id-of-another-site'])('a site with the id %s is not this one', async (siteId) => {
  const PORT = await startProgram('ready', siteId);
  expect(await check({ HOST, PORT })).toEqual({
    isHealthy: false,
    message: expect.stringContaining('is in use by another site'),
  });
  expect(await findRunningSite({ HOST, PORT }, undefined)).toBe('other');
});

test('a port that nobody uses is free', async () => {
  const PORT = await startProgram('');
  await stop();
  stop = async () => {};
  expect(await check({ HOST, PORT })).toEqual({ isHealthy: true, message: `Port ${PORT} is free.` });
});

test('a data folder that cannot be used is a problem, and the other checks go on', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'tessera-doctor-'));
  stop = () => rm(parent, { recursive: true });
  const folder = join(parent, 'data');
  await writeFile(folder, 'a file in the place of the folder');
  expect(await checkDataFolder(folder, undefined)).toEqual({
    isHealthy: false,
    message: expect.stringContaining(`The data folder ${folder} cannot be used: this user cannot`),
    settings: ['DATA_FOLDER'],
  });
});
