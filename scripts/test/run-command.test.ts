import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from './run-command';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-run-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(source: string, seconds: number) {
  const script = join(folder, 'command.mjs');
  writeFileSync(script, source);
  const logFile = join(folder, 'command.log');
  writeFileSync(logFile, '');
  const options = { settings: { GREETING: 'hello' }, logFile, deadline: Date.now() + seconds * 1000 };
  return runCommand({ script, args: [] }, { ...options, onOutput: () => undefined });
}

it('passes settings and stores the output', async () => {
  expect(await run('console.log(process.env.GREETING)', 20)).toEqual({
    hasSucceeded: true,
    hasTimedOut: false,
  });
  expect(readFileSync(join(folder, 'command.log'), 'utf8')).toBe('hello\n');
});

it('reports a failed command', async () => {
  expect(await run('process.exit(3)', 20)).toEqual({ hasSucceeded: false, hasTimedOut: false });
});

// The output stays open while a process uses it: the run ends only when all processes have ended.
it('stops a command that hangs, and its child processes', async () => {
  const source = `
    import { spawn } from 'node:child_process';
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`;
  expect(await run(source, 1)).toEqual({ hasSucceeded: false, hasTimedOut: true });
});

it('does not wait for remaining child processes', async () => {
  const source = `
    import { spawn } from 'node:child_process';
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }).unref();`;
  expect(await run(source, 20)).toEqual({ hasSucceeded: true, hasTimedOut: false });
});
