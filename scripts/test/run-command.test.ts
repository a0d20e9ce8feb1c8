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

it('passes settings on and keeps the output', async () => {
  expect(await run('console.log(process.env.GREETING)', 20)).toEqual({
    hasSucceeded: true,
    hasTimedOut: false,
  });
  expect(readFileSync(join(folder, 'command.log'), 'utf8')).toBe('hello\n');
});

it('says when a command failed', async () => {
  expect(await run('process.exit(3)', 20)).toEqual({ hasSucceeded: false, hasTimedOut: false });
});

// The output stays open as long as anybody holds it: that the run ends at all says that nobody is left.
it('stops a command that hangs, and what that had started', async () => {
  const source = `
    import { spawn } from 'node:child_process';
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`;
  expect(await run(source, 1)).toEqual({ hasSucceeded: false, hasTimedOut: true });
});

it('does not wait for what a command leaves running', async () => {
  const source = `
    import { spawn } from 'node:child_process';
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }).unref();`;
  expect(await run(source, 20)).toEqual({ hasSucceeded: true, hasTimedOut: false });
});
