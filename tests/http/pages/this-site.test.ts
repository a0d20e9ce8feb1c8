import { brotliCompressSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import { sendRequest } from '../support/send-request';

const MAX_BYTES = 16 * 1024;

it('R-MEASURE-7: the page about this site has figures of the build and of the database, and is small', async () => {
  const siteUrl = inject('siteUrl');
  for (const path of ['/', '/shop/cart']) await sendRequest(siteUrl, { path });
  const { status, text, headers } = await sendRequest(siteUrl, { path: '/this-site' });
  expect(status).toBe(200);
  expect(headers['set-cookie']).toBeUndefined();
  for (const kind of ['Home', 'Company', 'Cart']) expect(text).toMatch(new RegExp(`>${kind}<`));
  expect(text).toMatch(/of 23\.0\u00a0KB/);
  expect(text).toMatch(/>Checkout<[^C]*>of one person<[^C]*>of 130\.0\u00a0KB</);
  expect(text).toMatch(/\d+\.\d\d %|first minute is not over/);
  expect(brotliCompressSync(text).length).toBeLessThan(MAX_BYTES);
  const sitemap = await sendRequest(siteUrl, { path: '/sitemap.xml' });
  expect(sitemap.text).toContain('/this-site</loc>');
});
