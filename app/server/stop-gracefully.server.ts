import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './db/database.server';
import type { Worker } from './jobs/worker.server';
import type { Site } from './site.server';

const LONGEST_FINISH_MS = 10_000;
const SWEEP_MS = 50;

/** Takes no new connections; those that are kept open end with the request that is under way on them. */
async function finishRequests(server: Server, closeWaiting: () => void): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    closeWaiting();
  }, SWEEP_MS);
  await Promise.race([closed, pause(LONGEST_FINISH_MS, undefined, { ref: false })]);
  clearInterval(sweep);
}

interface Running {
  server: Server;
  /** Closes the connections on which nobody asks for anything and which Node's own list does not know. */
  closeWaiting: () => void;
  site: Site;
  database: Database;
  /** Absent where another process does the jobs. */
  worker?: Worker | undefined;
  drainSeconds: number;
}

/**
 * On SIGTERM and SIGINT: says "not ready" for `drainSeconds`, finishes the requests and jobs under way, then closes the
 * database. A second signal does not wait.
 */
export function stopGracefully({
  server,
  closeWaiting,
  site,
  database,
  worker,
  drainSeconds,
}: Running): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    site.stopServing();
    await pause(drainSeconds * 1000);
    await Promise.all([finishRequests(server, closeWaiting), worker?.stop()]);
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
