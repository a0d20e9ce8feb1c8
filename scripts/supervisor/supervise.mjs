// Runs a program and starts it again when it crashes: `supervise.mjs <file> [arguments]`. A stop is passed on, and the
// exit code is the program's own. The program says that it is ready, and hears of a stop, by messages: a signal that
// the terminal or an init system sends to both would otherwise arrive twice, which ends it at once.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { whenParentEnds } from '../bootstrap/parent-watch.mjs';
import { createRestartPolicy, isCrash } from './restart-policy.mjs';

const preloaded = ['load-env-file', 'stop-with-parent'].flatMap((name) => [
  '--import',
  new URL(`../bootstrap/${name}.mjs`, import.meta.url).href,
]);
const command = process.argv.slice(2);
const pauseAfter = createRestartPolicy();

let program;
let isReady = false;
let isStopping = false;

function start() {
  const startedAt = performance.now();
  isReady = false;
  program = spawn(process.execPath, [...preloaded, ...command], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  program.on('message', (message) => {
    if (message === 'ready') isReady = true;
  });
  program.once('exit', (code, signal) => {
    program = undefined;
    const exitCode = code ?? 128 + constants.signals[signal];
    if (isStopping || !isCrash(code, signal)) process.exit(exitCode);
    const pause = pauseAfter({ wasReady: isReady, milliseconds: performance.now() - startedAt });
    if (pause === undefined) {
      process.stderr.write(`It ended too often (${signal ?? code}) and is not started again.\n`);
      process.exit(exitCode);
    }
    process.stderr.write(`It ended unexpectedly (${signal ?? code}) and is started again in ${pause} ms.\n`);
    setTimeout(start, pause);
  });
}

/** A second request does not wait. */
function stop() {
  if (!program) process.exit(0);
  if (isStopping) program.kill('SIGKILL');
  else if (isReady) program.send('stop', () => undefined);
  else program.kill('SIGTERM');
  isStopping = true;
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
whenParentEnds(() => {
  if (!isStopping) stop();
});
start();
