import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';

const SECONDS_TO_START = 90;
const SECONDS_TO_STOP = 20;
/** What a program needs of its surroundings. Settings of the site are left out, so that nobody's own leak in. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT', 'LANG'];

const alone = ['--import', './scripts/bootstrap/stop-with-parent.mjs'];
const supervised = ['scripts/supervisor/supervise.mjs'];

export interface SiteOptions {
  dataFolder: string;
  /** Further settings, as in .env. */
  settings?: Readonly<Record<string, string>>;
  /** As `npm start` runs it, started again when it crashes. `process` is then the supervisor. */
  isSupervised?: boolean;
}

export interface RunningSite {
  /** Without a slash at the end. */
  url: string;
  /** All that it has written until now. */
  output(): string;
  /** For whoever sends it other signals, or watches it. */
  process: ChildProcess;
  /** Lets it finish its work and waits for its end. */
  stop(): Promise<void>;
}

/**
 * Starts the built site on a free port and waits until it is ready.
 * Throws with the site's own words when it ends before, or does not get ready in time.
 */
export async function startProductionSite({
  dataFolder,
  settings = {},
  isSupervised = false,
}: SiteOptions): Promise<RunningSite> {
  if (!existsSync('build/server/main.js'))
    throw new Error('There is no build yet: run "npm run build" first.');
  const port = await findFreePort();
  const surroundings = Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]]));
  const child = spawn(process.execPath, [...(isSupervised ? supervised : alone), 'build/server/main.js'], {
    cwd: resolve('.'),
    env: { ...surroundings, PORT: String(port), DATA_FOLDER: dataFolder, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text));
  }
  const site: RunningSite = {
    url: `http://localhost:${port}`,
    output: () => written.join(''),
    process: child,
    stop: () => stop(child),
  };
  await untilReady(child, port, site);
  return site;
}

async function untilReady(child: ChildProcess, port: number, site: RunningSite): Promise<void> {
  const deadline = Date.now() + SECONDS_TO_START * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The site ended before it was ready:\n${site.output()}`);
    if (await isReady(port)) return;
    await pause(100);
  }
  await site.stop();
  throw new Error(`The site was not ready after ${SECONDS_TO_START} s:\n${site.output()}`);
}

async function isReady(port: number): Promise<boolean> {
  try {
    const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5000) });
    return ok;
  } catch {
    // Not listening yet, or busy starting.
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), SECONDS_TO_STOP * 1000);
  await ended;
  clearTimeout(timer);
}
