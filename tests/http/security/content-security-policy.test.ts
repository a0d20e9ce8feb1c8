import { createHash } from 'node:crypto';
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { sendRequest, type TestRequest, type TestResponse } from '../support/send-request';

const form = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };

const kinds: [kind: string, request: TestRequest][] = [
  ['the home page', { path: '/' }],
  ['a prerendered page', { path: '/company' }],
  ['a page with an island', { path: '/products/hackmatrix' }],
  ['the catalogue', { path: '/shop/grid?q=mug' }],
  ['a product', { path: '/shop/single/mosaic-mug' }],
  ['a fully hydrated page', { path: '/shop/cart' }],
  ['the checkout', { path: '/shop/checkout' }],
  ['the not-found page', { path: '/no/such/page' }],
  ['a refused method', { path: '/company', method: 'DELETE' }],
  ['a refused form', { path: '/', method: 'POST', body: 'a=b', headers: { Origin: 'https://evil.example' } }],
  ['a form sent to a page without a form', { path: '/company', method: 'POST', body: 'a=b', headers: form }],
];

/** Data blocks are not executed. */
const dataBlock = /^application\/(ld\+)?json$/;

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function readSources(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe.each(kinds)('%s', (_, request) => {
  let response: TestResponse;
  let document: Window['document'];
  let policy: string;

  beforeAll(async () => {
    response = await sendRequest(inject('siteUrl'), request);
    const window = new Window();
    document = new window.DOMParser().parseFromString(response.text, 'text/html');
    policy = String(response.headers['content-security-policy']);
  });

  const findInline = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => !element.hasAttribute('src') && !dataBlock.test(element.getAttribute('type') ?? ''),
    );

  it('allows exactly its own inline scripts', () => {
    const hashes = new Set(findInline('script').map((script) => hashSource(script.textContent)));
    expect(new Set(readSources(policy, 'script-src'))).toEqual(new Set(["'self'", ...hashes]));
  });

  it('allows exactly its own inline styles', () => {
    const hashes = new Set(findInline('style').map((style) => hashSource(style.textContent)));
    expect(new Set(readSources(policy, 'style-src'))).toEqual(new Set(["'self'", ...hashes]));
  });

  it('loads files only from this site', () => {
    const elements = [
      ...document.querySelectorAll('script[src], img[src], iframe[src], source[srcset], link[href]'),
    ];
    const urls = elements
      .filter((element) => element.getAttribute('rel') !== 'canonical')
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      .filter((url) => url !== '' && !url.startsWith('data:'));
    expect(urls.filter((url) => !/^\/(?!\/)/.test(url))).toEqual([]);
  });

  it('has no style attributes and no event handler attributes', () => {
    const refused = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name }) => name === 'style' || name.startsWith('on'))
        .map(({ name, value }) => `<${element.tagName.toLowerCase()} ${name}="${value}">`),
    );
    expect(refused).toEqual([]);
  });

  it('cannot be framed, and sends forms only to this site', () => {
    expect(readSources(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(readSources(policy, 'form-action')).toEqual(["'self'"]);
    expect(readSources(policy, 'object-src')).toEqual(["'none'"]);
    expect(readSources(policy, 'base-uri')).toEqual(["'none'"]);
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(response.headers['permissions-policy']).toContain('geolocation=()');
    expect(response.headers['x-powered-by']).toBeUndefined();
  });
});

it.each(['/no/such/file.js', '/assets/none.js', '/shop/quote', '/SHOP/'])(
  'a response that is not a page has the same headers: %s',
  async (path) => {
    const { headers } = await sendRequest(inject('siteUrl'), { path });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  },
);

it.each([
  ['/company', 'unsafe-none'],
  ['/shop/grid?q=mug', 'unsafe-none'],
  ['/contact', 'unsafe-none'],
  ['/auth/sign-in', 'same-origin-allow-popups'],
  ['/shop/checkout', 'unsafe-none'],
  ['/shop/orders', 'same-origin'],
  ['/no/such/page', 'same-origin'],
  ['/admin', 'same-origin'],
])('%s has the opener policy %s, rendered and from memory', async (path, policy) => {
  for (const _ of ['rendered', 'from memory']) {
    const { headers } = await sendRequest(inject('siteUrl'), { path });
    expect(headers['cross-origin-opener-policy']).toBe(policy);
  }
});

it('R-CART-10: the checkout of a browser that stores cookies is isolated', async () => {
  const request = { path: '/shop/checkout', headers: { cookie: 'other=1' } };
  const { headers } = await sendRequest(inject('siteUrl'), request);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});
