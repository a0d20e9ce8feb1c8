import { expect, inject, it } from 'vitest';
import type { SearchSuggestions } from '~/domain/site-search/site-search';
import { sendRequest } from '../support/send-request';

const get = (path: string) => sendRequest(inject('siteUrl'), { path });

it('the page of the search works without scripts: groups, counts, marked words, noindex', async () => {
  const { status, text } = await get('/search?q=where+is+my+parcel');
  expect(status).toBe(200);
  expect(text).toContain('<meta name="robots" content="noindex, follow"');
  expect(text).toMatch(/\d+ matches for “where is my parcel”/);
  expect(text).toContain('href="/help/detail?article=where-is-my-order"');
  expect(text).toMatch(/<mark[^>]*>order<\/mark>/);
});

it('without a result the page leads to the same words elsewhere and to a person', async () => {
  const { status, text } = await get('/search?q=zzzzqqqq');
  expect(status).toBe(200);
  for (const href of ['/shop/grid?q=zzzzqqqq', '/help/center?q=zzzzqqqq', '/contact'])
    expect(text).toContain(`href="${href}"`);
});

it('a query is shown as text', async () => {
  const { text } = await get(`/search?q=${encodeURIComponent('<script>alert(1)</script>')}`);
  expect(text).not.toContain('<script>alert(1)');
});

it('browsers can search the site from their address bar', async () => {
  expect((await get('/')).text).toContain(
    'type="application/opensearchdescription+xml" href="/opensearch.xml"',
  );
  const { headers, text } = await get('/opensearch.xml');
  expect(headers['content-type']).toContain('application/opensearchdescription+xml');
  expect(text).toMatch(/template="http[^"]+\/search\?q=\{searchTerms\}"/);
});

it('suggestions are JSON in groups, with texts in parts', async () => {
  const { status, headers, text } = await get('/search/suggestions?q=keyb');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('application/json');
  const { groups, total } = JSON.parse(text) as SearchSuggestions;
  expect(total).toBeGreaterThan(0);
  const results = groups.flatMap((group) => group.results);
  expect(results.map(({ path }) => path)).toContain('/shop/single/grout-60-keyboard');
  expect(results[0]?.title.some(({ isMatch }) => isMatch)).toBe(true);
});
