import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../postgres/postgres-server.ts';
import { startProductionSite } from '../../site/production-site.ts';
import { appModules } from '../app-modules.ts';
import { inTurns } from '../in-turns.ts';
import type { Part, Table } from '../part.ts';
import { judged, median, ratios, spread } from '../statistics.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Buyers, startBuyers } from './buyers.ts';
import { stockShop } from './stocked-shop.ts';

const BUYERS = 8;
const ROUNDS = 7;
const SECONDS = 2;
const TARGET = 0.5;
const settings = { FORMS_PER_MINUTE: '100000000', SESSION_SECRET: 'known to everybody, but long enough' };

interface Rivals {
  /** Over HTTP, as a browser without scripts does it. */
  here: Buyers;
  /** The same statements, and nothing else. */
  bare: Buyers;
  stop(): Promise<void>;
}

async function onPostgres(): Promise<Rivals> {
  const server = await startPostgres({ durable: true });
  const url = server.url('postgres');
  const database = await (await appModules.postgres()).openPostgres(url);
  const shop = await stockShop(database, BUYERS);
  await database.close();
  const dataFolder = temporaryFolder('checkout');
  const site = await startProductionSite({ dataFolder, settings: { ...settings, DATABASE_URL: url } });
  const here = await startBuyers('./http-buyers.ts', { url: site.url, ...shop });
  const bare = await startBuyers('./postgres-buyers.ts', { url, ...shop });
  const stop = async () => {
    await Promise.all([here.stop(), bare.stop(), site.stop()]);
    await server.stop();
  };
  return { here, bare, stop };
}

async function onEmbedded(): Promise<Rivals> {
  const folders = { here: temporaryFolder('checkout'), bare: temporaryFolder('checkout') };
  const database = await (await appModules.embedded()).openEmbedded({
    dataFolder: join(folders.here, 'database'),
  });
  const shop = await stockShop(database, BUYERS);
  await database.close();
  cpSync(folders.here, folders.bare, { recursive: true });
  const site = await startProductionSite({ dataFolder: folders.here, settings });
  const here = await startBuyers('./http-buyers.ts', { url: site.url, ...shop });
  const bare = await startBuyers('./embedded-buyers.ts', {
    dataFolder: join(folders.bare, 'database'),
    ...shop,
  });
  return { here, bare, stop: async () => void (await Promise.all([here.stop(), bare.stop(), site.stop()])) };
}

async function measure(): Promise<Table[]> {
  const [postgres, embedded] = [await onPostgres(), await onEmbedded()];
  try {
    const subjects = new Map([
      ['PostgreSQL here', () => postgres.here.buy(SECONDS)],
      ['PostgreSQL bare', () => postgres.bare.buy(SECONDS)],
      ['embedded here', () => embedded.here.buy(SECONDS)],
      ['embedded bare', () => embedded.bare.buy(SECONDS)],
    ]);
    const orders = await inTurns(subjects, { rounds: ROUNDS, title: 'checkout' });
    const rows = ['PostgreSQL', 'embedded'].map((engine) => {
      const shares = ratios(orders(`${engine} here`), orders(`${engine} bare`));
      const target = engine === 'PostgreSQL' ? judged(median(shares), { atLeast: TARGET }) : '–';
      return [engine, spread(shares), target];
    });
    return [
      {
        title: 'Checkouts',
        method: `Orders a second of ${BUYERS} buyers at once who send the checkout's form over HTTP, as a share of what ${BUYERS} clients reach that send the database the same statements and do nothing else; median of ${ROUNDS} rounds (least and greatest). PostgreSQL waits for the disk.`,
        head: ['database', 'share of bare clients', 'target'],
        rows,
      },
    ];
  } finally {
    await Promise.all([postgres.stop(), embedded.stop()]);
  }
}

export const checkout: Part = { name: 'checkout', needs: ['postgres'], measure };
