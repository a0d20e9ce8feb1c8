import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, it } from 'vitest';
import { postForm } from '../support/post-form';
import { sendRequest } from '../support/send-request';
import { getSharedSession } from '../support/sign-in-as';

const NEW = '/admin/redirects/new';

let cookie: string;

const open = (path: string, method = 'GET') =>
  sendRequest(inject('siteUrl'), { path, method, headers: { cookie } });
const visit = (path: string, method = 'GET') => sendRequest(inject('siteUrl'), { path, method });
const submit = (path: string, fields: Record<string, string>) =>
  postForm(inject('siteUrl'), {
    path,
    fields: { version: '0', intent: 'save', status: '301', ...fields },
    cookie,
  });

beforeAll(async () => {
  cookie = await getSharedSession('staff');
});

it('R-REDIRECT-1: a redirect works as soon as it is saved, until it is deleted', async () => {
  const from = `/old-${randomUUID()}`;
  expect((await visit(from)).status).toBe(404);
  expect((await open(`${NEW}?from=${from}`)).text).toContain(`value="${from}"`);
  const saved = await submit(NEW, { from: `${from}/`, target: '/FAQ/#tax' });
  expect(saved.status).toBe(303);
  const page = saved.headers.location?.split('?')[0] ?? '';

  for (const method of ['GET', 'HEAD']) {
    const followed = await visit(`${from}?utm=a`, method);
    expect([followed.status, followed.headers.location]).toEqual([301, '/faq?utm=a#tax']);
    expect(followed.headers['cache-control']).toBe('no-cache');
  }
  expect((await visit(from.toUpperCase())).headers.location).toBe(from);
  expect((await open(page)).text).toContain('Used 2 times');

  expect((await submit(page, { from, target: '', status: '410', version: '1' })).status).toBe(303);
  const gone = await visit(from);
  expect(gone.status).toBe(410);
  expect(gone.text).toContain('<h1');

  const late = await submit(page, { from, target: '/pricing', version: '1' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('The redirect was changed in the meantime');
  expect((await submit(page, { intent: 'delete', version: '2' })).headers.location).toBe(
    '/admin/redirects?done=deleted',
  );
  expect((await visit(from)).status).toBe(404);
  expect((await open(page)).status).toBe(404);
  const afterwards = await submit(page, { from, target: '/pricing', version: '2' });
  expect(afterwards.status).toBe(409);
  expect(afterwards.text).toContain('It was deleted meanwhile');
  expect(afterwards.text).toContain('>/pricing</textarea>');
});

it.each([
  ['/pricing', '/faq', 'There is a page at /pricing'],
  ['/shop/single/mosaic-mug', '/faq', 'There is a page at /shop/single/mosaic-mug'],
  ['/robots.txt', '/faq', 'There is a page at /robots.txt'],
  ['/favicon.svg', '/faq', 'There is a page at /favicon.svg'],
  ['/about', '/faq', 'There is a page at /company'],
  ['/admin/old', '/faq', 'for one user or for the server'],
  ['/old', '/shop/single/no-such-product', 'There is no page at /shop/single/no-such-product'],
  ['/old', 'https://evil.example/', 'can be targets'],
])('R-REDIRECT-2, R-REDIRECT-3: from %s to %s is refused at its field', async (from, target, message) => {
  const refused = await submit(NEW, { from, target });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain(message);
});

it('a redirect can begin at the path of a product that does not exist', async () => {
  const from = `/shop/single/old-${randomUUID()}`;
  const saved = await submit(NEW, { from, target: '/shop/single/mosaic-mug', status: '302' });
  expect(saved.status).toBe(303);
  const followed = await visit(from);
  expect([followed.status, followed.headers.location]).toEqual([302, '/shop/single/mosaic-mug']);
  const page = saved.headers.location?.split('?')[0] ?? '';
  await submit(page, { intent: 'delete', version: '1' });
});
