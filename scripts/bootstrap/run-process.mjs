import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectPath, projectRoot } from './project-paths.mjs';

const LINES_TO_SHOW = 30;

/** The environment with the commands of installed packages, including `node`, first in PATH. */
function createEnvironment() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const searchPath = process.env[name] ?? '';
  const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  return {
    ...process.env,
    ...colours,
    [name]: `${projectPath('node_modules', '.bin')}${path.delimiter}${searchPath}`,
  };
}

/**
 * Runs a command to its end and forwards stop signals to it. With `show` its output goes to the terminal. Otherwise the
 * last lines are returned with the exit code.
 */
export function runProcess(command, args, { show = false, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: createEnvironment(),
      shell,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    const collect = (chunk) => chunks.push(chunk);
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
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
      const lines = Buffer.concat(chunks).toString('utf8').trimEnd().split('\n');
      resolve({ code: code ?? 1, lastLines: lines.slice(-LINES_TO_SHOW).join('\n') });
    });
  });
}
