import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';

/** Breaks the site on SIGUSR2; each process that loads it says its number. */
export const crashOnDemand = (way: 'exception' | 'rejection') => ({
  NODE_OPTIONS: `--import ${pathToFileURL('tests/fakes/crash-on-demand.mjs').href}`,
  CRASH: way,
});

interface Supervised {
  process: ChildProcess;
  output(): string;
}

/** The numbers of the supervised processes until now, the newest last. */
export const processesOf = ({ process, output }: Supervised): number[] =>
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

/** Starts the supervisor with exactly these settings, and words behind the program's name. */
export function startSupervised(settings: Readonly<Record<string, string>>, words: readonly string[] = []) {
  const child = spawn(
    process.execPath,
    ['scripts/supervisor/supervise.mjs', 'build/server/main.js', ...words],
    { env: { PATH: process.env.PATH, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text));
  return {
    process: child,
    output: () => written.join(''),
    /** Its exit code and signal, when it has ended and written everything. */
    ended: once(child, 'close'),
  };
}

export const untilWritten = (site: Pick<Supervised, 'output'>, text: string, times = 1): Promise<void> =>
  expect.poll(() => site.output().split(text).length - 1, { timeout: 60_000 }).toBe(times);
