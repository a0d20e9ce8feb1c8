import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, startProductionSite } from '../../scripts/site/production-site';
import { createPostgresDatabase } from '../database/test-database';
import { fetchUnitPrice, postCheckout, readOrderNumber } from './support/checkout-requests';
import { logsRenders, rendersDuring } from './support/renders';
import { startSeededSite } from './support/seeded-site';
import { sendRequest, type TestRequest, type TestResponse } from './support/send-request';

const VISITORS = 200;

const many = (
  site: RunningSite,
  count: number,
  sent: (index: number) => TestRequest,
): Promise<TestResponse[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => sendRequest(site.url, sent(index))));

const statusesOf = (answers: readonly TestResponse[]) => [...new Set(answers.map(({ status }) => status))];
const textsOf = (answers: readonly TestResponse[]) => new Set(answers.map(({ text }) => text));

async function buy(site: RunningSite, productId: string, quantity: number): Promise<void> {
  const unitPrice = await fetchUnitPrice(site.url, productId);
  expect(readOrderNumber(await postCheckout(site.url, { productId, quantity, unitPrice }))).toBeDefined();
}

describe('a shop on its own', () => {
  let folder: string;
  let site: RunningSite;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tessera-stampede-'));
    site = await startSeededSite({ dataFolder: folder, settings: logsRenders });
  });

  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['/', '/shop/index', '/shop/grid?category=table', '/shop/single/mosaic-mug'])(
    'right after a start, many visitors of %s cost one rendering, and get the same page',
    async (path) => {
      let answers: TestResponse[] = [];
      const renders = await rendersDuring(site, async () => {
        answers = await many(site, VISITORS, (index) => ({
          path,
          headers: { Cookie: `visitor=secret-${index}`, 'User-Agent': `secret-${index}` },
        }));
      });
      expect(renders).toEqual([path.split('?')[0]]);
      expect(statusesOf(answers)).toEqual([200]);
      expect(textsOf(answers).size).toBe(1);
      expect(answers[0]?.text).not.toContain('secret-');
      expect(answers.every(({ headers }) => headers['set-cookie'] === undefined)).toBe(true);
    },
  );

  it('many who ask for its headers cost one rendering as well', async () => {
    let answers: TestResponse[] = [];
    const renders = await rendersDuring(site, async () => {
      answers = await many(site, VISITORS, () => ({ method: 'HEAD', path: '/shop/single/tile-tee' }));
    });
    expect(renders).toEqual(['/shop/single/tile-tee']);
    expect([statusesOf(answers), answers[0]?.body.length]).toEqual([[200], 0]);
  });

  it('a thousand unknown parameters are no new pages', async () => {
    const paths = ['/', '/shop/grid', '/shop/single/mosaic-mug', '/team?city=Pune', '/shop/cart'];
    for (const path of paths) await sendRequest(site.url, { path });
    const renders = await rendersDuring(site, async () => {
      for (const path of paths) {
        const answers = await many(site, 200, (index) => {
          const unknown = [`x=${index}`, `utm_source=letter-${index}`, `y${index}`, `x=1&x=${index}&X[]=2`];
          return { path: `${path}${path.includes('?') ? '&' : '?'}${unknown[index % unknown.length]}` };
        });
        expect(statusesOf(answers)).toEqual([200]);
        expect(textsOf(answers).size).toBe(1);
      }
    });
    expect(renders).toEqual([]);
  });

  it('other spellings of a page lead to it, and are not rendered', async () => {
    const spellings = ['/Shop/Single/Mosaic-Mug', '/shop/single/mosaic-mug/', '/shop/single/%6dosaic%2Dmug'];
    const renders = await rendersDuring(site, async () => {
      for (const path of spellings) {
        const { status, headers } = await sendRequest(site.url, { path });
        expect([status, headers.location]).toEqual([308, '/shop/single/mosaic-mug']);
      }
    });
    expect(renders).toEqual([]);
  });

  it('a page of the catalogue that does not exist leads to the last', async () => {
    for (const page of ['99999', '9000']) {
      const { status, headers } = await sendRequest(site.url, {
        path: `/shop/grid?category=table&page=${page}`,
      });
      expect([status, headers.location]).toEqual([
        302,
        expect.stringMatching(/^\/shop\/grid\?category=table/),
      ]);
    }
    const { headers } = await sendRequest(site.url, { path: '/shop/grid?category=table&page=9000' });
    expect((await sendRequest(site.url, { path: headers.location ?? '' })).status).toBe(200);
  });

  it('an order that changes nothing one can see costs no rendering', async () => {
    const paths = ['/', '/shop/index', '/shop/grid', '/shop/grid?stock=1', '/shop/single/mosaic-mug'];
    for (const path of paths) await sendRequest(site.url, { path });
    const renders = await rendersDuring(site, async () => {
      await buy(site, 'mosaic-mug', 1);
      for (const path of paths) expect(statusesOf(await many(site, 20, () => ({ path })))).toEqual([200]);
    });
    expect(renders.filter((path) => path !== '/shop/quote' && path !== '/shop/checkout')).toEqual([]);
    // With a search of its own a page is not cached: rendered now, it is the same to the letter.
    for (const path of ['/shop/index', '/shop/single/mosaic-mug']) {
      const [cached, anew] = [
        await sendRequest(site.url, { path }),
        await sendRequest(site.url, { path: `${path}?q=` }),
      ];
      expect([cached.headers['x-request-id'], anew.headers['x-request-id']]).toEqual([
        undefined,
        expect.any(String),
      ]);
      expect(cached.text).toBe(anew.text);
    }
  });

  it('the order of the last piece is seen at once, and costs one rendering of each page that shows it', async () => {
    const unaffected = ['/', '/site-map', '/shop/single/desk-mat'];
    const affected = ['/shop/single/poster-set', '/shop/grid?category=paper'];
    for (const path of [...unaffected, ...affected]) await sendRequest(site.url, { path });
    await buy(site, 'poster-set', 2);
    const pages: TestResponse[] = [];
    const renders = await rendersDuring(site, async () => {
      for (const path of unaffected) await many(site, 20, () => ({ path }));
      for (const path of affected) pages.push(...(await many(site, VISITORS, () => ({ path }))));
    });
    expect(renders).toEqual(['/shop/single/poster-set', '/shop/grid']);
    expect(pages.every(({ text }) => text.includes('Sold out'))).toBe(true);
  });
});

