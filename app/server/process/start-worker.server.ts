import { constants, setPriority } from 'node:os';
import { DAY_MS } from '~/domain/time/durations';
import { createLogger } from '../http/logger.server';
import { startWorker } from '../jobs/worker.server';
import { startHeartbeat } from '../measurements/heartbeat.server';
import { warnOfChangedSecret } from '../operations/check-secret.server';
import { exitOnUncaughtError } from './crash-handler.server';
import { readSessionSecret } from './data-folder.server';
import { createJobHandlers } from './job-handlers.server';
import { openSiteDatabase } from './open-site-database.server';
import { readSettings } from './read-settings.server';
import { startTelemetry } from './start-telemetry.server';
import { printStartupError, StartupError } from './startup-error.server';
import { onStopRequest, reportReady } from './stop-request.server';
import { createThreads } from './threads.server';

async function start(): Promise<void> {
  const environment = readSettings(process.env);
  // Requests of a site on the same machine go first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  if (!environment.DATABASE_URL)
    throw new StartupError(
      'Error: a separate worker needs PostgreSQL. Set DATABASE_URL. With the embedded database, the site runs the jobs itself.',
    );
  const database = await openSiteDatabase(environment);
  await database.migrate();
  const logger = createLogger(environment.LOG_LEVEL);
  const secret = readSessionSecret(environment);
  await warnOfChangedSecret({ database, secret }, logger);
  const threads = createThreads(environment);
  const telemetry = await startTelemetry({ environment, database, logger, processKind: 'worker' });
  const starting = startWorker({
    database,
    handlers: createJobHandlers({ environment, database, secret, ...threads }),
    logger,
    observeJob: telemetry.observeJob,
    startTrace: telemetry.startTrace,
  });
  const stopHeartbeat = startHeartbeat({ db: database.db, logger });
  const finish = async () => {
    await Promise.all([(await starting).stop(), stopHeartbeat()]);
    await telemetry.close();
    await database.close();
  };
  exitOnUncaughtError({ logger, finish });
  onStopRequest(async () => {
    await finish();
    process.exit(0);
  });
  await starting;
  // While the database is down, the process has no connection, and Node would end it.
  setInterval(() => undefined, DAY_MS);
  reportReady();
  process.stdout.write('The worker is running. Press Ctrl-C to stop.\n');
}

/** Runs the jobs of sites with JOBS=elsewhere, in a process without pages. */
export async function startWorkerProcess(): Promise<void> {
  try {
    await start();
  } catch (error) {
    printStartupError(error);
  }
}
