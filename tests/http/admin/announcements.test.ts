import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';
import { postForm } from '../support/post-form';
import { sendRequest } from '../support/send-request';

let site: StaffSite;

beforeAll(async () => {
  site = await openStaffSite();
});
afterAll(() => site.close());

const LIST = '/admin/announcements';
const FORM = {
  intent: 'save',
  version: '0',
  text: 'Closed on "Friday" <b>.',
  link: '/faq',
  linkLabel: 'Why',
  startsAt: '2020-01-01T10:00',
  endsAt: '2120-01-01T10:00',
  pages: 'all',
  tone: 'important',
};
const BAR = 'class="announcement"';
/** Prerendered, cached, rendered for each visitor, and not found. */
const PAGES = ['/about/v1', '/shop/cart', '/search?q=mug', '/no-such-page'];

async function create(fields: Partial<typeof FORM> = {}): Promise<string> {
  const { headers, text } = await site.submit(`${LIST}/new`, { ...FORM, ...fields });
  const path = headers.location?.split('?')[0];
  if (!path) throw new Error(`Nothing was created: ${text.slice(0, 300)}`);
  return path;
}
const remove = (path: string, version = '1') => site.submit(path, { intent: 'delete', version });

async function findBars(cookie?: string) {
  const found: string[] = [];
  for (const path of [...PAGES, ...PAGES])
    if ((await sendRequest(site.url, { path, headers: { ...(cookie && { cookie }) } })).text.includes(BAR))
      found.push(path);
  return found;
}

it('R-ANNOUNCEMENT-1: public pages show it as soon as it is saved, and not after it is deleted', async () => {
  const before = await site.visit('/about/v1');
  expect(await findBars()).toEqual([]);
  const path = await create();
  expect(await findBars()).toEqual([...PAGES, ...PAGES]);

  const page = await sendRequest(site.url, { path: '/about/v1', headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers['content-encoding']).toBe('br');
  expect(page.text).toContain('<p>Closed on &quot;Friday&quot; &lt;b&gt;. <a href="/faq">Why</a></p>');
  expect(page.headers['cache-control']).toBe('private, no-cache');
  const [, style = ''] = /<style>(\.announcement\{.*?)<\/style>/.exec(page.text) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  const known = await sendRequest(site.url, {
    path: '/about/v1',
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': page.headers.etag },
  });
  expect(known.status).toBe(304);
  expect((await site.open('/admin')).text).not.toContain(BAR);

  const changed = await site.submit(path, { ...FORM, version: '1', pages: 'shop' });
  expect(changed.status).toBe(303);
  expect(await findBars()).toEqual(['/shop/cart', '/shop/cart']);
  const late = await site.submit(path, { ...FORM, version: '1', text: 'Too late' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('The announcement was changed in the meantime');

  expect((await remove(path)).status).toBe(409);
  expect((await remove(path, '2')).status).toBe(303);
  expect(await findBars()).toEqual([]);
  const after = await site.visit('/about/v1');
  expect([after.text, after.headers.etag]).toEqual([before.text, before.headers.etag]);
  expect(after.headers['cache-control']).toContain('public');
});

it('R-ANNOUNCEMENT-3: a visitor closes it with a form and comes back to the page', async () => {
  const path = await create();
  const id = path.slice(LIST.length + 1);
  const close = (Referer?: string) =>
    postForm(site.url, {
      path: '/announcements/close',
      fields: { id },
      headers: { ...(Referer && { Referer }) },
    });
  const closed = await close(`${site.url}/search?q=mug`);
  expect([closed.status, closed.headers.location]).toEqual([303, '/search?q=mug']);
  expect((await close()).headers.location).toBe('/');
  expect((await close('https://elsewhere.example//evil')).headers.location).toBe('/');
  const cookie = String(closed.headers['set-cookie']).split(';')[0];
  expect(await findBars(cookie)).toEqual([]);
  const page = await sendRequest(site.url, { path: '/about/v1', headers: { cookie } });
  expect(page.headers['cache-control']).toBe('private, no-cache');
  expect(await findBars()).toEqual([...PAGES, ...PAGES]);
  const other = await create({ startsAt: '2021-01-01T10:00' });
  expect(await findBars(cookie)).toEqual([...PAGES, ...PAGES]);
  await remove(other);
  await remove(path);
});

it('an unknown announcement, a wrong id and a page that is only a form', async () => {
  expect((await site.visit('/announcements/close')).status).toBe(404);
  const wrong = await postForm(site.url, { path: '/announcements/close', fields: { id: 'a; b' } });
  expect(wrong.status).toBe(400);
  expect(wrong.headers['set-cookie']).toBeUndefined();
  const unknown = `${LIST}/0190a0a0-0000-7000-8000-000000000000`;
  expect((await site.open(unknown)).status).toBe(404);
  expect((await remove(unknown)).status).toBe(404);
});

it('staff preview it before its time, other users find nothing', async () => {
  const path = await create({ startsAt: '2119-01-01T10:00' });
  expect(await findBars()).toEqual([]);
  expect((await site.open(`${path}/preview`)).text).toContain(BAR);
  for (const page of [LIST, `${LIST}/new`, path, `${path}/preview`])
    expect((await site.open(page, site.user)).status, page).toBe(404);
  expect((await site.submit(path, { ...FORM, version: '1' }, site.user)).status).toBe(403);
  await remove(path);
});
