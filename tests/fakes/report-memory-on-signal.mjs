/* Loaded before the server with `--import`: on SIGUSR2 it collects garbage and prints the bytes in use. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`memory in use: ${heapUsed + external}\n`);
});
