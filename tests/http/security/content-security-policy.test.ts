import { createHash } from 'node:crypto';
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { sendRequest, type TestRequest, type TestResponse } from '../support/send-request';

const form = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };

const kinds: [kind: string, request: TestRequest][] = [
  ['the home page', { path: '/' }],
  ['a page made with the build', { path: '/company' }],
  ['a page with an instrument', { path: '/products/hackmatrix' }],
  ['the catalogue', { path: '/shop/grid?q=mug' }],
  ['a product', { path: '/shop/single/mosaic-mug' }],
  ['a page that React takes over', { path: '/shop/cart' }],
  ['the checkout', { path: '/shop/checkout' }],
  ['the page of an unknown address', { path: '/no/such/page' }],
  ['a refused method', { path: '/company', method: 'DELETE' }],
  ['a refused form', { path: '/', method: 'POST', body: 'a=b', headers: { Origin: 'https://evil.example' } }],
  ['a form where none is expected', { path: '/company', method: 'POST', body: 'a=b', headers: form }],
];

/** Blocks of data are not run, whatever the policy says. */
const dataBlock = /^application\/(ld\+)?json$/;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe.each(kinds)('%s', (_, request) => {
  let answer: TestResponse;
  let document: Window['document'];
  let policy: string;

  beforeAll(async () => {
    answer = await sendRequest(inject('siteUrl'), request);
    const window = new Window();
    document = new window.DOMParser().parseFromString(answer.text, 'text/html');
    policy = String(answer.headers['content-security-policy']);
  });

  const inline = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => !element.hasAttribute('src') && !dataBlock.test(element.getAttribute('type') ?? ''),
    );

  it('allows the scripts it was written with, and no other', () => {
    const hashes = new Set(inline('script').map((script) => hashOf(script.textContent)));
    expect(new Set(sourcesOf(policy, 'script-src'))).toEqual(new Set(["'self'", ...hashes]));
  });

  it('allows the styles it was written with, and no other', () => {
    const hashes = new Set(inline('style').map((style) => hashOf(style.textContent)));
    expect(new Set(sourcesOf(policy, 'style-src'))).toEqual(new Set(["'self'", ...hashes]));
  });

  it('loads from this site alone', () => {
    const named = [
      ...document.querySelectorAll('script[src], img[src], iframe[src], source[srcset], link[href]'),
    ];
    const addresses = named
      .filter((element) => element.getAttribute('rel') !== 'canonical')
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      .filter((address) => address !== '' && !address.startsWith('data:'));
    expect(addresses.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
  });

  it('has neither a style nor a handler as an attribute', () => {
    const refused = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name }) => name === 'style' || name.startsWith('on'))
        .map(({ name, value }) => `<${element.tagName.toLowerCase()} ${name}="${value}">`),
    );
    expect(refused).toEqual([]);
  });

  it('cannot be framed, sent elsewhere, or taken for something else', () => {
    expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'form-action')).toEqual(["'self'"]);
    expect(sourcesOf(policy, 'object-src')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'base-uri')).toEqual(["'none'"]);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers['permissions-policy']).toContain('geolocation=()');
    expect(answer.headers['x-powered-by']).toBeUndefined();
  });
});

it.each(['/no/such/file.js', '/assets/none.js', '/shop/quote', '/SHOP/'])(
  'an answer that is no page carries the same headers: %s',
  async (path) => {
    const { headers } = await sendRequest(inject('siteUrl'), { path });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  },
);
