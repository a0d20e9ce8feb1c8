import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectPath, projectRoot } from './project-paths.mjs';

const LINES_TO_SHOW = 30;

/** The environment in which commands of installed packages, and `node` itself, are found first. */
function environment() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const found = process.env[name] ?? '';
  const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  return {
    ...process.env,
    ...colours,
    [name]: `${projectPath('node_modules', '.bin')}${path.delimiter}${found}`,
  };
}

/**
 * Runs a command to its end and passes a stop signal on to it, so that nothing is left running.
 * With `show` its output goes to the terminal, else it is kept and the last lines come back with the exit code.
 */
export function runProcess(command, args, { show = false, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: environment(),
      shell,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const kept = [];
    const keep = (chunk) => kept.push(chunk);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const stop = (signal) => {
      child.kill(signal);
      child.once('close', () => process.exit(130));
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      process.removeListener('SIGINT', stop);
      process.removeListener('SIGTERM', stop);
      const lines = Buffer.concat(kept).toString('utf8').trimEnd().split('\n');
      resolve({ code: code ?? 1, lastLines: lines.slice(-LINES_TO_SHOW).join('\n') });
    });
  });
}
