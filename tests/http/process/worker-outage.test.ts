import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createPostgresDatabase } from '../../database/test-database';
import { startCuttingProxy } from '../../fakes/cutting-proxy';

async function countRows(url: string, from: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`select count(*)::int as number from ${from}`);
  await client.end();
  return rows[0].number;
}

const CONNECTIONS = 'pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

// systemd and containers start it so, without the supervisor: its connections alone would keep it running.
it('a worker goes on after the database was away', async () => {
  const database = await createPostgresDatabase('seeded');
  const proxy = await startCuttingProxy(database.url);
  const worker = spawn(process.execPath, ['build/server/main.js', 'worker'], {
    env: { PATH: process.env.PATH, DATABASE_URL: proxy.url, SESSION_SECRET: 'x'.repeat(32) },
    stdio: 'pipe',
  });
  const count = (from: string) =>
    expect.poll(() => countRows(database.url, from), { timeout: 60_000, interval: 200 });
  let output = '';
  worker.stdout.on('data', (chunk) => {
    output += chunk;
  });
  // A worker that cannot start, because the database is away, ends.
  await expect.poll(() => output, { timeout: 60_000 }).toContain('The worker is running.');
  await count('jobs where done_at is null and run_after <= now()').toBe(0);
  await proxy.refuse();
  await count(CONNECTIONS).toBe(0);
  await proxy.accept();
  await count(CONNECTIONS).toBeGreaterThan(0);
  const ended = once(worker, 'exit');
  worker.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await proxy.close();
  await database.drop();
});
