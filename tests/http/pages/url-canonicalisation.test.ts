import { describe, expect, inject, it } from 'vitest';
import { sendRequest } from '../support/send-request';

const request = (path: string, method = 'GET') => sendRequest(inject('siteUrl'), { path, method });

describe('a path in another spelling is redirected', () => {
  it.each([
    ['/pricing/', '/pricing'],
    ['/Pricing', '/pricing'],
    ['/SHOP/Single/MOSAIC-mug', '/shop/single/mosaic-mug'],
    ['/blog', '/blog/'],
    ['/shop', '/shop/index'],
    ['/shop/', '/shop/index'],
    ['/login', '/auth/sign-in'],
    ['/index.html', '/'],
    ['/Shop/Grid/?q=Mug&page=2', '/shop/grid?q=Mug&page=2'],
  ])('%s to %s', async (path, canonical) => {
    const response = await request(path);
    expect(response.status).toBe(308);
    expect(response.headers.location).toBe(canonical);
    // An account page redirects to the sign-in.
    expect((await request(canonical)).status).toBeLessThan(303);
    expect((await request(path, 'HEAD')).headers.location).toBe(canonical);
  });
});

describe('no path redirects to another site', () => {
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
    const { status, headers } = await request(path);
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
    if (headers.location !== undefined) {
      expect(new URL(headers.location, inject('siteUrl')).origin).toBe(inject('siteUrl'));
    }
  });
});

describe('a path that does not exist', () => {
  it('shows the not-found page with similar paths', async () => {
    const { status, text } = await request('/prcing');
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
  ])('%s: 404', async (path) => {
    expect((await request(path)).status).toBe(404);
  });

  it.each([
    ['a null character', '/shop/single/%00'],
    ['a null character in a search', '/shop/grid?q=%00'],
    ['an incomplete escape', '/%E0%A4%A'],
    ['an escape with invalid UTF-8', '/shop/single/%ff%fe'],
    ['a percent sign without digits', '/shop/single/100%'],
    ['a very long path', `/${'a'.repeat(10_000)}`],
    ['a very long search', `/shop/grid?q=${'a'.repeat(10_000)}`],
    ['very many segments', '/a'.repeat(4_000)],
    ['very many parameters', `/shop/grid?${'category=a&'.repeat(900)}`],
    ['a path of another scheme', '/javascript:alert(1)'],
    ['markup', '/%3Cscript%3Ealert(1)%3C/script%3E'],
  ])('%s causes no server error', async (_, path) => {
    const { status, text } = await request(path);
    expect([200, 302, 400, 404]).toContain(status);
    expect(text).not.toContain('<script>alert(1)');
    expect(text).not.toMatch(/\bat \S+ \(.*:\d+:\d+\)/);
  });

  it.each([
    '/assets/none.js',
    '/pictures/none.webp',
    '/uploads/none.webp',
    '/%E0%A4%A',
    '/shop/single/%ff%fe',
  ])('%s: the not-found page for a visitor', async (path) => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const page = await sendRequest(inject('siteUrl'), { path, headers });
    expect(page.status).toBe(404);
    expect(page.text).toContain('This tile is missing.');
    const file = await sendRequest(inject('siteUrl'), { path, headers: { accept: '*/*' } });
    expect([400, 404]).toContain(file.status);
    expect(file.text).not.toContain('This tile is missing.');
  });

  it('a request line that is too long is refused', async () => {
    expect((await request(`/${'a'.repeat(20_000)}`)).status).toBe(431);
  });
});
