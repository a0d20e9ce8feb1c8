import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EMPTY_CATALOGUE_QUERY } from '~/domain/catalogue/catalogue-query';
import { createCatalogue } from '~/server/catalogue/catalogue.server';
import type { Database } from '~/server/db/database.server';
import { openPostgres } from '~/server/db/postgres.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { type PostgresPair, startPostgresPair } from '../../../scripts/postgres/postgres-pair';
import { copyPrograms } from '../../../scripts/postgres/postgres-server';

const SEARCH = { ...EMPTY_CATALOGUE_QUERY, q: 'mosaic mug' };

/** The name of the server that answered: the standby refuses to write. */
const WHO = `select case when pg_is_in_recovery() then 'standby' else 'primary' end as name`;

let pair: PostgresPair;
let database: Database;
let standby: pg.Client;

beforeAll(async () => {
  pair = await startPostgresPair({
    findPrograms: copyPrograms,
    settings: ['fsync=off'],
    isSynchronous: false,
  });
  database = await openPostgres(pair.primary.url('postgres'), { readUrl: pair.standby.url('postgres') });
  await database.migrate();
  await seedCatalogue(database);
  standby = new pg.Client({ connectionString: pair.standby.url('postgres') });
  standby.on('error', () => undefined);
  await standby.connect();
});
afterAll(async () => {
  await standby.end();
  await database.close();
  await pair.stop();
});

const askWho = async () => (await database.reads?.rows<{ name: string }>({ text: WHO }))?.[0]?.name;
const setPrice = (price: number) =>
  database.rows({ text: `update products set price = $1 where id = 'mosaic-mug'`, values: [price] });

async function readPrices() {
  const catalogue = createCatalogue(database);
  const page = await catalogue.getProductById('mosaic-mug');
  const { products } = await catalogue.searchProducts(SEARCH);
  return { page: page?.product.price, list: products.find(({ id }) => id === 'mosaic-mug')?.price };
}

test('lists are read on the standby while it is at most a second behind, then on the primary', async () => {
  await vi.waitFor(async () => expect(await askWho()).toBe('standby'), { timeout: 20_000 });
  await setPrice(100_00);
  await vi.waitFor(async () => expect(await readPrices()).toEqual({ page: 100_00, list: 100_00 }), 5000);

  await standby.query('select pg_wal_replay_pause()');
  const heard = vi.fn();
  await database.listen('catalogue', heard);
  await setPrice(200_00);
  // Who reads what was just changed gets it at once: the page of the product is read on the primary.
  expect((await readPrices()).page).toBe(200_00);
  await vi.waitFor(async () => expect(await askWho()).toBe('primary'), 5000);
  expect(await readPrices()).toEqual({ page: 200_00, list: 200_00 });
  // At once, and when lists show it: a page that was rendered between is dropped.
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), 5000);

  await standby.query('select pg_wal_replay_resume()');
  await vi.waitFor(async () => expect(await askWho()).toBe('standby'), 5000);
  expect(await readPrices()).toEqual({ page: 200_00, list: 200_00 });
  heard.mockClear();
  await setPrice(300_00);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), 5000);
  expect(await readPrices()).toEqual({ page: 300_00, list: 300_00 });
});

test('when the standby is gone, the primary answers', async () => {
  await vi.waitFor(async () => expect(await askWho()).toBe('standby'), 5000);
  await pair.standby.stop();
  expect(await askWho()).toBe('primary');
  expect(await readPrices()).toEqual({ page: 300_00, list: 300_00 });
});
