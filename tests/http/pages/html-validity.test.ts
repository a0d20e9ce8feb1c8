import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchRoutes } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articles } from '~/content/journal/articles';
import { devPaths } from '~/dev-paths';
import { paths } from '~/paths';
import type { RunningSite } from '../../../scripts/site/production-site';
import { pagePaths } from '../../e2e/support/page-paths';
import { getRequiredRole } from '../../e2e/support/sign-in-as';
import { fetchUnitPrice, postCheckout } from '../support/checkout-requests';
import { findHtmlErrors } from '../support/html-errors';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest } from '../support/send-request';
import { signInAs } from '../support/sign-in-as';
import { sitePatterns } from '../support/site-routes';

const patterns = sitePatterns
  .filter(({ file }) => file.endsWith('.tsx'))
  .map(({ pattern }) => ({ path: pattern }));

/** The pattern of a page with parameters. */
function findPattern(path: string): string | undefined {
  const pattern = matchRoutes(patterns, path)?.at(-1)?.route.path;
  return pattern?.includes(':') ? pattern : undefined;
}

let dataFolder: string;
let site: RunningSite;
let cookies: Readonly<Record<string, string>>;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tessera-html-'));
  // With a business, the lists of the back office lead to a page of each kind.
  site = await startSeededSite({
    dataFolder,
    settings: { DEMO_BUSINESS: 'on', FORMS_PER_MINUTE: '100000' },
    isShortLived: false,
  });
  cookies = { user: await signInAs('user', site.url), admin: await signInAs('admin', site.url) };
});

afterAll(async () => {
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

function open(path: string) {
  const role = getRequiredRole(path);
  return sendRequest(site.url, { path, ...(role && { headers: { cookie: cookies[role] } }) });
}

const listLinks = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)].map(([, path = '']) => path);

it.each([
  ['a heading in a term', '<dl><dt><h3>Term</h3></dt><dd>What it means</dd></dl>'],
  ['a caption outside a figure', '<div><figcaption>What it shows</figcaption></div>'],
  ['an id twice', '<p id="one">One</p><p id="one">Two</p>'],
  ['a reference to nothing', '<button type="button" aria-controls="none">Show</button>'],
  ['a label without its field', '<label for="name">Name</label><p id="name">Asha</p>'],
  ['a style attribute', '<p style="color: red">Text</p>'],
  ['a picture without a description', '<img src="/a.webp" width="1" height="1">'],
  ['a stylesheet in a list', '<ul><li>One</li><link rel="stylesheet" href="/a.css"></ul>'],
])('the validator finds %s', (_, markup) => {
  const html = `<!doctype html><html lang="en"><head><title>A page</title></head><body>${markup}</body></html>`;
  expect(findHtmlErrors(html)).toHaveLength(1);
});

it('every page has valid HTML, and so has a page of each kind that it links to', async () => {
  await expect
    .poll(async () => (await open('/admin/inbox')).text, { timeout: 60_000 })
    .toContain('Shreya Ghoshal-Roy');
  const productId = 'mosaic-mug';
  const unitPrice = await fetchUnitPrice(site.url, productId);
  const order = await postCheckout(site.url, { productId, quantity: 1, unitPrice });
  const queue = [
    ...pagePaths,
    devPaths.mailbox(),
    '/dev/mails',
    order.headers.location ?? '',
    ...articles.map(({ slug }) => paths.article(slug)),
  ];
  const seenLinks = new Set<string>();
  const openedPatterns = new Set<string>();
  const addLinks = (html: string) => {
    for (const link of listLinks(html).filter((path) => !seenLinks.has(path))) {
      seenLinks.add(link);
      const pattern = findPattern(link);
      if (!pattern || openedPatterns.has(pattern)) continue;
      openedPatterns.add(pattern);
      queue.push(link);
    }
  };
  const errors: string[] = [];
  let next = open(queue[0] ?? '');
  for (const [index, path] of queue.entries()) {
    const { text, headers } = await next;
    addLinks(text);
    const nextPath = queue[index + 1];
    // The server renders the next page while this one is checked.
    if (nextPath !== undefined) next = open(nextPath);
    if (headers['content-type']?.startsWith('text/html') && !headers.location)
      errors.push(...findHtmlErrors(text).map((error) => `${path}: ${error}`));
  }
  expect(errors).toEqual([]);
  expect(openedPatterns.size).toBeGreaterThanOrEqual(30);
});
