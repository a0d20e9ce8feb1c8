import { getBackupSettings } from '../backups/backup-settings.server';
import type { Database } from '../db/database.server';
import type { Environment } from '../env.server';
import { createMetrics, type Metrics } from '../metrics/metrics.server';
import { createMetricsServer } from '../metrics/metrics-server.server';
import { listen } from './listen.server';

interface RunningMetrics extends Pick<Metrics, 'observeRequest' | 'observeJob'> {
  close(): Promise<void>;
}

/** Serves the metrics of this process. `undefined` without METRICS_PORT. Throws StartupError if the port cannot be used. */
export async function startMetrics({
  environment,
  database,
}: {
  environment: Environment;
  database: Database;
}): Promise<RunningMetrics | undefined> {
  const { METRICS_PORT, METRICS_HOST } = environment;
  if (METRICS_PORT === undefined) return undefined;
  const { folder: backupFolder } = getBackupSettings(environment);
  const metrics = await createMetrics({ database, backupFolder, clock: () => new Date() });
  const server = createMetricsServer(metrics);
  await listen(server, { HOST: METRICS_HOST, PORT: METRICS_PORT, setting: 'METRICS_PORT' });
  return {
    ...metrics,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
