import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '~/server/db/embedded.server';
import { type RunningSite, startProductionSite } from '../../../scripts/site/production-site';
import { createPostgresDatabase } from '../../database/test-database';
import { fetchUnitPrice, postCheckout, readOrderNumber } from '../support/checkout-requests';
import { postForm } from '../support/post-form';
import { copySeededData } from '../support/seeded-site';
import { sendRequest } from '../support/send-request';
import { signInAs } from '../support/sign-in-as';

const product = 'mosaic-mug';
const productPage = `/shop/single/${product}`;
const catalogue = '/shop/grid?q=mosaic+mug';

const read = async (site: RunningSite, path: string) => (await sendRequest(site.url, { path })).text;

/** Only what is rendered bears a request's number; what is kept is the same for everybody. */
async function isAnsweredAnew(site: RunningSite, path: string): Promise<boolean> {
  const answer = await fetch(new URL(path, site.url));
  await answer.text();
  return answer.headers.has('x-request-id');
}

/** Asks until the answers come from memory. */
async function warm(sites: readonly RunningSite[], ...paths: string[]): Promise<void> {
  for (const site of sites)
    for (const path of paths) await expect.poll(() => isAnsweredAnew(site, path)).toBe(false);
}

describe('two processes on one PostgreSQL', () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let shopkeeper: pg.Client;
  let sites: [RunningSite, RunningSite];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tessera-fresh-'));
    database = await createPostgresDatabase();
    shopkeeper = new pg.Client({ connectionString: database.url });
    await shopkeeper.connect();
    const settings = {
      DATABASE_URL: database.url,
      SESSION_SECRET: 'x'.repeat(32),
      FORMS_PER_MINUTE: '10000',
      DEMO: 'true',
    };
    const start = () => startProductionSite({ dataFolder: folder, settings });
    sites = [await start(), await start()];
  });

  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await shopkeeper.end();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const onBoth = (path: string) => Promise.all(sites.map((site) => read(site, path)));

  it('shows a price that was changed in the database', async () => {
    await warm(sites, productPage, catalogue, '/shop/index');
    await shopkeeper.query('update products set price = 123400 where id = $1', [product]);
    for (const path of [productPage, catalogue]) {
      await expect
        .poll(async () => (await onBoth(path)).every((page) => page.includes('Rs. 1,234.00')))
        .toBe(true);
    }
  });

  it('ends a session in both with its next request', async () => {
    const [first, second] = sites;
    const account = '/account/security';
    const [staying, ending] = [await signInAs('user', first.url), await signInAs('user', second.url)];
    const statuses = (cookie: string) =>
      Promise.all(
        sites.map(
          async (site) => (await sendRequest(site.url, { path: account, headers: { cookie } })).status,
        ),
      );
    expect(await statuses(ending)).toEqual([200, 200]);
    await postForm(first.url, {
      path: account,
      fields: { intent: 'end-other-sessions' },
      cookie: staying,
    });
    expect(await statuses(ending)).toEqual([302, 302]);
    expect(await statuses(staying)).toEqual([200, 200]);
  });

  it('shows on every page of the shop what the first cart would cost', async () => {
    const elsewhere = '/shop/single/hackathon-ticket';
    await warm(sites, elsewhere);
    await shopkeeper.query('update products set price = 123500 where id = $1', [product]);
    await expect
      .poll(async () => (await onBoth(elsewhere)).every((page) => page.includes('"price":123500')))
      .toBe(true);
  });

  it('shows a stock that was changed in the database', async () => {
    await warm(sites, productPage, catalogue);
    await shopkeeper.query('update products set stock = 0 where id = $1', [product]);
    await expect
      .poll(async () => (await onBoth(productPage)).every((page) => page.includes('Sold out')))
      .toBe(true);
    await shopkeeper.query('update products set stock = 5 where id = $1', [product]);
    await expect
      .poll(async () => (await onBoth(productPage)).every((page) => page.includes('Only 5 left')))
      .toBe(true);
  });

  it('shows the new name of a category on the pages of its products', async () => {
    await warm(sites, productPage);
    await shopkeeper.query(
      `update categories set name = 'On the table' where id = (select category_id from products where id = $1)`,
      [product],
    );
    await expect
      .poll(async () => (await onBoth(productPage)).every((page) => page.includes('On the table')))
      .toBe(true);
  });

  it('shows what a sale left: at once where it was made, then on the other', async () => {
    const [here, there] = sites;
    await shopkeeper.query('update products set stock = 5 where id = $1', [product]);
    await expect
      .poll(async () => (await onBoth(productPage)).every((page) => page.includes('Only 5 left')))
      .toBe(true);
    const unitPrice = await fetchUnitPrice(here.url, product);
    for (let left = 4; left >= 1; left -= 1) {
      await warm(sites, productPage);
      const answer = await postCheckout(here.url, { productId: product, quantity: 1, unitPrice });
      const page = await read(here, productPage);
      expect(readOrderNumber(answer)).toBeDefined();
      expect(page).toContain(`Only ${left} left`);
      await expect.poll(() => read(there, productPage)).toContain(`Only ${left} left`);
    }
    await warm(sites, productPage, catalogue);
    await postCheckout(here.url, { productId: product, quantity: 1, unitPrice });
    for (const path of [productPage, catalogue]) {
      expect(await read(here, path)).toContain('Sold out');
      await expect.poll(() => read(there, path)).toContain('Sold out');
    }
  });

  it('no longer shows what was taken out of the shop', async () => {
    await warm(sites, productPage, catalogue);
    await shopkeeper.query(`update products set state = 'draft' where id = $1`, [product]);
    const statuses = () =>
      Promise.all(sites.map(async (site) => (await sendRequest(site.url, { path: productPage })).status));
    await expect.poll(statuses).toEqual([404, 404]);
    await shopkeeper.query(`update products set state = 'published' where id = $1`, [product]);
    await expect.poll(statuses).toEqual([200, 200]);
  });

  it('prices and stock are those of the database where one buys, whatever a cached page shows', async () => {
    const [site] = sites;
    await shopkeeper.query(
      'update products set stock = 4, price = 50000, sale_type = null, sale_discount = null',
    );
    await expect
      .poll(async () => (await onBoth(productPage)).every((page) => page.includes('Rs. 500.00')))
      .toBe(true);
    await warm(sites, productPage);
    // Nobody is told, so that the cached pages are outdated and nobody knows.
    await shopkeeper.query('begin');
    await shopkeeper.query('alter table products disable trigger products_updated');
    await shopkeeper.query('update products set stock = 3, price = 60000 where id = $1', [product]);
    await shopkeeper.query('alter table products enable trigger products_updated');
    await shopkeeper.query('commit');
    const page = await read(site, productPage);
    expect([page.includes('Only 4 left'), page.includes('Rs. 500.00')]).toEqual([true, true]);

    expect(await fetchUnitPrice(site.url, product)).toBe(60_000);
    expect(await read(site, `/shop/checkout?buy=${product}`)).toContain('Rs. 600.00');
    const bought = { productId: product, unitPrice: 60_000 };
    const atOldPrice = await postCheckout(site.url, { ...bought, quantity: 1, unitPrice: 50_000 });
    const tooMany = await postCheckout(site.url, { ...bought, quantity: 4 });
    expect([atOldPrice.status, tooMany.status]).toEqual([409, 409]);
    expect(tooMany.text).toContain('Only 3 of');
    expect(readOrderNumber(await postCheckout(site.url, { ...bought, quantity: 3 }))).toBeDefined();
  });

  it('serves nothing stale after its line to the database was cut', async () => {
    await shopkeeper.query('update products set stock = 3 where id = $1', [product]);
    await expect
      .poll(async () => (await onBoth(productPage)).every((page) => page.includes('Only 3 left')))
      .toBe(true);
    await warm(sites, productPage);
    const listening = "from pg_stat_activity where datname = current_database() and query like 'listen %'";
    // Nobody hears of the change: it is made while no process listens, and by the transaction that cut the lines.
    await shopkeeper.query('begin');
    await shopkeeper.query('alter table products disable trigger products_updated');
    await shopkeeper.query('update products set stock = 2 where id = $1', [product]);
    await shopkeeper.query('alter table products enable trigger products_updated');
    await shopkeeper.query('commit');
    expect(await read(sites[0], productPage)).toContain('Only 3 left');
    const cut = await shopkeeper.query(`select pg_terminate_backend(pid) ${listening}`);
    expect(cut.rowCount).toBe(2);
    await expect
      .poll(async () => (await onBoth(productPage)).every((page) => page.includes('Only 2 left')))
      .toBe(true);
    await shopkeeper.query('update products set stock = 1 where id = $1', [product]);
    await expect
      .poll(async () => (await onBoth(productPage)).every((page) => page.includes('Only 1 left')))
      .toBe(true);
  });
});

describe('the embedded database', () => {
  it('what a sale left is shown at once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-fresh-'));
    await copySeededData(folder);
    const shop = await openEmbedded({ dataFolder: join(folder, 'database') });
    await shop.rows({ text: 'update products set stock = 4 where id = $1', values: [product] });
    await shop.close();
    const site = await startProductionSite({ dataFolder: folder });
    const unitPrice = await fetchUnitPrice(site.url, product);
    for (let left = 3; left >= 1; left -= 1) {
      await warm([site], productPage, catalogue);
      expect(await read(site, productPage)).toContain(`Only ${left + 1} left`);
      const answer = await postCheckout(site.url, { productId: product, quantity: 1, unitPrice });
      expect(readOrderNumber(answer)).toBeDefined();
      expect(await read(site, productPage)).toContain(`Only ${left} left`);
    }
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });
});
