import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { createTotpCode } from '../../fakes/authenticator-app';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';
import { toCookieHeader } from '../support/send-request';

const SETUP = '/account/security/two-factor';

let site: StaffSite;

beforeAll(async () => {
  site = await openStaffSite({ STAFF_TWO_FACTOR: 'on' });
});
afterAll(() => site.close());

it('R-PEOPLE-5: a password alone leads staff to the page where two-factor sign-in is turned on', async () => {
  const refused = await site.open('/admin/orders');
  expect([refused.status, refused.headers.location]).toEqual([302, '/account/security']);
  expect((await site.open('/admin/customers/export.csv')).status).toBe(302);
  expect((await site.submit('/admin/redirects/new', { from: '/a', target: '/faq' })).status).toBe(403);
  expect((await site.open('/account/security')).text).toContain('The back office needs two-factor sign-in.');
  expect((await site.open('/admin/orders', site.user)).status).toBe(404);
  expect((await site.open('/account/security', site.user)).text).not.toContain('The back office needs');
});

it('R-PEOPLE-5: the back office opens when two-factor sign-in is on', async () => {
  const password = sampleUsers.find(({ role }) => role === 'staff')?.password ?? '';
  expect((await site.submit(SETUP, { intent: 'begin', current: password })).status).toBeLessThan(400);
  const secret = /[A-Z2-7]{4}(?: [A-Z2-7]{4}){3,}/.exec((await site.open(SETUP)).text)?.[0] ?? '';
  const on = await site.submit(SETUP, { intent: 'confirm', code: createTotpCode(secret) });
  expect(on.text).toContain('Two-factor sign-in is on.');
  const cookie = on.headers['set-cookie'] ? toCookieHeader(on) : site.staff;
  expect((await site.open('/admin/orders', cookie)).status).toBe(200);
  expect((await site.open('/account/security', cookie)).text).not.toContain('The back office needs');
});
