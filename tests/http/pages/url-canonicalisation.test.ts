import { describe, expect, inject, it } from 'vitest';
import { sendRequest } from '../support/send-request';

const ask = (path: string, method = 'GET') => sendRequest(inject('siteUrl'), { path, method });

describe('another spelling leads to the page', () => {
  it.each([
    ['/pricing/', '/pricing'],
    ['/Pricing', '/pricing'],
    ['/SHOP/Single/MOSAIC-mug', '/shop/single/mosaic-mug'],
    ['/blog', '/blog/'],
    ['/shop', '/shop/index'],
    ['/shop/', '/shop/index'],
    ['/account', '/account/profile'],
    ['/login', '/auth/sign-in'],
    ['/index.html', '/'],
    ['/Shop/Grid/?q=Mug&page=2', '/shop/grid?q=Mug&page=2'],
  ])('%s to %s', async (path, canonical) => {
    const answer = await ask(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(canonical);
    // An account page leads on to the sign-in.
    expect((await ask(canonical)).status).toBeLessThan(303);
    expect((await ask(path, 'HEAD')).headers.location).toBe(canonical);
  });
});

describe('no address leads away from this site', () => {
  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example',
    '//evil.example//',
    '/\\evil.example',
    '/\\/evil.example/',
    '/%5cevil.example/',
    '/%2f/evil.example/',
    '/.//evil.example/',
    '/%09/evil.example/',
    '/shop//evil.example/',
    '/@evil.example/',
  ])('%s', async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
    if (headers.location !== undefined) {
      expect(new URL(headers.location, inject('siteUrl')).origin).toBe(inject('siteUrl'));
    }
  });
});

describe('an address that leads nowhere', () => {
  it('shows the not-found page, with the pages that are nearest to it', async () => {
    const { status, text } = await ask('/prcing');
    expect(status).toBe(404);
    expect(text).toContain('This tile is missing.');
    expect(text).toMatch(/href="\/pricing"/);
  });

  it.each([
    '/not-found',
    '/demos/agency/creative',
    '/shop/single/no-such-thing',
    '/blog/a/b/c',
    '/index.php/x',
  ])('%s is answered with 404', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it.each([
    ['a null character', '/shop/single/%00'],
    ['a null character in a search', '/shop/grid?q=%00'],
    ['half an escape', '/%E0%A4%A'],
    ['an escape that is no text', '/shop/single/%ff%fe'],
    ['a lone percent sign', '/shop/single/100%'],
    ['a very long path', `/${'a'.repeat(10_000)}`],
    ['a very long search', `/shop/grid?q=${'a'.repeat(10_000)}`],
    ['very many parts', '/a'.repeat(4_000)],
    ['very many parameters', `/shop/grid?${'category=a&'.repeat(900)}`],
    ['a path of another scheme', '/javascript:alert(1)'],
    ['markup', '/%3Cscript%3Ealert(1)%3C/script%3E'],
  ])('%s is no fault of ours', async (_, path) => {
    const { status, text } = await ask(path);
    expect([200, 302, 400, 404]).toContain(status);
    expect(text).not.toContain('<script>alert(1)');
    expect(text).not.toMatch(/\bat \S+ \(.*:\d+:\d+\)/);
  });

  it('a line that is longer than any address is refused before it is read', async () => {
    expect((await ask(`/${'a'.repeat(20_000)}`)).status).toBe(431);
  });
});
