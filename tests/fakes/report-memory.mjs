/* Loaded before the server with `--import`: on MEMORY_PORT it responds with the memory in use after a garbage collection. */

import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

const server = createServer((_, response) => {
  collectGarbage();
  collectGarbage();
  response.end(JSON.stringify(process.memoryUsage()));
});
server.listen(Number(process.env.MEMORY_PORT), '127.0.0.1');
server.unref();
