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
  const long = 'Invented reviews. '.repeat(30);
  const tooLong = await site.submit(path, { intent: 'lock', reason: long }, site.owner);
  expect(tooLong.status).toBe(400);
  expect(tooLong.text).toContain(long.trim());
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

it('R-DELETION-2: an admin finds, downloads and erases the data of a person without an account', async () => {
  const email = 'guest@kiln.example';
  const path = '/admin/data-requests';
  const request = (intent: string, cookie = site.owner) => site.submit(path, { intent, email }, cookie);
  expect((await request('find')).text).toContain('There is nothing about this address.');
  const message = { topic: 'project', name: 'Ilavarasi', email, message: 'Two days of work on a catalogue.' };
  expect((await site.submit('/contact?topic=project', message, '')).status).toBe(303);
  const found = await request('find');
  expect(found.text).toMatch(/Messages[\s\S]*Can be erased/);
  const file = await site.submit(`${path}/everything.zip`, { email }, site.owner);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/zip']);
  expect((await request('erase', site.staff)).status).toBe(403);
  const erased = await request('erase');
  expect([erased.status, erased.headers.location]).toEqual([303, `${path}?done=erased`]);
  expect((await site.open(`${path}?done=erased`, site.owner)).text).toContain('The data is erased.');
  const invalid = await site.submit(path, { intent: 'find', email: 'guest@' }, site.owner);
  expect(invalid.status).toBe(400);
  expect(invalid.text).toContain('value="guest@"');
  const member = await site.submit(path, { intent: 'erase', email: 'meera@tessera.example' }, site.owner);
  expect(member.text).toContain('An account has this email address.');
});
