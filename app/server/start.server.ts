import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { samplePeople } from '~/content/sample-people';
import { seedSamplePeople } from '../../db/seed/sample-people';
import { seed } from '../../db/seed/seed';
import type { Database } from './db/database.server';
import { DataFolderInUseError } from './db/folder-lock.server';
import { openDatabase } from './db/open-database.server';
import { type Environment, originOfTheBuild, readEnvironment, WrongSettingsError } from './env.server';
import { answerKeptFirst } from './http/answer-kept-first.server';
import { type ClientAssets, readClientAssets } from './http/client-assets.server';
import { keepRenderedPages, loadPrerenderedPages } from './http/prerendered-pages.server';
import { KEEP_ALIVE_SECONDS } from './http/wire-packet.server';
import { listen } from './listen.server';
import { prerenderPages } from './prerender.server';
import { createSite, type Site } from './site.server';
import { StartFault } from './start-fault.server';
import { stopGracefully } from './stop-gracefully.server';

const clientFolder = 'build/client';
const pagesFolder = 'build/pages';

/** The secret that signs links and sessions: from the settings, or made once and kept beside the embedded database. */
function sessionSecret(environment: Environment): string {
  if (environment.SESSION_SECRET) return environment.SESSION_SECRET;
  const file = join(environment.DATA_FOLDER, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}

async function openShared(url: string): Promise<Database> {
  const database = await openDatabase({ url });
  try {
    await database.ping();
    return database;
  } catch (error) {
    await database.close();
    const { message, code } = error as NodeJS.ErrnoException;
    throw new StartFault(
      `The database at ${new URL(url).host} does not let us in: ${message || code}. See DATABASE_URL.`,
    );
  }
}

async function openEmbedded(folder: string): Promise<Database> {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartFault(`The folder ${folder} cannot be made (${code}). Choose another with DATA_FOLDER.`);
  }
  return openDatabase({ dataFolder: join(folder, 'database') });
}

/** The pages of the build, as the build made them or with settings that it could not know. */
async function keepPagesOfTheBuild({ cache }: Site, assets: ClientAssets, environment: Environment) {
  const { CHAT_WIDGET_SRC, CANONICAL_ORIGIN } = environment;
  if (!CHAT_WIDGET_SRC && CANONICAL_ORIGIN === originOfTheBuild)
    return loadPrerenderedPages(cache, pagesFolder, environment);
  const pages = await prerenderPages(assets, { chatWidgetSrc: CHAT_WIDGET_SRC, origin: CANONICAL_ORIGIN });
  await keepRenderedPages(cache, pages, environment);
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  if (!existsSync(join(pagesFolder, 'pages.json')))
    throw new StartFault('There is no build of the site yet. Make one with: npm run build');
  const database = await (environment.DATABASE_URL
    ? openShared(environment.DATABASE_URL)
    : openEmbedded(environment.DATA_FOLDER));
  try {
    await database.migrate();
    await seed(database);
    if (environment.DEMO) await seedSamplePeople(database);
    const assets = readClientAssets(clientFolder);
    const site = await createSite({
      environment,
      database,
      secret: sessionSecret(environment),
      assets,
      build: build as unknown as ServerBuild,
      mode: 'production',
      clientFolder,
    });
    await keepPagesOfTheBuild(site, assets, environment);
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000 }, site.handle);
    const closeWaiting = answerKeptFirst(server, site.findKept);
    await listen(server, environment);
    stopGracefully({ server, closeWaiting, site, database, drainSeconds: environment.DRAIN_SECONDS });
    process.stdout.write(`${greeting(environment, database)}\n`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function greeting(environment: Environment, database: Database): string {
  const store =
    database.engine === 'embedded' ? `the embedded database in ${environment.DATA_FOLDER}` : 'PostgreSQL';
  const accounts = samplePeople.map(({ email, password, shows }) => `  ${email}  "${password}"  ${shows}`);
  return [
    `Tessera is at ${environment.PUBLIC_URL}`,
    `Orders are kept in ${store}. Stop with Ctrl-C.`,
    ...(environment.DEMO ? ['Accounts to try it with, at /auth/sign-in:', ...accounts] : []),
  ].join('\n');
}

/** Starts the production server. What the owner can mend is said in one line each, without a stack trace. */
export async function startServer(): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (error instanceof WrongSettingsError) {
      for (const fault of error.faults) process.stderr.write(`${fault}\n`);
    } else if (error instanceof StartFault || error instanceof DataFolderInUseError) {
      process.stderr.write(`${error.message}\n`);
    } else {
      process.stderr.write(
        `The site could not start: ${error instanceof Error ? (error.stack ?? error.message) : error}\n`,
      );
    }
    process.exit(1);
  }
}
