import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startProductionSite } from '../../../scripts/site/production-site';
import { copyDataFolder, prepareData } from '../../../scripts/test/prepared-data';
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

async function startSharedSite(dataFolder: string) {
  const prepared = await prepareData();
  copyDataFolder(prepared.dataFolder, dataFolder);
  const site = await startProductionSite({ dataFolder, settings: { FORMS_PER_MINUTE: '100000' } });
  return { site, prepared };
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
  const { postgresUrl } = project.getProvidedContext();
  const [{ site, prepared }] = await Promise.all([
    startSharedSite(join(folder, 'shared')),
    createSeededDatabase(postgresUrl, join(folder, 'postgres')),
  ]);
  project.provide('siteUrl', site.url);
  project.provide('siteSecret', (await readFile(join(prepared.dataFolder, 'session-secret'), 'utf8')).trim());
  project.provide('preparedData', prepared.dataFolder);
  return async () => {
    await site.stop();
    await prepared.remove();
    await rm(folder, { recursive: true, force: true });
  };
}
