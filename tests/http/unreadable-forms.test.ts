import { beforeAll, describe, expect, inject, it } from 'vitest';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/site/csrf';
import { siteRoutes } from './support/posted-routes';
import { sendRequest, type TestResponse } from './support/send-request';
import { signInAs } from './support/sign-in-as';

const multipart = 'multipart/form-data; boundary=x';
const part = (head: string, value = 'y') =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
const urlencoded = 'application/x-www-form-urlencoded';

interface Body {
  status: 400 | 415;
  type: string;
  body: string | Buffer;
}

const bodies: Readonly<Record<string, Body>> = {
  'plain text': { status: 415, type: 'text/plain', body: 'name=Asha' },
  'no media type': { status: 415, type: '', body: 'name=Asha' },
  JSON: { status: 415, type: 'text/json', body: '{"name":"Asha"}' },
  'another charset': { status: 415, type: `${urlencoded}; charset=UTF-16`, body: 'name=Asha' },
  'another charset in quotes': { status: 415, type: `${urlencoded};Charset="shift_jis"`, body: 'name=Asha' },
  'parts without a boundary': { status: 400, type: 'multipart/form-data', body: part('name="name"') },
  'parts with an empty boundary': { status: 400, type: 'multipart/form-data; boundary=', body: '--\r\n' },
  'an empty body in place of parts': { status: 400, type: multipart, body: '' },
  'one byte in place of parts': { status: 400, type: multipart, body: 'x' },
  'parts that break off': { status: 400, type: multipart, body: part('name="name"').slice(0, -6) },
  'parts of another boundary': { status: 400, type: multipart, body: '--y\r\n\r\n--y--\r\n' },
  'a part without a name': { status: 400, type: multipart, body: `${part('filename="a"')}--x--\r\n` },
  'a file name in bytes that are no text': {
    status: 400,
    type: multipart,
    body: Buffer.from(`${part(`name="cv"; filename*=UTF-8''%ff\xff%zz`)}--x--\r\n`, 'latin1'),
  },
  'a name that leads very deep': { status: 400, type: urlencoded, body: `${'a.'.repeat(20_000)}a=1` },
  'a place far down a list': { status: 400, type: urlencoded, body: 'name[30000000]=1' },
  'a message to the form library': { status: 400, type: urlencoded, body: '__intent__=validate/name' },
  'a state for the form library': { status: 400, type: urlencoded, body: '__state__={' },
  'a field ten thousand times': { status: 400, type: urlencoded, body: 'name=1&'.repeat(10_000) },
};

let cookie: string;
beforeAll(async () => {
  cookie = await signInAs('user');
});

const post = (
  path: string,
  { type, body }: Pick<Body, 'type' | 'body'>,
  headers = {},
): Promise<TestResponse> =>
  sendRequest(inject('siteUrl'), {
    method: 'POST',
    path,
    headers: {
      ...{ 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html', Cookie: cookie },
      ...(type && { 'Content-Type': type }),
      ...headers,
    },
    body,
  });

const formPaths = siteRoutes.filter(({ reads }) => reads === 'form').map(({ path }) => path);
const jsonPaths = siteRoutes.filter(({ reads }) => reads === 'json').map(({ path }) => path);

it('this table knows the routes', () => {
  expect(formPaths.length).toBeGreaterThan(30);
  expect(jsonPaths).toEqual(expect.arrayContaining(['/login', '/shop/quote', '/auth/passkey']));
});

it.each(formPaths)('what is no form is refused by a page at %s', async (path) => {
  for (const [name, { status, ...sent }] of Object.entries(bodies)) {
    const answer = await post(path, sent);
    // There is nothing at the address, or nothing that takes a form: said before the form is read.
    if ([404, 405].includes(answer.status)) continue;
    expect(answer.status, name).toBe(status);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.text, name).toMatch(/<header\b/);
    expect(answer.text, name).toContain('This form could not be read');
    expect(answer.text, name).toContain(`href="${path.replace('?index', '')}"`);
  }
});

describe('JSON', () => {
  const token = '0123456789012345678901';
  const own = { Cookie: `${CSRF_COOKIE}=${token}`, [CSRF_HEADER]: token };

  it.each(jsonPaths)('that is none is refused by JSON at %s', async (path) => {
    const headers = { ...own, Cookie: `${own.Cookie}; ${cookie}` };
    for (const body of ['{', '', '\u0000', '[', '{"a":"\\ud800', '"'.repeat(3), '['.repeat(200_000)]) {
      const answer = await post(path, { type: 'application/json', body }, headers);
      expect([400, 401], body.slice(0, 20)).toContain(answer.status);
      expect(JSON.parse(answer.text)).toHaveProperty('error');
    }
    const other = await post(path, { type: 'text/plain', body: '{}' }, headers);
    expect([401, 403, 415]).toContain(other.status);
    expect(JSON.parse(other.text)).toHaveProperty('error');
  });
});
