import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type RunningSite, startProductionSite } from '../../../scripts/site/production-site';
import { SEEDED_DATABASE, TEMPLATE_DATABASE } from '../../database/database-setup';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The production site on an embedded database, for all tests that do not change it for others. */
    siteUrl: string;
    /** The secret that signs the links in its emails. */
    siteSecret: string;
    /** The data folder after a first start. Tests copy it, see seeded-site.ts. */
    preparedData: string;
  }
}

async function startSharedSite(preparedData: string, dataFolder: string): Promise<RunningSite> {
  await (await startProductionSite({ dataFolder: preparedData, isShortLived: true })).stop();
  await cp(preparedData, dataFolder, { recursive: true });
  return startProductionSite({ dataFolder, settings: { FORMS_PER_MINUTE: '100000' } });
}

/** Creates the PostgreSQL database that tests copy with `createPostgresDatabase('seeded')`. */
async function createSeededDatabase(maintenanceUrl: string, dataFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  await client.query(`create database ${SEEDED_DATABASE} template ${TEMPLATE_DATABASE}`);
  await client.end();
  const url = new URL(maintenanceUrl);
  url.pathname = `/${SEEDED_DATABASE}`;
  const settings = { DATABASE_URL: url.href, SESSION_SECRET: 'x'.repeat(32) };
  await (await startProductionSite({ dataFolder, settings, isShortLived: true })).stop();
}

/** Starts the shared site. Tests that change it start their own site. */
export default async function setUpSite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-http-'));
  const preparedData = join(folder, 'prepared');
  const { postgresUrl } = project.getProvidedContext();
  const [site] = await Promise.all([
    startSharedSite(preparedData, join(folder, 'shared')),
    createSeededDatabase(postgresUrl, join(folder, 'postgres')),
  ]);
  project.provide('siteUrl', site.url);
  project.provide('siteSecret', (await readFile(join(preparedData, 'session-secret'), 'utf8')).trim());
  project.provide('preparedData', preparedData);
  return async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
