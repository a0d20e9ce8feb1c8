import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import type { Command } from './stage.ts';

const SECONDS_TO_STOP = 10;

export interface CommandOptions {
  settings: Record<string, string>;
  logFile: string;
  /** Milliseconds since the epoch at which the command is stopped. */
  deadline: number;
  onOutput: (text: string) => void;
}

export interface CommandResult {
  hasSucceeded: boolean;
  /** The deadline was reached. */
  hasTimedOut: boolean;
}

/** The environment of the tools: installed commands first in PATH, no colours, because the output goes to a file. */
function createEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...own } = process.env;
  const path = `${resolve('node_modules/.bin')}${delimiter}${own.PATH ?? ''}`;
  return { ...own, PATH: path, NO_COLOR: '1', ...settings };
}

/** Sends a signal to a command and its child processes. On POSIX the command leads a process group. */
function sendSignal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid, name);
  } catch (error) {
    const hasEnded = (error as NodeJS.ErrnoException).code === 'ESRCH';
    if (!hasEnded) throw error;
  }
}

/** Sends SIGINT first, so that a test tool can close its browsers and write its report. Kills it after a while. */
function stop(child: ChildProcess): void {
  sendSignal(child, 'SIGINT');
  setTimeout(() => sendSignal(child, 'SIGKILL'), SECONDS_TO_STOP * 1000).unref();
}

const running = new Set<ChildProcess>();
let isStopping = false;

/** Stops all commands. The process exits after the last one. */
function stopAll(): void {
  isStopping = true;
  for (const child of running) stop(child);
}

function registerStart(child: ChildProcess): void {
  if (running.size === 0) {
    process.on('SIGINT', stopAll);
    process.on('SIGTERM', stopAll);
  }
  running.add(child);
  if (isStopping) stop(child);
}

function registerEnd(child: ChildProcess): void {
  running.delete(child);
  if (running.size > 0) return;
  if (isStopping) process.exit(130);
  process.off('SIGINT', stopAll);
  process.off('SIGTERM', stopAll);
}

export function runCommand({ script, args }: Command, options: CommandOptions): Promise<CommandResult> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: createEnvironment(options.settings),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let hasTimedOut = false;
    const timer = setTimeout(() => {
      hasTimedOut = true;
      stop(child);
    }, options.deadline - Date.now());
    registerStart(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        appendFileSync(options.logFile, text);
        options.onOutput(text);
      });
    }
    child.once('error', fail);
    // With remaining child processes, the output would stay open, and the stage would not end.
    child.once('exit', () => sendSignal(child, 'SIGKILL'));
    child.once('close', (code) => {
      clearTimeout(timer);
      registerEnd(child);
      // While stopping, no further command may start.
      if (!isStopping) done({ hasSucceeded: code === 0 && !hasTimedOut, hasTimedOut });
    });
  });
}
