import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  createPostgresHome,
  initialise,
  launchPostgres,
  type PostgresPrograms,
  type RunningPostgres,
  runAsPostgres,
} from './postgres-process.ts';

interface PairOptions {
  findPrograms: (home: string) => Promise<PostgresPrograms>;
  /** Of both servers. */
  settings: readonly string[];
  /** Whether a commit waits until the standby has it on its disk. */
  isSynchronous: boolean;
}

export interface PostgresPair {
  primary: RunningPostgres;
  standby: RunningPostgres;
  standbyFolder: string;
  stop(): Promise<void>;
}

const STREAMING = ['wal_level=replica', 'hot_standby=on', 'max_connections=200'];

/** From now on a commit of the primary waits for the standby. The setting is in the folder of the primary alone. */
async function requireStandby(primary: RunningPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url('postgres') });
  await client.connect();
  try {
    await client.query(`alter system set synchronous_standby_names = 'ANY 1 (standby)'`);
    await client.query('select pg_reload_conf()');
    const isFollowed = `select from pg_stat_replication where sync_state = 'quorum' and state = 'streaming'`;
    while ((await client.query(isFollowed)).rowCount === 0) await pause(50);
  } finally {
    await client.end();
  }
}

/** A primary and a standby that follows it by streaming, in a temporary folder. */
export async function startPostgresPair(options: PairOptions): Promise<PostgresPair> {
  const { findPrograms, isSynchronous } = options;
  const home = await createPostgresHome();
  const programs = await findPrograms(home);
  const data = join(home, 'primary');
  const copy = join(home, 'standby');
  const settings = [...STREAMING, ...options.settings];
  await initialise(programs, data);
  // The server has never run: its folder is a complete copy of an empty cluster.
  await runAsPostgres('cp', ['-a', data, copy]);
  await runAsPostgres('touch', [join(copy, 'standby.signal')]);
  const servers: RunningPostgres[] = [];
  const kill = () => {
    for (const server of servers) server.process.kill('SIGQUIT');
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    await Promise.all(servers.map((server) => server.stop()));
    await rm(home, { recursive: true, force: true });
  };
  try {
    const primary = await launchPostgres({ programs, data, settings });
    servers.push(primary);
    const source = `host=127.0.0.1 port=${primary.port} user=tessera application_name=standby`;
    const standby = await launchPostgres({
      programs,
      data: copy,
      settings: [...settings, `primary_conninfo=${source}`],
    });
    servers.push(standby);
    if (isSynchronous) await requireStandby(primary);
    return { primary, standby, standbyFolder: copy, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
