import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '~/server/db/embedded.server';
import { type RunningSite, startProductionSite } from '../../../scripts/site/production-site';
import { createPostgresDatabase } from '../../database/test-database';
import { fetchUnitPrice, postCheckout, readOrderNumber } from '../support/checkout-requests';
import { isCached } from '../support/is-cached';
import { postForm } from '../support/post-form';
import { copySeededData } from '../support/seeded-site';
import { sendRequest } from '../support/send-request';
import { signInAs } from '../support/sign-in-as';

const product = 'mosaic-mug';
const productPage = `/shop/single/${product}`;
const catalogue = '/shop/grid?q=mosaic+mug';

const read = async (site: RunningSite, path: string) => (await sendRequest(site.url, { path })).text;

/** Requests the pages until they are cached. */
async function fillCache(sites: readonly RunningSite[], ...paths: string[]): Promise<void> {
  for (const site of sites)
    for (const path of paths) await expect.poll(() => isCached(site.url, path)).toBe(true);
}

describe('two processes on one PostgreSQL', () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let client: pg.Client;
  let sites: [RunningSite, RunningSite];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tessera-fresh-'));
    database = await createPostgresDatabase('seeded');
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
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
    await client.end();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const readBoth = (path: string) => Promise.all(sites.map((site) => read(site, path)));

  it('both show a price that was changed in the database', async () => {
    await fillCache(sites, productPage, catalogue, '/shop/index');
    await client.query('update products set price = 123400 where id = $1', [product]);
    for (const path of [productPage, catalogue]) {
      await expect
        .poll(async () => (await readBoth(path)).every((page) => page.includes('Rs. 1,234.00')))
        .toBe(true);
    }
  });

  it('R-ANNOUNCEMENT-1: both show an announcement, also on prerendered pages, until it is deleted', async () => {
    const prerendered = '/about/v1';
    const haveBar = async () =>
      (await Promise.all([readBoth(prerendered), readBoth('/shop/index')]))
        .flat()
        .map((page) => page.includes('class="announcement"'));
    await client.query(
      `insert into announcements (id, text, tone, pages, starts_at, ends_at, version, created_at)
        values (gen_random_uuid(), 'Closed', 'info', 'all', '2020-01-01', '2120-01-01', 1, now())`,
    );
    await expect.poll(haveBar).toEqual([true, true, true, true]);
    await client.query('delete from announcements');
    await expect.poll(haveBar).toEqual([false, false, false, false]);
  });

  it('both end a session with its next request', async () => {
    const [first, second] = sites;
    const account = '/account/security';
    const currentSession = await signInAs('user', first.url);
    const otherSession = await signInAs('user', second.url);
    const statuses = (cookie: string) =>
      Promise.all(
        sites.map(
          async (site) => (await sendRequest(site.url, { path: account, headers: { cookie } })).status,
        ),
      );
    expect(await statuses(otherSession)).toEqual([200, 200]);
    await postForm(first.url, {
      path: account,
      fields: { intent: 'end-other-sessions' },
      cookie: currentSession,
    });
    expect(await statuses(otherSession)).toEqual([302, 302]);
    expect(await statuses(currentSession)).toEqual([200, 200]);
  });

  it('every page of the shop shows the new price of a product in the sample cart', async () => {
    const otherPage = '/shop/single/hackathon-ticket';
    await fillCache(sites, otherPage);
    await client.query('update products set price = 123500 where id = $1', [product]);
    await expect
      .poll(async () => (await readBoth(otherPage)).every((page) => page.includes('"price":123500')))
      .toBe(true);
  });

  it('both show a stock that was changed in the database', async () => {
    await fillCache(sites, productPage, catalogue);
    await client.query('update products set stock = 0 where id = $1', [product]);
    await expect
      .poll(async () => (await readBoth(productPage)).every((page) => page.includes('Sold out')))
      .toBe(true);
    await client.query('update products set stock = 5 where id = $1', [product]);
    await expect
      .poll(async () => (await readBoth(productPage)).every((page) => page.includes('Only 5 left')))
      .toBe(true);
  });

  it('both show the new name of a category on the pages of its products', async () => {
    await fillCache(sites, productPage);
    await client.query(
      `update categories set name = 'On the table' where id = (select category_id from products where id = $1)`,
      [product],
    );
    await expect
      .poll(async () => (await readBoth(productPage)).every((page) => page.includes('On the table')))
      .toBe(true);
  });

  it('show the stock after an order: at once in the process of the order, then in the other', async () => {
    const [first, second] = sites;
    await client.query('update products set stock = 5 where id = $1', [product]);
    await expect
      .poll(async () => (await readBoth(productPage)).every((page) => page.includes('Only 5 left')))
      .toBe(true);
    const unitPrice = await fetchUnitPrice(first.url, product);
    for (let left = 4; left >= 1; left -= 1) {
      await fillCache(sites, productPage);
      const response = await postCheckout(first.url, { productId: product, quantity: 1, unitPrice });
      const page = await read(first, productPage);
      expect(readOrderNumber(response)).toBeDefined();
      expect(page).toContain(`Only ${left} left`);
      await expect.poll(() => read(second, productPage)).toContain(`Only ${left} left`);
    }
    await fillCache(sites, productPage, catalogue);
    await postCheckout(first.url, { productId: product, quantity: 1, unitPrice });
    for (const path of [productPage, catalogue]) {
      expect(await read(first, path)).toContain('Sold out');
      await expect.poll(() => read(second, path)).toContain('Sold out');
    }
  });

  it('both respond with 404 for a product that is unpublished', async () => {
    await fillCache(sites, productPage, catalogue);
    await client.query(`update products set state = 'draft' where id = $1`, [product]);
    const statuses = () =>
      Promise.all(sites.map(async (site) => (await sendRequest(site.url, { path: productPage })).status));
    await expect.poll(statuses).toEqual([404, 404]);
    await client.query(`update products set state = 'published' where id = $1`, [product]);
    await expect.poll(statuses).toEqual([200, 200]);
  });

  it('the checkout uses price and stock of the database, also when a cached page is outdated', async () => {
    const [site] = sites;
    await client.query(
      'update products set stock = 4, price = 50000, sale_type = null, sale_discount = null',
    );
    await expect
      .poll(async () => (await readBoth(productPage)).every((page) => page.includes('Rs. 500.00')))
      .toBe(true);
    await fillCache(sites, productPage);
    // Without the trigger no process is notified: the cached pages are outdated.
    await client.query('begin');
    await client.query('alter table products disable trigger products_updated');
    await client.query('update products set stock = 3, price = 60000 where id = $1', [product]);
    await client.query('alter table products enable trigger products_updated');
    await client.query('commit');
    const page = await read(site, productPage);
    expect([page.includes('Only 4 left'), page.includes('Rs. 500.00')]).toEqual([true, true]);

    expect(await fetchUnitPrice(site.url, product)).toBe(60_000);
    expect(await read(site, `/shop/checkout?buy=${product}`)).toContain('Rs. 600.00');
    const line = { productId: product, unitPrice: 60_000 };
    const atOldPrice = await postCheckout(site.url, { ...line, quantity: 1, unitPrice: 50_000 });
    const tooMany = await postCheckout(site.url, { ...line, quantity: 4 });
    expect([atOldPrice.status, tooMany.status]).toEqual([409, 409]);
    expect(tooMany.text).toContain('Only 3 of');
    expect(readOrderNumber(await postCheckout(site.url, { ...line, quantity: 3 }))).toBeDefined();
  });

  it('no stale page is served after the connection to the database was lost', async () => {
    await client.query('update products set stock = 3 where id = $1', [product]);
    await expect
      .poll(async () => (await readBoth(productPage)).every((page) => page.includes('Only 3 left')))
      .toBe(true);
    await fillCache(sites, productPage);
    const listening = "from pg_stat_activity where datname = current_database() and query like 'listen %'";
    // Without the trigger no process is notified of the change.
    await client.query('begin');
    await client.query('alter table products disable trigger products_updated');
    await client.query('update products set stock = 2 where id = $1', [product]);
    await client.query('alter table products enable trigger products_updated');
    await client.query('commit');
    expect(await read(sites[0], productPage)).toContain('Only 3 left');
    const cut = await client.query(`select pg_terminate_backend(pid) ${listening}`);
    expect(cut.rowCount).toBe(2);
    await expect
      .poll(async () => (await readBoth(productPage)).every((page) => page.includes('Only 2 left')))
      .toBe(true);
    await client.query('update products set stock = 1 where id = $1', [product]);
    await expect
      .poll(async () => (await readBoth(productPage)).every((page) => page.includes('Only 1 left')))
      .toBe(true);
  });
});

describe('the embedded database', () => {
  it('the stock after an order is shown at once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-fresh-'));
    copySeededData(folder);
    const database = await openEmbedded({ dataFolder: join(folder, 'database') });
    await database.rows({ text: 'update products set stock = 4 where id = $1', values: [product] });
    await database.close();
    const site = await startProductionSite({ dataFolder: folder, isShortLived: true });
    const unitPrice = await fetchUnitPrice(site.url, product);
    for (let left = 3; left >= 1; left -= 1) {
      await fillCache([site], productPage, catalogue);
      expect(await read(site, productPage)).toContain(`Only ${left + 1} left`);
      const response = await postCheckout(site.url, { productId: product, quantity: 1, unitPrice });
      expect(readOrderNumber(response)).toBeDefined();
      expect(await read(site, productPage)).toContain(`Only ${left} left`);
    }
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });
});
