// Runs a program and restarts it after a crash: `supervise.mjs <file> [arguments]`. Forwards a stop, and exits with the exit
// code of the program, which gets the arguments for Node of its supervisor. The program reports as messages that it can be stopped
// and that it is ready, and receives the stop as a message. Terminals and init systems send signals to both processes, and a second
// signal would end the program at once.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { whenParentEnds } from '../bootstrap/parent-watch.mjs';
import { getAvailableMemory, getMemoryArguments } from './memory-arguments.mjs';
import { createRestartPolicy, isCrash } from './restart-policy.mjs';

const preloadArgs = ['load-env-file', 'stop-with-parent'].flatMap((name) => [
  '--import',
  new URL(`../bootstrap/${name}.mjs`, import.meta.url).href,
]);
const command = process.argv.slice(2);
const pauseAfter = createRestartPolicy();

let program;
let isReady = false;
let isStoppable = false;
let isStopping = false;

function start() {
  const startedAt = performance.now();
  isReady = false;
  isStoppable = false;
  const nodeArgs = [...process.execArgv, ...getMemoryArguments(getAvailableMemory()), ...preloadArgs];
  program = spawn(process.execPath, [...nodeArgs, ...command], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  program.on('message', (message) => {
    if (message === 'ready') isReady = true;
    if (message === 'stoppable') isStoppable = true;
  });
  program.once('exit', (code, signal) => {
    program = undefined;
    const exitCode = code ?? 128 + constants.signals[signal];
    if (isStopping || !isCrash(code, signal)) process.exit(exitCode);
    const pause = pauseAfter({ wasReady: isReady, milliseconds: performance.now() - startedAt });
    if (pause === undefined) {
      process.stderr.write(
        `Error: the process crashed too often (${signal ?? code}) and is not restarted. See the messages above.\n`,
      );
      process.exit(exitCode);
    }
    process.stderr.write(`The process crashed (${signal ?? code}). Restarting in ${pause} ms …\n`);
    setTimeout(start, pause);
  });
}

/** The first stop is graceful. The second one ends the program at once. */
function stop() {
  if (!program) process.exit(0);
  if (isStopping) program.kill('SIGKILL');
  else if (isStoppable) program.send('stop', () => undefined);
  else program.kill('SIGTERM');
  isStopping = true;
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
whenParentEnds(() => {
  if (!isStopping) stop();
});
start();
