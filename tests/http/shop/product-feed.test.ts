import { expect, inject, it } from 'vitest';
import { paths } from '~/paths';
import { sendRequest } from '../support/send-request';

const readAll = (feed: string, name: string) =>
  [...feed.matchAll(new RegExp(`<g:${name}>([^<]*)</g:${name}>`, 'g'))].map(([, value = '']) => value);

it('R-PRODUCT-15: the feed has every product that is shipped, and its pages and pictures exist', async () => {
  const siteUrl = inject('siteUrl');
  const read = (path: string) => sendRequest(siteUrl, { path });
  const { status, text, headers } = await read(paths.shop.productFeed());
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(text).toMatch(/^<\?xml[\s\S]*<\/channel><\/rss>\n$/);

  const ids = readAll(text, 'id');
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...new Set(readAll(text, 'link'))].map((link) => new URL(link).pathname);
  const sitemap = await read('/sitemap.xml');
  const sold = [...sitemap.text.matchAll(/<loc>[^<]*(\/shop\/single\/[^<]+)/g)].map(([, path]) => path);
  const issued = sold.filter((path) => path !== undefined && !links.includes(path));
  expect(links.filter((path) => !sold.includes(path))).toEqual([]);
  for (const path of issued) expect((await read(path ?? '')).text).toContain('by email');

  const pictures = ['image_link', 'additional_image_link'].flatMap((name) => readAll(text, name));
  for (const path of [...links, ...new Set(pictures.map((url) => new URL(url).pathname))])
    expect((await read(path)).status, path).toBe(200);
});
