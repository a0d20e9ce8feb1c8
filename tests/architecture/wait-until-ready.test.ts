import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';

let server: Server | undefined;

afterEach(async () => {
  if (!server) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
});

/** Answers `/readyz` with these statuses, the last one for good, and anything else with 404. */
async function startSite(...statuses: number[]): Promise<string> {
  server = createServer((request, response) => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    response.writeHead(request.url === '/readyz' ? (status ?? 500) : 404).end();
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return String((server.address() as AddressInfo).port);
}

async function waitUntilReady(settings: Record<string, string>): Promise<number> {
  const program = spawn(process.execPath, ['deploy/systemd/wait-until-ready.mjs'], { env: settings });
  const [code] = await once(program, 'exit');
  return code;
}

it('the units wait until the site is ready', async () => {
  const PORT = await startSite(503, 503, 200);
  expect(await waitUntilReady({ PORT, MAINPID: String(process.pid) })).toBe(0);
});

it('the units do not wait for a process that has ended', async () => {
  const ended = spawn(process.execPath, ['--eval', '']);
  await once(ended, 'exit');
  const PORT = await startSite(503);
  expect(await waitUntilReady({ PORT, MAINPID: String(ended.pid) })).toBe(1);
});
