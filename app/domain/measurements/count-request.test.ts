import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountedRequest, countRequest, DEVICES, getDevice, getSource, SOURCES } from './count-request';
import { getPageKind } from './page-kind';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

const opened = (url: string, headers: CountedRequest['headers'] = {}): CountedRequest => ({
  method: 'GET',
  url,
  headers: { 'user-agent': CHROME, 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none', ...headers },
});

describe('R-MEASURE-1: what a request adds to the counts', () => {
  it('a page that is opened is a view, a source and a device; the next page is a view alone', () => {
    expect(countRequest(opened('/pricing?plan=team'), 200)).toEqual([
      { measure: 'view', subject: '/pricing' },
      { measure: 'source', subject: 'direct' },
      { measure: 'device', subject: 'computer' },
    ]);
    expect(countRequest(opened('/faq', { 'sec-fetch-site': 'same-origin' }), 304)).toEqual([
      { measure: 'view', subject: '/faq' },
    ]);
  });

  it('R-NEWSLETTER-7: a visit by a link of the newsletter also counts for its edition, by the number alone', () => {
    const count = (url: string, headers = {}) =>
      countRequest(opened(url, headers), 200).filter(({ measure }) => measure === 'newsletter');
    expect(count('/faq?a=1&newsletter=12')).toEqual([{ measure: 'newsletter', subject: '12' }]);
    expect(count('/faq?newsletter=12', { 'sec-fetch-site': 'same-origin' })).toEqual([]);
    for (const text of ['asha%40example.com', '99999', '012', ''])
      expect(count(`/faq?newsletter=${text}`)).toEqual([]);
  });

  it('a page that the browser loads ahead is not a view', () => {
    expect(countRequest(opened('/faq', { 'sec-purpose': 'prefetch;anonymous-client-ip' }), 200)).toEqual([
      { measure: 'prefetch', subject: '/faq' },
    ]);
  });

  it('a page that was loaded ahead is a view when it says that it was opened', () => {
    const headers = {
      referer: 'https://tessera.example/faq?a=1',
      'sec-fetch-dest': 'empty',
      'sec-fetch-site': 'same-origin',
    };
    const count = (changed: CountedRequest['headers']) =>
      countRequest(opened('/page-opened', { ...headers, ...changed }), 204);
    expect(count({})).toEqual([{ measure: 'view', subject: '/faq' }]);
    expect(count({ dnt: '1' })).toEqual([]);
    expect(count({ 'sec-fetch-site': 'cross-site' })).toEqual([]);
    expect(count({ referer: 'https://tessera.example/account/profile' })).toEqual([]);
    expect(count({ referer: undefined })).toEqual([]);
  });

  it.each([
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0' },
    { 'user-agent': 'facebookexternalhit/1.1' },
    { 'user-agent': undefined },
    { 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-dest': undefined },
  ])('%j is not counted', (headers) => {
    expect(countRequest(opened('/', headers), 200)).toEqual([]);
    if (!('sec-fetch-dest' in headers))
      expect(countRequest({ ...opened('/shop/checkout', headers), method: 'POST' }, 303)).toEqual([]);
  });

  it('errors, redirects, HEAD and private pages are not counted', () => {
    for (const status of [301, 303, 404, 410, 500, 503])
      expect(countRequest(opened('/'), status)).toEqual([]);
    expect(countRequest({ ...opened('/'), method: 'HEAD' }, 200)).toEqual([]);
    for (const path of [
      '/account',
      '/admin/orders',
      '/messages/secret',
      '/shop/orders/TS-1',
      '/auth/sign-in',
    ])
      expect(countRequest(opened(path), 200)).toEqual([]);
  });

  it('a form of the checkout that led to an order is counted, with and without a script', () => {
    const order = [{ measure: 'order', subject: '/shop/checkout' }];
    const submit = (url: string, status: number) =>
      countRequest({ ...opened(url, { 'sec-fetch-dest': 'empty' }), method: 'POST' }, status);
    expect(submit('/shop/checkout', 303)).toEqual(order);
    expect(submit('/shop/checkout.data?index', 202)).toEqual(order);
    expect(submit('/shop/checkout', 400)).toEqual([]);
    expect(submit('/contact', 303)).toEqual([]);
  });

  it('stores no text of a header or a query, whatever is sent', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(
        fc.oneof(text, fc.webPath({ size: 'medium' })),
        fc.record({ referer: fc.oneof(text, fc.webUrl()), agent: text, hint: text }),
        fc.constantFrom('none', 'cross-site', 'same-origin'),
        (url, { referer, agent, hint }, site) => {
          const headers = { referer, 'user-agent': agent, 'sec-ch-ua-mobile': hint, 'sec-fetch-site': site };
          for (const { measure, subject } of countRequest(opened(url, headers), 200)) {
            if (measure === 'view') expect(getPageKind(subject)).toBeDefined();
            if (measure === 'source') expect(SOURCES).toContain(subject);
            if (measure === 'device') expect(DEVICES).toContain(subject);
            if (measure === 'newsletter') expect(subject).toMatch(/^[1-9]\d{0,3}$/);
          }
        },
      ),
    );
  });
});

it.each([
  ['https://www.google.co.in/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://notgoogle.com/', 'other-site'],
  ['https://google.com.evil.example/', 'other-site'],
  ['https://t.co/abc', 'social'],
  ['https://chatgpt.com/', 'assistant'],
  ['https://gemini.google.com/app', 'assistant'],
  ['android-app://com.example', 'other-site'],
  ['no url', 'direct'],
  ['', 'direct'],
])('the source of %j is %s', (referrer, source) => {
  expect(getSource(referrer)).toBe(source);
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', '', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; K) Chrome/140.0 Mobile Safari/537.36', '?1', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; K) Chrome/140.0 Safari/537.36', '?0', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148', '', 'tablet'],
  [CHROME, '?0', 'computer'],
])('%j is a device of its class', (userAgent, hint, device) => {
  expect(getDevice(userAgent, hint)).toBe(device);
});
