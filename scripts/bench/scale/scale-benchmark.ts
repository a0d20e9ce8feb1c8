import type { Benchmark, ResultTable } from '../benchmark.ts';
import { logProgress } from '../benchmark-report.ts';
import { startCluster } from './cluster.ts';
import { measureFailures } from './measure-failures.ts';
import { measureInvalidation } from './measure-invalidation.ts';
import { measureProcesses } from './measure-processes.ts';

async function measure(): Promise<ResultTable[]> {
  logProgress('scale: starts PostgreSQL, PgBouncer, HAProxy, Caddy, three web processes and a worker');
  const cluster = await startCluster();
  try {
    const invalidation = await measureInvalidation(cluster);
    for (const row of invalidation.rows) logProgress(`scale: ${row.join(' | ')}`);
    const processes = await measureProcesses(cluster);
    return [invalidation, ...processes, await measureFailures(cluster)];
  } finally {
    await cluster.stop();
  }
}

/** Several processes behind balancers, and what is lost when parts of it fail. */
export const scaleBenchmark: Benchmark = {
  name: 'scale',
  requiredTools: ['postgres-server', 'pgbouncer', 'haproxy', 'caddy'],
  measure,
};
