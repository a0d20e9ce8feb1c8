import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';

/** Less than the tests allow for it. The development server compiles its sources first, which takes long on a busy machine. */
const SECONDS_TO_START = 150;
const SECONDS_TO_STOP = 20;
/** Environment variables that the site inherits. Settings of the developer are not inherited. */
const INHERITED_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT', 'LANG'];

/** Node stores compiled programs here. The sites of a test run have the same ones, and each start would compile them again. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: resolve('.cache/compiled') };

/**
 * For a site that runs for seconds. The WebAssembly of the embedded database gets no optimised code, which pays off later. New objects
 * have 16 MB, so that the start collects less garbage. V8 has no threads of its own, which only add work where all processors are
 * busy.
 */
const SHORT_LIVED = ['--liftoff-only', '--min-semi-space-size=16', '--single-threaded'];

const UNSUPERVISED = ['--import', './scripts/bootstrap/stop-with-parent.mjs'];
const SUPERVISED = ['scripts/supervisor/supervise.mjs'];

export interface SiteOptions {
  dataFolder: string;
  /** Additional settings, as in .env. */
  settings?: Readonly<Record<string, string>>;
  /** Default: a free one. */
  port?: number;
  /** Runs the site like `npm start`, with restarts after crashes. `process` is then the supervisor. */
  isSupervised?: boolean;
  /** Starts with less processor time and then runs slower than the site of an operator. Never for measurements. */
  isShortLived?: boolean;
}

export interface RunningSite {
  /** Without a slash at the end. */
  url: string;
  /** All output so far. */
  output(): string;
  process: ChildProcess;
  /** Stops the site gracefully and waits for its end. */
  stop(): Promise<void>;
}

/** Starts a program that serves the site on a free port, and waits until it is ready. Throws an error with its output if it fails. */
async function startProgram(program: readonly string[], options: SiteOptions): Promise<RunningSite> {
  const { dataFolder, settings = {} } = options;
  const port = options.port ?? (await findFreePort());
  const inherited = Object.fromEntries(INHERITED_VARIABLES.map((name) => [name, process.env[name]]));
  const child = spawn(process.execPath, program, {
    cwd: resolve('.'),
    env: {
      ...inherited,
      ...COMPILE_CACHE,
      PORT: String(port),
      DATA_FOLDER: dataFolder,
      LOG_LEVEL: 'warn',
      // Most tests need an empty inbox, and the business takes time to add.
      DEMO_BUSINESS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  }
  const site: RunningSite = {
    url: `http://localhost:${port}`,
    output: () => chunks.join(''),
    process: child,
    stop: () => stop(child),
  };
  await waitUntilReady(child, port, site);
  return site;
}

/** Starts the built site on a free port and waits until it is ready. Throws an error with its output if it fails to start. */
export async function startProductionSite(options: SiteOptions): Promise<RunningSite> {
  if (!existsSync('build/server/main.js'))
    throw new Error('Error: the site is not built. Run: npm run build');
  const flags = options.isShortLived ? SHORT_LIVED : [];
  return startProgram(
    [...flags, ...(options.isSupervised ? SUPERVISED : UNSUPERVISED), 'build/server/main.js'],
    options,
  );
}

/** Starts what `npm run dev:mock` starts: the sources, with the mock of `POST /login` in the browser. */
export function startMockedDevelopmentSite(dataFolder: string): Promise<RunningSite> {
  return startProgram([...UNSUPERVISED, 'scripts/build/dev-server.ts', '--mock'], { dataFolder });
}

async function waitUntilReady(child: ChildProcess, port: number, site: RunningSite): Promise<void> {
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
    // The site does not listen yet, or responds too slowly.
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