describe('while every rendering waits for the database', () => {
  /** As many as render at once and wait for it: server/http/pages/render-limits. */
  const PLACES = 128;
  let folder: string;
  let site: RunningSite;
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let shopkeeper: pg.Client;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tessera-stampede-'));
    database = await createPostgresDatabase();
    shopkeeper = new pg.Client({ connectionString: database.url });
    await shopkeeper.connect();
    const settings = { ...logsRenders, DATABASE_URL: database.url, SESSION_SECRET: 'x'.repeat(32) };
    site = await startProductionSite({ dataFolder: folder, settings });
  });

  afterAll(async () => {
    await site.stop();
    await shopkeeper.end();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const lockProducts = async () => {
    await shopkeeper.query('begin');
    await shopkeeper.query('lock table products in access exclusive mode');
  };
  const unlockProducts = () => shopkeeper.query('rollback');

  it('visitors of one page wait together, with one rendering', async () => {
    let answers: TestResponse[] = [];
    const renders = await rendersDuring(site, async () => {
      await lockProducts();
      const asked = many(site, 600, (index) => ({ path: `/shop/grid?category=table&x=${index}` }));
      await unlockProducts();
      answers = await asked;
    });
    expect(statusesOf(answers)).toEqual([200]);
    expect(renders).toEqual(['/shop/grid']);
  });

  it('those beyond all places are told when to come again; forms and pages from memory are answered', async () => {
    const extra = 100;
    await sendRequest(site.url, { path: '/shop/single/mosaic-mug' });
    await lockProducts();
    const refused: TestResponse[] = [];
    const asked = Array.from({ length: PLACES + extra }, async (_, index) => {
      const answer = await sendRequest(site.url, { path: `/shop/grid?q=tile+${index}` });
      if (answer.status !== 200) refused.push(answer);
      return answer.status;
    });
    await expect.poll(() => refused.length).toBe(extra);
    for (const { status, headers, text } of refused) {
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
      expect(headers['content-type']).toContain('text/html');
      expect(text).toContain('<h1>Too many visitors at once</h1>');
    }
    const form = await sendRequest(site.url, {
      method: 'POST',
      path: '/shop/quote',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect([form.status, (await sendRequest(site.url, { path: '/shop/single/mosaic-mug' })).status]).toEqual([
      400, 200,
    ]);
    await unlockProducts();
    expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(PLACES);
    expect((await sendRequest(site.url, { path: '/shop/grid?q=after' })).status).toBe(200);
  });

  it('senders of slow forms take no place from others', async () => {
    const { hostname, port } = new URL(site.url);
    const head = [
      ...['POST /company HTTP/1.1', 'Host: localhost', 'Sec-Fetch-Site: same-origin'],
      ...['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 1000'],
    ];
    const senders = Array.from({ length: 300 }, () => connect(Number(port), hostname));
    for (const sender of senders) sender.write(`${head.join('\r\n')}\r\n\r\na=b`);
    await Promise.all(senders.map((sender) => once(sender, 'connect')));
    const { status } = await sendRequest(site.url, {
      method: 'POST',
      path: '/company',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    });
    for (const sender of senders) sender.destroy();
    expect(status).toBe(405);
    expect((await sendRequest(site.url, { path: '/no/such/page' })).status).toBe(404);
  });
});
