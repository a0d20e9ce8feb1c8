import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEVICES } from './count-request';
import { PAGE_KINDS } from './page-kind';
import { countReport } from './vital-report';
import { getBucket, WEB_VITALS } from './web-vitals';

const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; K) Chrome/140.0 Mobile Safari/537.36' };

const report = (changes: object = {}) => JSON.stringify({ path: '/pricing', lcp: 1_200, cls: 0, ...changes });

describe('R-MEASURE-4: what a report adds to the counts', () => {
  it('each measured vital counts for its kind of page and class of device', () => {
    expect(countReport(report(), headers)).toEqual([
      { page: 'offer', device: 'phone', vital: 'lcp', bucket: getBucket('lcp', 1_200) },
      { page: 'offer', device: 'phone', vital: 'cls', bucket: 0 },
    ]);
  });

  it.each([
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    { 'user-agent': undefined },
  ])('%j is not counted', (changed) => {
    expect(countReport(report(), { ...headers, ...changed })).toEqual([]);
  });

  it.each([
    '/account',
    '/admin/orders',
    '/messages/secret',
    '/shop/orders/TS-1',
    '/pricing?plan=team',
    '//x',
  ])('the page %s is not counted', (path) => {
    expect(countReport(report({ path }), headers)).toEqual([]);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"path":"/"',
    '{"lcp":1}',
    report({ lcp: -1 }),
    report({ lcp: '1' }),
    report({ lcp: null }),
    report({ cls: 101 }),
    report({ visitor: 'an id' }),
    '{"path":"/","lcp":1e999}',
    `{"path":"/${'a'.repeat(200)}"}`,
  ])('%s is refused', (text) => {
    expect(countReport(text, headers)).toBeUndefined();
  });

  it('stores no text of a report or a header, whatever is sent', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.webPath());
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          fc.record({ path: fc.oneof(fc.webPath(), fc.constant('/')), lcp: fc.double() }).map(report),
        ),
        fc.record({ 'user-agent': anything, 'sec-ch-ua-mobile': anything }),
        (text, sent) => {
          for (const { page, device, vital, bucket } of countReport(text, sent) ?? []) {
            expect(PAGE_KINDS).toContain(page);
            expect(DEVICES).toContain(device);
            expect(WEB_VITALS).toContain(vital);
            expect(bucket).toBeLessThan(200);
          }
        },
      ),
    );
  });
});
