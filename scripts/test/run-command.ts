import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import type { Command } from './stage.ts';

const SECONDS_TO_STOP = 10;

export interface RunOptions {
  settings: Record<string, string>;
  logFile: string;
  /** Milliseconds since the epoch at which the command is stopped. */
  deadline: number;
  onOutput: (text: string) => void;
}

export interface CommandResult {
  hasSucceeded: boolean;
  /** The time was up. */
  hasTimedOut: boolean;
}

/** The environment of all tools: their own commands first, no colours (their output goes to a file). */
function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...own } = process.env;
  const path = `${resolve('node_modules/.bin')}${delimiter}${own.PATH ?? ''}`;
  return { ...own, PATH: path, NO_COLOR: '1', ...settings };
}

/** Signals a command and all that it started: on POSIX it leads its own process group. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid, name);
  } catch (error) {
    const nobodyIsLeft = (error as NodeJS.ErrnoException).code === 'ESRCH';
    if (!nobodyIsLeft) throw error;
  }
}

/** Asks first, so that a test tool can close its browsers and write its report; then ends it. */
function stop(child: ChildProcess): void {
  signal(child, 'SIGINT');
  setTimeout(() => signal(child, 'SIGKILL'), SECONDS_TO_STOP * 1000).unref();
}

const running = new Set<ChildProcess>();
let isStoppedForGood = false;

/** The run as a whole ends with the last of its commands. */
function stopForGood(): void {
  isStoppedForGood = true;
  for (const child of running) stop(child);
}

function started(child: ChildProcess): void {
  if (running.size === 0) {
    process.on('SIGINT', stopForGood);
    process.on('SIGTERM', stopForGood);
  }
  running.add(child);
  if (isStoppedForGood) stop(child);
}

function ended(child: ChildProcess): void {
  running.delete(child);
  if (running.size > 0) return;
  if (isStoppedForGood) process.exit(130);
  process.off('SIGINT', stopForGood);
  process.off('SIGTERM', stopForGood);
}

export function runCommand({ script, args }: Command, options: RunOptions): Promise<CommandResult> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: environment(options.settings),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let stopped = false;
    const timer = setTimeout(() => {
      stopped = true;
      stop(child);
    }, options.deadline - Date.now());
    started(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        appendFileSync(options.logFile, text);
        options.onOutput(text);
      });
    }
    child.once('error', fail);
    // Whatever it left running would keep its output open, and the stage with it.
    child.once('exit', () => signal(child, 'SIGKILL'));
    child.once('close', (code) => {
      clearTimeout(timer);
      ended(child);
      // Nothing further is started by then.
      if (!isStoppedForGood) done({ hasSucceeded: code === 0 && !stopped, hasTimedOut: stopped });
    });
  });
}
