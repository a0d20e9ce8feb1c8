import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { hasPermission, PERMISSIONS, type Permission } from '~/domain/auth/permissions';
import type { UserRole } from '~/domain/auth/user';
import { routeEntries } from '../../architecture/route-table';
import { postForm } from '../support/post-form';
import { sendRequest } from '../support/send-request';
import { getSharedSession } from '../support/sign-in-as';

interface AdminRoute {
  /** As in the table of routes, with a slash at the beginning. */
  pattern: string;
  hasAction: boolean;
  /** A file, not a page. */
  isResource: boolean;
  /** The permission that the route requires besides the entry to the back office. */
  area: Permission | undefined;
}

const adminRoutes: AdminRoute[] = routeEntries.flatMap(({ path, file }) => {
  if (path === undefined || !/^admin(\/|$)/.test(path)) return [];
  const source = readFileSync(`app/${file}`, 'utf8');
  return {
    pattern: `/${path}`,
    hasAction: /export (async )?(function|const) action\b/.test(source),
    isResource: file.endsWith('-resource.ts'),
    area: PERMISSIONS.find((permission) => source.includes(`requireArea('${permission}')`)),
  };
});

const UNKNOWN_ID = '01938f00-0000-7000-8000-00000000ffff';

/** The path of a route. Other parameters than the number of an order name nothing. */
const fill = (pattern: string, number: string) =>
  pattern.replace(':number', number).replace(/:\w+/g, UNKNOWN_ID).replace('*', 'no/such/page');

const hasUnknownParameter = (pattern: string) => /\*|:(?!number)/.test(pattern);

let number: string;
const cookies: Partial<Record<UserRole, string>> = {};

const get = (path: string, role?: UserRole) => {
  const cookie = role && cookies[role];
  return sendRequest(inject('siteUrl'), { path, headers: cookie ? { cookie } : {} });
};

const post = (path: string, role?: UserRole) => {
  const cookie = role && cookies[role];
  return postForm(inject('siteUrl'), { path, fields: { intent: 'none' }, ...(cookie && { cookie }) });
};

beforeAll(async () => {
  for (const role of ['user', 'staff', 'admin'] as const) cookies[role] = await getSharedSession(role);
  const { text } = await get('/admin/orders', 'staff');
  number = /TS-\d{4}-\d{6}/.exec(text)?.[0] ?? '';
});

it('the table has the pages of the back office, and an order to open them with', () => {
  expect(adminRoutes.length).toBeGreaterThan(10);
  expect(adminRoutes.filter(({ area }) => area === 'discounts.manage')).not.toHaveLength(0);
  expect(number).not.toBe('');
});

describe.each(adminRoutes)('$pattern', ({ pattern, isResource, area }) => {
  it('asks a visitor to sign in, and then opens the requested page', async () => {
    const path = fill(pattern, number);
    for (const response of [await get(path), await post(path)]) {
      expect(response.status).toBe(302);
      expect(response.headers.location).toBe(`/auth/sign-in?redirectTo=${encodeURIComponent(path)}`);
    }
  });

  it('does not exist for a user without a role, who is not allowed to act either', async () => {
    const path = fill(pattern, number);
    const unknown = await get('/no/such/page', 'user');
    const page = await get(path, 'user');
    const action = await post(path, 'user');
    expect([page.status, action.status]).toEqual([404, 403]);
    expect(/<title>[^<]*/.exec(page.text)?.[0]).toBe(/<title>[^<]*/.exec(unknown.text)?.[0]);
    for (const { text } of [page, action]) {
      expect(text).not.toMatch(/data-admin|Back office/);
      expect(text).toMatch(/<header\b[\s\S]*<main\b[\s\S]*<footer\b/);
    }
    expect((await get(`${path}.data`, 'user')).text).not.toMatch(/orderTotal|TS-\d{4}/);
  });

  it.each(['staff', 'admin'] as const)('opens for %s with the permission for the area', async (role) => {
    const path = fill(pattern, number);
    const { status, headers, text } = await get(path, role);
    const isAllowed = area === undefined || hasPermission({ role }, area);
    if (isAllowed) expect(status).toBe(hasUnknownParameter(pattern) ? 404 : 200);
    else expect(status).toBe(403);
    expect(headers['cache-control']).toContain('no-store');
    if (!isResource) expect(text).toMatch(/<meta name="robots" content="noindex/);
    if (isAllowed) return;
    expect((await post(path, role)).status).toBe(403);
    if (!isResource) {
      expect(text).toContain('You have no access to');
      expect(text).toContain('Your role is Staff');
    }
  });
});

it('R-ADMIN-10: what does not exist leads to the list it would be in, and to Today', async () => {
  const readLinks = async (path: string) => {
    const { status, text } = await get(path, 'staff');
    const [, main = ''] = text.split('Nothing at this address</h1>');
    expect(status).toBe(404);
    return [...main.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href).slice(0, 2);
  };
  expect(await readLinks('/admin/orders/TS-2627-999999')).toEqual(['/admin/orders', '/admin']);
  const [first] = await readLinks('/admin/no-such-page');
  expect(first).toBe('/admin');
  const file = {
    path: `/admin/orders/${number}/invoices/none`,
    headers: { cookie: cookies.staff, accept: 'text/html' },
  };
  const missing = await sendRequest(inject('siteUrl'), file);
  expect(missing.status).toBe(404);
  expect(missing.text).toMatch(/data-admin[\s\S]*Nothing at this address[\s\S]*href="\/admin\/orders"/);
});

it('R-ADMIN-10: a form that cannot be read has a page in the frame of the back office', async () => {
  const { status, text } = await sendRequest(inject('siteUrl'), {
    method: 'POST',
    path: `/admin/orders/${number}`,
    headers: { cookie: cookies.staff, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'text/plain' },
    body: 'intent=note',
  });
  expect(status).toBe(415);
  expect(text).toMatch(/data-admin[\s\S]*This form could not be read/);
  expect(text).not.toMatch(/shopping|To the home page/);
});

const formRoutes = adminRoutes.filter(({ pattern, hasAction }) => hasAction && !hasUnknownParameter(pattern));

it.each(formRoutes)('$pattern reads the forms of staff', async ({ pattern }) => {
  const { status } = await post(fill(pattern, number), 'admin');
  expect(status, 'an unknown intent, and an id that is none').toBe(400);
});

it('a form from another site is refused', async () => {
  const response = await sendRequest(inject('siteUrl'), {
    method: 'POST',
    path: `/admin/orders/${number}`,
    headers: {
      cookie: cookies.staff,
      'Sec-Fetch-Site': 'cross-site',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'intent=note&note=hello',
  });
  expect(response.status).toBe(403);
});
