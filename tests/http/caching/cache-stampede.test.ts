import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningSite } from '../../../scripts/site/production-site';
import { fetchUnitPrice, postCheckout, readOrderNumber } from '../support/checkout-requests';
import { isCached } from '../support/is-cached';
import { RENDER_LOG_SETTINGS, recordRenders } from '../support/record-renders';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest, type TestRequest, type TestResponse } from '../support/send-request';

const VISITORS = 200;

let folder: string;
let site: RunningSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-stampede-'));
  site = await startSeededSite({ dataFolder: folder, settings: RENDER_LOG_SETTINGS });
});

afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Sends all requests at once. Each is answered by the same render or from the cache, however they arrive. */
const sendMany = (count: number, create: (index: number) => TestRequest): Promise<TestResponse[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => sendRequest(site.url, create(index))));

const distinctStatuses = (responses: readonly TestResponse[]) => [
  ...new Set(responses.map(({ status }) => status)),
];
const distinctTexts = (responses: readonly TestResponse[]) => new Set(responses.map(({ text }) => text));

async function buy(productId: string, quantity: number): Promise<void> {
  const unitPrice = await fetchUnitPrice(site.url, productId);
  const response = await postCheckout(site.url, { productId, quantity, unitPrice });
  expect(readOrderNumber(response)).toBeDefined();
}

describe('simultaneous requests for a page that is not cached', () => {
  it.each(['/', '/shop/index', '/shop/grid?category=table', '/shop/single/mosaic-mug'])(
    '%s is rendered once, and every visitor gets the same page',
    async (path) => {
      let responses: TestResponse[] = [];
      const renders = await recordRenders(site, async () => {
        responses = await sendMany(VISITORS, (index) => ({
          path,
          headers: { Cookie: `visitor=secret-${index}`, 'User-Agent': `secret-${index}` },
        }));
      });
      expect(renders).toEqual([path.split('?')[0]]);
      expect(distinctStatuses(responses)).toEqual([200]);
      expect(distinctTexts(responses).size).toBe(1);
      expect(responses[0]?.text).not.toContain('secret-');
      expect(responses.every(({ headers }) => headers['set-cookie'] === undefined)).toBe(true);
    },
  );

  it('HEAD requests share one render, too', async () => {
    let responses: TestResponse[] = [];
    const renders = await recordRenders(site, async () => {
      responses = await sendMany(VISITORS, () => ({ method: 'HEAD', path: '/shop/single/tile-tee' }));
    });
    expect(renders).toEqual(['/shop/single/tile-tee']);
    expect([distinctStatuses(responses), responses[0]?.body.length]).toEqual([[200], 0]);
  });
});

describe('requests that cause no render', () => {
  it('unknown parameters are served from the cache', async () => {
    const paths = ['/', '/shop/grid', '/shop/single/mosaic-mug', '/team?city=Pune', '/shop/cart'];
    for (const path of paths) await sendRequest(site.url, { path });
    const renders = await recordRenders(site, async () => {
      for (const path of paths) {
        const responses = await sendMany(100, (index) => {
          const queries = [`x=${index}`, `utm_source=mail-${index}`, `y${index}`, `x=1&x=${index}&X[]=2`];
          return { path: `${path}${path.includes('?') ? '&' : '?'}${queries[index % queries.length]}` };
        });
        expect(distinctStatuses(responses)).toEqual([200]);
        expect(distinctTexts(responses).size).toBe(1);
      }
    });
    expect(renders).toEqual([]);
  });

  it('paths in another spelling are redirected', async () => {
    const spellings = ['/Shop/Single/Mosaic-Mug', '/shop/single/mosaic-mug/', '/shop/single/%6dosaic%2Dmug'];
    const renders = await recordRenders(site, async () => {
      for (const path of spellings) {
        const { status, headers } = await sendRequest(site.url, { path });
        expect([status, headers.location]).toEqual([308, '/shop/single/mosaic-mug']);
      }
    });
    expect(renders).toEqual([]);
  });

  it('a page number after the last page is redirected to the last page', async () => {
    const requestPage = (number: number) =>
      sendRequest(site.url, { path: `/shop/grid?category=table&page=${number}` });
    for (const number of [99_999, 9_000]) {
      const { status, headers } = await requestPage(number);
      expect([status, headers.location]).toEqual([
        302,
        expect.stringMatching(/^\/shop\/grid\?category=table/),
      ]);
    }
    const { headers } = await requestPage(9_000);
    expect((await sendRequest(site.url, { path: headers.location ?? '' })).status).toBe(200);
  });

  it('an order that changes nothing visible leaves all pages in the cache', async () => {
    const paths = ['/', '/shop/index', '/shop/grid', '/shop/grid?stock=1', '/shop/single/mosaic-mug'];
    for (const path of paths) await sendRequest(site.url, { path });
    const renders = await recordRenders(site, async () => {
      await buy('mosaic-mug', 1);
      for (const path of paths) expect(distinctStatuses(await sendMany(20, () => ({ path })))).toEqual([200]);
    });
    expect(renders.filter((path) => path !== '/shop/quote' && path !== '/shop/checkout')).toEqual([]);
    // The same page with a search parameter is never cached. Its new render is equal to the cached page.
    for (const path of ['/shop/index', '/shop/single/mosaic-mug']) {
      expect([await isCached(site.url, path), await isCached(site.url, `${path}?q=`)]).toEqual([true, false]);
      const cached = await sendRequest(site.url, { path });
      const rendered = await sendRequest(site.url, { path: `${path}?q=` });
      expect(cached.text).toBe(rendered.text);
    }
  });
});

it('an order of the last unit is visible at once, with one render of each page that shows the product', async () => {
  const unaffected = ['/', '/site-map', '/shop/single/desk-mat'];
  const affected = ['/shop/single/poster-set', '/shop/grid?category=paper'];
  for (const path of [...unaffected, ...affected]) await sendRequest(site.url, { path });
  await buy('poster-set', 2);
  const pages: TestResponse[] = [];
  const renders = await recordRenders(site, async () => {
    for (const path of unaffected) await sendMany(20, () => ({ path }));
    for (const path of affected) pages.push(...(await sendMany(VISITORS, () => ({ path }))));
  });
  expect(renders).toEqual(['/shop/single/poster-set', '/shop/grid']);
  expect(pages.every(({ text }) => text.includes('Sold out'))).toBe(true);
});
