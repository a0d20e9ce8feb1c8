import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';

let site: StaffSite;

beforeAll(async () => {
  site = await openStaffSite();
});
afterAll(() => site.close());

const find = (email: string) => site.submit('/admin/people', { intent: 'find', email }, site.owner);

it('an admin opens the account of a member by its email', async () => {
  const unknown = await find('nobody@kiln.example');
  expect(unknown.status).toBe(400);
  expect(unknown.text).toContain('No account has this email address.');
  expect(unknown.text).toContain('value="nobody@kiln.example"');
  const { headers } = await find('meera@tessera.example');
  expect(headers.location).toMatch(/^\/admin\/people\/[0-9a-f-]{36}$/);
});

it('the page of a customer leads an admin to the account, and others not', async () => {
  const list = await site.open('/admin/customers?q=meera', site.owner);
  const [path = ''] = /\/admin\/customers\/TS-[\d-]+/.exec(list.text) ?? [];
  expect((await site.open(path, site.owner)).text).toMatch(/href="\/admin\/people\/[0-9a-f-]{36}"/);
  expect((await site.open(path)).text).not.toContain('/admin/people/');
});

it('R-PEOPLE-4: an admin locks an account with a reason; the member is signed out until it is unlocked', async () => {
  const { headers } = await find('meera@tessera.example');
  const path = headers.location ?? '';
  const without = await site.submit(path, { intent: 'lock', reason: ' ' }, site.owner);
  expect(without.status).toBe(400);
  expect(without.text).toContain('The reason');
  expect((await site.open('/account', site.user)).status).toBe(200);
  const locked = await site.submit(path, { intent: 'lock', reason: 'Invented reviews.' }, site.owner);
  expect(locked.headers.location).toBe(`${path}?done=locked`);
  const { text } = await site.open(path, site.owner);
  expect(text).toContain('Locked since');
  expect(text).toContain('Invented reviews.');
  expect((await site.open('/account', site.user)).status).not.toBe(200);
  const unlocked = await site.submit(path, { intent: 'unlock' }, site.owner);
  expect(unlocked.headers.location).toBe(`${path}?done=unlocked`);
  expect((await site.submit(path, { intent: 'lock', reason: 'x' })).status).toBe(403);
});
