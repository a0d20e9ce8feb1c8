import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { COMPILE_CACHE } from '../../../scripts/site/production-site';

export interface ServerExit {
  code: number | null;
  /** Lines of the error output. */
  errorLines: string[];
  output: string;
}

/** Starts the built server with only these settings and these arguments, and waits for its end. */
export async function runServerToExit(
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<ServerExit> {
  const child = spawn(process.execPath, ['build/server/main.js', ...args], {
    env: { PATH: process.env.PATH, ...COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 90_000,
  });
  const ended = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { code: child.exitCode, errorLines: errors.split('\n').filter(Boolean), output };
}
