import { beforeAll, describe, expect, inject, it } from 'vitest';
import { adminPaths } from '~/content/admin/admin-paths';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/site/csrf';
import { sendRequest, type TestResponse } from './support/send-request';
import { getSharedSession } from './support/sign-in-as';
import { siteRoutes } from './support/site-routes';

const multipart = 'multipart/form-data; boundary=x';
const createPart = (head: string, value = 'y') =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
const urlencoded = 'application/x-www-form-urlencoded';

interface UnreadableBody {
  status: 400 | 415;
  type: string;
  body: string | Buffer;
}

const bodies: Readonly<Record<string, UnreadableBody>> = {
  'plain text': { status: 415, type: 'text/plain', body: 'name=Asha' },
  'no media type': { status: 415, type: '', body: 'name=Asha' },
  JSON: { status: 415, type: 'text/json', body: '{"name":"Asha"}' },
  'another charset': { status: 415, type: `${urlencoded}; charset=UTF-16`, body: 'name=Asha' },
  'another charset in quotes': { status: 415, type: `${urlencoded};Charset="shift_jis"`, body: 'name=Asha' },
  'parts without a boundary': { status: 400, type: 'multipart/form-data', body: createPart('name="name"') },
  'parts with an empty boundary': { status: 400, type: 'multipart/form-data; boundary=', body: '--\r\n' },
  'an empty body in place of parts': { status: 400, type: multipart, body: '' },
  'one byte in place of parts': { status: 400, type: multipart, body: 'x' },
  'truncated parts': { status: 400, type: multipart, body: createPart('name="name"').slice(0, -6) },
  'parts of another boundary': { status: 400, type: multipart, body: '--y\r\n\r\n--y--\r\n' },
  'a part without a name': { status: 400, type: multipart, body: `${createPart('filename="a"')}--x--\r\n` },
  'a file name with invalid UTF-8': {
    status: 400,
    type: multipart,
    body: Buffer.from(`${createPart(`name="cv"; filename*=UTF-8''%ff\xff%zz`)}--x--\r\n`, 'latin1'),
  },
  'a deeply nested name': { status: 400, type: urlencoded, body: `${'a.'.repeat(20_000)}a=1` },
  'a high list index': { status: 400, type: urlencoded, body: 'name[30000000]=1' },
  'an intent for the form library': { status: 400, type: urlencoded, body: '__intent__=validate/name' },
  'a state for the form library': { status: 400, type: urlencoded, body: '__state__={' },
  'a field ten thousand times': { status: 400, type: urlencoded, body: 'name=1&'.repeat(10_000) },
};

let cookie: string;
let adminCookie: string;
beforeAll(async () => {
  cookie = await getSharedSession('user');
  adminCookie = await getSharedSession('admin');
});

const post = (
  path: string,
  { type, body }: Pick<UnreadableBody, 'type' | 'body'>,
  headers = {},
): Promise<TestResponse> =>
  sendRequest(inject('siteUrl'), {
    method: 'POST',
    path,
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      Accept: 'text/html',
      Cookie: path.startsWith('/admin') ? adminCookie : cookie,
      ...(type && { 'Content-Type': type }),
      ...headers,
    },
    body,
  });

const formPaths = siteRoutes.filter(({ reads }) => reads === 'form').map(({ path }) => path);
const jsonPaths = siteRoutes.filter(({ reads }) => reads === 'json').map(({ path }) => path);

it('finds the routes that read forms and JSON', () => {
  expect(formPaths.length).toBeGreaterThan(30);
  expect(jsonPaths).toEqual(expect.arrayContaining(['/login', '/shop/quote', '/auth/passkey']));
});

it.each(formPaths)('an unreadable form is refused with a page at %s', async (path) => {
  for (const [name, { status, ...sent }] of Object.entries(bodies)) {
    const response = await post(path, sent);
    // The path does not exist or accepts no form. The form is not read.
    if ([404, 405].includes(response.status)) continue;
    expect(response.status, name).toBe(status);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.text, name).toMatch(/<header\b/);
    expect(response.text, name).toContain('This form could not be read');
    expect(response.text, name).toContain(`href="${path.replace('?index', '')}"`);
  }
});

it('an unreadable form is refused with a page where the answer is a file', async () => {
  const { status, ...sent } = bodies['truncated parts'] as UnreadableBody;
  const response = await post(adminPaths.guestDataExport(), sent);
  expect(response.status).toBe(status);
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.text).toContain('This form could not be read');
});

describe('JSON', () => {
  const token = '0123456789012345678901';
  const own = { Cookie: `${CSRF_COOKIE}=${token}`, [CSRF_HEADER]: token };

  it.each(jsonPaths)('that is invalid is refused with JSON at %s', async (path) => {
    const headers = { ...own, Cookie: `${own.Cookie}; ${cookie}` };
    for (const body of ['{', '', '\u0000', '[', '{"a":"\\ud800', '"'.repeat(3), '['.repeat(200_000)]) {
      const response = await post(path, { type: 'application/json', body }, headers);
      expect([400, 401], body.slice(0, 20)).toContain(response.status);
      expect(JSON.parse(response.text)).toHaveProperty('error');
    }
    const other = await post(path, { type: 'text/plain', body: '{}' }, headers);
    expect([401, 403, 415]).toContain(other.status);
    expect(JSON.parse(other.text)).toHaveProperty('error');
  });
});
