import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MAX_LENGTHS } from '~/domain/forms/plain-text';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/site/csrf';
import type { RunningSite } from '../../scripts/site/production-site';
import { findPostForms, type PageForm } from './support/find-post-forms';
import { hostileValues } from './support/hostile-values';
import { postForm } from './support/post-form';
import { startSeededSite } from './support/seeded-site';
import { sendRequest, type TestResponse } from './support/send-request';
import { signInAs } from './support/sign-in-as';
import { fillPath, sitePatterns, siteRoutes } from './support/site-routes';

const sources = globSync('app/{routes,features,domain,server,sections,ui}/**/*.{ts,tsx}').map((file) =>
  readFileSync(file, 'utf8'),
);

/** All distinct names that `pattern` finds in the sources. */
const findNames = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];

const parameters = findNames(/\.(?:get|getAll|has)\('([\w.]+)'/g);
const fields = [...new Set([...parameters, ...findNames(/\bname="([\w.[\]-]+)"/g)])];

const token = '0123456789012345678901';
const form = 'application/x-www-form-urlencoded';

let folder: string;
let site: RunningSite;
let cookie: string;
let forms: PageForm[];
let failures: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-hostile-'));
  const settings = { FORMS_PER_MINUTE: '1000000', LOG_LEVEL: 'error' };
  site = await startSeededSite({ dataFolder: folder, settings, isShortLived: false });
  cookie = await signInAs('user', site.url);
  forms = await findForms();
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

afterEach(() => {
  const found = failures;
  failures = [];
  expect(found).toEqual([]);
});

/** Sends a request as the user. After a sign-out by a posted form, signs in again and repeats the request. */
async function sendAsUser(
  label: string,
  path: string,
  sent: Omit<Parameters<typeof sendRequest>[1], 'path'>,
): Promise<TestResponse> {
  const headers = () => ({ Cookie: `${CSRF_COOKIE}=${token}; ${cookie}`, ...sent.headers });
  let response = await sendRequest(site.url, { ...sent, path, headers: headers() });
  if (path.startsWith('/account') && /^\/auth\/sign-in/.test(response.headers.location ?? '')) {
    cookie = await signInAs('user', site.url);
    response = await sendRequest(site.url, { ...sent, path, headers: headers() });
  }
  if (response.status >= 500) failures.push(`${label}: ${response.status} ${site.output().slice(-600)}`);
  return response;
}

const get = (path: string) =>
  sendAsUser(`GET ${path.slice(0, 80)}`, path, { headers: { Accept: 'text/html' } });

const post = (path: string, body: string, type = form) =>
  sendAsUser(`POST ${path} ${body.slice(0, 120)}`, path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type, [CSRF_HEADER]: token },
    body,
  });

const encode = (entries: Iterable<readonly [string, string]>) =>
  String(new URLSearchParams([...entries].map(([name, value]) => [name, value])));

/** Sends a message and returns the path of its page. */
async function createMessage(): Promise<string> {
  const fields = {
    name: 'Asha',
    email: 'asha@example.in',
    topic: 'other',
    message: 'A question about tiles.',
  };
  const { headers } = await postForm(site.url, { path: '/contact', fields });
  return headers.location ?? '/contact';
}

const isIntent = ([name]: readonly [string, string]) => name === 'intent';

/** Whether a visitor can change something of the form besides what it does. */
const hasFields = ({ fields }: PageForm) => !fields.every(isIntent);

/** The forms of all pages, also of pages that account pages link to. One form of each kind. */
async function findForms(): Promise<PageForm[]> {
  const found = new Map<string, PageForm>();
  const queue = [...siteRoutes.map(({ path }) => path), await createMessage()];
  for (const path of queue) {
    const { text, status, headers } = await get(path);
    if (status >= 400 || !headers['content-type']?.startsWith('text/html')) continue;
    for (const one of findPostForms(text, path).filter(hasFields)) {
      const intent = one.fields.find(isIntent)?.[1];
      const kind = [one.action.replace(/[0-9a-f-]{36}|TS-[\d-]+/g, ':id'), intent, one.fields.length];
      found.set(kind.join(), one);
    }
    for (const [, link = ''] of text.matchAll(/href="(\/account\/[^"#?]+)"/g))
      if (!queue.includes(link)) queue.push(link);
  }
  return [...found.values()];
}

it('finds forms and field names of the site', () => {
  expect(forms.length).toBeGreaterThan(30);
  expect(parameters).toEqual(expect.arrayContaining(['token', 'key', 'q', 'redirectTo']));
  expect(fields).toEqual(expect.arrayContaining(['email', 'updateId', 'id', 'until']));
});

const kinds = Object.keys(hostileValues);

describe.each(Object.entries(hostileValues))('%s causes no server error', (kind, value) => {
  it('in the parameters of a page', async () => {
    const query = encode(parameters.map((name) => [name, value.slice(0, 20)]));
    for (const [index, { pattern }] of sitePatterns.entries()) {
      // Modules that pages share read the parameters. Each page gets every other value, and each value every other page.
      if ((index + kinds.indexOf(kind)) % 2 === 0) await get(`${fillPath(pattern)}?${query}`);
      if (pattern.includes(':')) await get(fillPath(pattern, encodeURIComponent(value).slice(0, 6_000)));
    }
  });

  it('in the fields of an action', async () => {
    // All fields together are below the limit for a request. The whole value is sent in the fields of each form.
    const body = encode(fields.map((name) => [name, value.slice(0, 500)]));
    expect(body.length).toBeLessThan(MAX_LENGTHS.body);
    for (const { path } of siteRoutes.filter(({ hasAction }) => hasAction)) await post(path, body);
  });

  it('in the fields of a form', async () => {
    for (const { action, fields } of forms)
      await post(action, encode(fields.map(([name, usual]) => [name, name === 'intent' ? usual : value])));
  });
});

it('NUL in one field of a form causes no server error', async () => {
  for (const { action, fields } of forms) {
    for (const [at] of fields.entries())
      await post(
        action,
        encode(fields.map(([name, usual], index) => [name, index === at ? '\u0000' : usual || 'x'])),
      );
  }
});
