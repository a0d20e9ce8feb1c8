import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { checkPort } from './check-machine.ts';
import { findRunningSite } from './find-running-site.ts';

const HOST = '127.0.0.1';
let stop = async () => {};

afterEach(() => stop());

/** A program that answers every request with a text. */
async function startProgram(text: string): Promise<number> {
  const server = createServer((_, response) => response.end(text));
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  stop = () => new Promise((resolve) => server.close(() => resolve()));
  return (server.address() as AddressInfo).port;
}

async function check(address: { HOST: string; PORT: number }) {
  return checkPort(address, await findRunningSite(address));
}

test.each([
  ['ready', HOST, true, 'The site runs on port'],
  ['ready', 'localhost', true, 'The site runs on port'],
  ['not ready', HOST, false, 'is not ready: it is stopping, or its database does not answer.'],
  ['<h1>Wiki</h1>', HOST, false, 'is in use by another program.'],
])('a program that answers “%s” at %s: healthy is %s', async (text, host, isHealthy, message) => {
  const PORT = await startProgram(text);
  expect(await check({ HOST: host, PORT })).toEqual({
    isHealthy,
    message: expect.stringContaining(message),
  });
});

test('a port that nobody uses is free', async () => {
  const PORT = await startProgram('');
  await stop();
  stop = async () => {};
  expect(await check({ HOST, PORT })).toEqual({ isHealthy: true, message: `Port ${PORT} is free.` });
});
