import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { COMPILE_CACHE } from '../../../scripts/site/production-site';

/** Settings that crash a process on SIGUSR2. Each process prints its id. */
export const crashOnDemand = (crash: 'exception' | 'rejection') => ({
  NODE_OPTIONS: `--import ${pathToFileURL('tests/fakes/crash-on-demand.mjs').href}`,
  CRASH: crash,
});

interface Supervised {
  process: ChildProcess;
  output(): string;
}

/** The ids of all supervised processes, oldest first. */
export const findProcessIds = ({ process, output }: Supervised): number[] =>
  [...output().matchAll(/^process (\d+)$/gm)]
    .map(([, pid]) => Number(pid))
    .filter((pid) => pid !== process.pid);

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Starts the supervisor with only these settings, with a program and its arguments, and with arguments for Node. */
export function startSupervised(
  settings: Readonly<Record<string, string>>,
  program: readonly string[] = ['build/server/main.js'],
  nodeArgs: readonly string[] = [],
) {
  const child = spawn(process.execPath, [...nodeArgs, 'scripts/supervisor/supervise.mjs', ...program], {
    env: { PATH: process.env.PATH, ...COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text));
  return {
    process: child,
    output: () => written.join(''),
    /** Exit code and signal, after the process has ended and all output is read. */
    ended: once(child, 'close'),
  };
}

export const waitForOutput = (site: Pick<Supervised, 'output'>, text: string, times = 1): Promise<void> =>
  expect.poll(() => site.output().split(text).length - 1, { timeout: 60_000 }).toBe(times);
