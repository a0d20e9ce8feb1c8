import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { seed } from '../../db/seed/seed';
import type { Database } from './db/database.server';
import { DataFolderInUseError } from './db/folder-lock.server';
import { openDatabase } from './db/open-database.server';
import { type Environment, readEnvironment, WrongSettingsError } from './env.server';
import { readClientAssets } from './http/client-assets.server';
import { loadPrerenderedPages } from './http/prerendered-pages.server';
import { createSite, type Site } from './site.server';

const secondsToFinish = 10;

class PortInUseError extends Error {
  override name = 'PortInUseError';
}

/** The secret that signs links and sessions: from the settings, or made once and kept beside the embedded database. */
function sessionSecret(environment: Environment): string {
  if (environment.SESSION_SECRET) return environment.SESSION_SECRET;
  const file = join(environment.DATA_FOLDER, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(environment.DATA_FOLDER, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}

function listen(server: Server, environment: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new PortInUseError(
              `Port ${environment.PORT} is taken by another program. Stop it, or choose another: PORT=${environment.PORT + 1} npm start`,
            )
          : error,
      );
    });
    server.listen(environment.PORT, environment.HOST, resolve);
  });
}

/** Finishes the requests under way, then closes the database. A second signal does not wait. */
function stopGracefully(server: Server, site: Site, database: Database): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    site.stopServing();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const limit = new Promise((resolve) => setTimeout(resolve, secondsToFinish * 1000).unref());
    await Promise.race([closed, limit]);
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const clientFolder = 'build/client';
  const assets = readClientAssets(clientFolder);
  const database = await openDatabase(
    environment.DATABASE_URL
      ? { url: environment.DATABASE_URL }
      : { dataFolder: join(environment.DATA_FOLDER, 'database') },
  );
  try {
    await database.migrate();
    await seed(database);
    const site = await createSite({
      environment,
      database,
      secret: sessionSecret(environment),
      assets,
      build: build as unknown as ServerBuild,
      mode: 'production',
      clientFolder,
    });
    loadPrerenderedPages(site.cache, 'build/pages', environment);
    const server = createServer({ keepAliveTimeout: 65_000 }, site.handle);
    await listen(server, environment);
    stopGracefully(server, site, database);
    process.stdout.write(`${greeting(environment, database)}\n`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function greeting(environment: Environment, database: Database): string {
  const store =
    database.engine === 'embedded' ? `the embedded database in ${environment.DATA_FOLDER}` : 'PostgreSQL';
  return [`Tessera is at ${environment.PUBLIC_URL}`, `Orders are kept in ${store}. Stop with Ctrl-C.`].join(
    '\n',
  );
}

/** Starts the production server. What the owner can mend is said in one line each, without a stack trace. */
export async function startServer(): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (error instanceof WrongSettingsError) {
      for (const fault of error.faults) process.stderr.write(`${fault}\n`);
    } else if (error instanceof PortInUseError || error instanceof DataFolderInUseError) {
      process.stderr.write(`${error.message}\n`);
    } else {
      process.stderr.write(
        `The site could not start: ${error instanceof Error ? (error.stack ?? error.message) : error}\n`,
      );
    }
    process.exit(1);
  }
}
