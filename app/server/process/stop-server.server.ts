import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.server';
import type { HttpServer } from '../http/http-server.server';
import type { Container } from './container.server';
import { endOnUncaughtError } from './crash-handler.server';
import { onStopRequest } from './stop-request.server';

const LONGEST_FINISH_MS = 10_000;

interface RunningServer {
  server: HttpServer;
  site: Container;
  database: Database;
  /** Does nothing where another process does the jobs. */
  stopJobs: () => Promise<void>;
  drainSeconds: number;
}

/**
 * Ends the process well. Asked to stop, it says "not ready" for `drainSeconds`, finishes the requests and jobs under
 * way, closes the database and exits with 0. After an uncaught error it does the same in less than a second.
 */
export function prepareServerStop({ server, site, database, stopJobs, drainSeconds }: RunningServer): void {
  const finish = async (withinMs: number) => {
    site.stopServing();
    await Promise.all([server.close(withinMs), stopJobs()]);
    await database.close();
  };
  endOnUncaughtError({ logger: site.logger, finish });
  onStopRequest(async () => {
    site.stopServing();
    await pause(drainSeconds * 1000);
    await finish(LONGEST_FINISH_MS);
    process.exit(0);
  });
}
