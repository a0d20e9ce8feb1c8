import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../required-tools.ts';

const MAX_START_MS = 15_000;

/** A program between the site and the database, or between browsers and the site. */
export interface Program {
  port: number;
  /** Ends it without a warning, as a crash does. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

interface ProgramOptions {
  name: string;
  args: readonly string[];
  port: number;
  /** Not as root. */
  user?: { uid: number; gid: number } | undefined;
}

/** Starts a program in the foreground and waits until it listens. It ends with this process. */
async function startProgram({ name, args, port, user }: ProgramOptions): Promise<Program> {
  let child: ChildProcess | undefined;
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  process.once('exit', () => child?.kill('SIGKILL'));
  const start = async () => {
    child = spawn(findProgram(name) ?? name, args, { ...user, stdio: 'ignore' });
    const deadline = Date.now() + MAX_START_MS;
    while (!(await canConnect(port))) {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode} at its start.`);
      if (Date.now() > deadline) throw new Error(`${name} does not listen.`);
      await pause(50);
    }
  };
  await start();
  return { port, kill, start };
}

interface Config {
  folder: string;
  port: number;
}

/** Sends connections to the first server that listens. The standby is used when the primary is gone. */
export function startDatabaseBalancer(
  { folder, port }: Config,
  { primary, standby }: Record<'primary' | 'standby', number>,
): Promise<Program> {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    `global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  default-server inter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
listen postgres
  bind 127.0.0.1:${port}
  server primary 127.0.0.1:${primary} check
  server standby 127.0.0.1:${standby} check backup
`,
  );
  return startProgram({ name: 'haproxy', args: ['-db', '-f', file], port });
}

/** In transaction mode, as docs/OPERATIONS.md recommends. */
export function startPgBouncer(
  { folder, port }: Config,
  target: { port: number; user: { uid: number; gid: number } | undefined },
): Promise<Program> {
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, '"tessera" ""\n');
  writeFileSync(
    file,
    `[databases]
postgres = host=127.0.0.1 port=${target.port} dbname=postgres user=tessera
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_login_retry = 1
`,
  );
  return startProgram({ name: 'pgbouncer', args: [file], port, user: target.user });
}

/** The balancer of deploy/compose, with the ports of this run and without TLS. */
export function startSiteBalancer(
  { folder, port }: Config,
  { caddyfile, sites }: { caddyfile: string; sites: readonly number[] },
): Promise<Program> {
  const file = join(folder, 'Caddyfile');
  const upstreams = sites.map((site) => `127.0.0.1:${site}`).join(' ');
  writeFileSync(
    file,
    `{\n\tadmin off\n\tauto_https off\n}\n${caddyfile
      .replace('{$SITE_HOST}', `http://127.0.0.1:${port}`)
      .replace('web-1:3000 web-2:3000 web-3:3000', upstreams)}`,
  );
  return startProgram({ name: 'caddy', args: ['run', '--config', file, '--adapter', 'caddyfile'], port });
}
