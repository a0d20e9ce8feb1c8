import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.server';
import type { HttpServer } from '../http/http-server.server';
import type { Container } from './container.server';
import { exitOnUncaughtError } from './crash-handler.server';
import type { Telemetry } from './start-telemetry.server';
import { onStopRequest } from './stop-request.server';

const MAX_FINISH_MS = 10_000;

interface RunningServer {
  server: HttpServer;
  site: Container;
  database: Database;
  telemetry: Pick<Telemetry, 'close'>;
  /** Does nothing if another process runs the jobs. */
  stopJobs: () => Promise<void>;
  drainSeconds: number;
}

/**
 * Prepares the graceful stop. On a stop request, `/readyz` responds with 503 for `drainSeconds`, pending requests and jobs
 * finish, the database is closed, and the process exits with 0. After an uncaught error, the same takes less than a second.
 */
export function prepareServerStop(running: RunningServer): void {
  const { server, site, database, telemetry, stopJobs, drainSeconds } = running;
  const finish = async (withinMs: number) => {
    site.stopServing();
    await Promise.all([server.close(withinMs), stopJobs()]);
    await site.flushCounts();
    // Reads its last figures in the database.
    await telemetry.close();
    await database.close();
  };
  exitOnUncaughtError({ logger: site.logger, finish });
  onStopRequest(async () => {
    site.stopServing();
    await pause(drainSeconds * 1000);
    await finish(MAX_FINISH_MS);
    process.exit(0);
  });
}
