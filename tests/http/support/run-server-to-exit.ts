import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface ServerExit {
  code: number | null;
  /** What it wrote to the error output, line by line. */
  errorLines: string[];
  output: string;
}

/** Starts the built server with exactly these settings, and words behind its name, and waits for its end. */
export async function runServerToExit(
  settings: Readonly<Record<string, string>>,
  words: readonly string[] = [],
): Promise<ServerExit> {
  const child = spawn(process.execPath, ['build/server/main.js', ...words], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 90_000,
  });
  const ended = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { code: child.exitCode, errorLines: errors.split('\n').filter(Boolean), output };
}
