import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';
import { postForm } from '../support/post-form';

let site: StaffSite;

beforeAll(async () => {
  site = await openStaffSite();
});
afterAll(() => site.close());

const ARTICLE = '/admin/articles/preview';
const HELP = '/admin/help/preview';

const TYPED = {
  title: 'A kiln zirconquartz',
  summary: 'Typed.',
  authorId: '',
  tag: '',
  series: 'x',
  coverSeed: 'x',
  source: '## Two days\n\nThe **zirconquartz** kiln.',
};

it.each([ARTICLE, HELP])(
  'R-ARTICLE-7: %s shows what is typed, stores nothing, and is seen by staff alone',
  async (path) => {
    const { status, headers, text } = await site.submit(path, TYPED);
    expect(status).toBe(200);
    expect(text).toContain('A kiln zirconquartz');
    expect(text).toContain('<strong>zirconquartz</strong>');
    expect(text).toMatch(/<meta name="robots" content="noindex[^"]*"/);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    for (const list of ['/admin/articles?q=zirconquartz', '/admin/help?q=zirconquartz'])
      expect((await site.open(list)).text).not.toContain('A kiln zirconquartz');
    expect((await site.submit(path, TYPED, site.user)).status).toBe(403);
    expect((await site.submit(path, TYPED, '')).status).toBe(302);
    expect((await site.open(path, site.user)).status).toBe(404);
    const opened = await site.open(path);
    expect([opened.status, opened.text.includes('Nothing is typed here')]).toEqual([200, true]);
    expect(opened.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  },
);

it.each([ARTICLE, HELP])('R-ARTICLE-7: %s takes no form of another site', async (path) => {
  const { status } = await postForm(site.url, {
    path,
    fields: TYPED,
    cookie: site.staff,
    headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://example.org' },
  });
  expect(status).toBe(403);
});

it.each([ARTICLE, HELP])(
  'R-ARTICLE-7: %s says what is wrong, and shows no text with an issue',
  async (path) => {
    const source = '## Two days\n\n[Press](javascript:alert(1)) and <b>b</b> zirconquartz';
    const { status, text } = await site.submit(path, { ...TYPED, title: 'x', source });
    expect(status).toBe(200);
    expect(text).toContain('Line 3: HTML is not shown.');
    expect(text).not.toContain('href="javascript:');
    expect(text).not.toContain('zirconquartz');
  },
);

it('R-ARTICLE-7: an empty form has a preview', async () => {
  for (const [path, kind] of [
    [ARTICLE, ''],
    [HELP, 'article'],
    [HELP, 'question'],
  ] as const)
    expect((await site.submit(path, { kind, source: '' })).status).toBe(200);
});
