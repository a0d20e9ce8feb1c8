import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAvailableCalls } from '~/domain/contact/call-slots';
import { firstCallHours } from '../../fixtures/call-hours';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';
import { postForm } from '../support/post-form';

/** Its hours change, so it is not shared with other tests. */
let site: StaffSite;
let path: string;
let [first, second]: string[] = [];

const name = `Asha ${randomUUID()}`;

beforeAll(async () => {
  site = await openStaffSite();
  const days = listAvailableCalls(new Date(), firstCallHours);
  [first, second] = (days.at(-1)?.slots ?? []).map((slot) => slot.toISOString());
  const fields = { name, email: `${randomUUID()}@example.in`, startsAt: first ?? '' };
  const { status } = await postForm(site.url, { path: '/contact/v2?about=training', fields });
  expect(status).toBe(303);
  const { text } = await site.open(`/admin/calls?week=${days.at(-1)?.day}`);
  expect(text).toContain(name);
  path = /\/admin\/calls\/[\w-]{36}/.exec(text)?.[0] ?? '';
});
afterAll(() => site.close());

it('shows a booked call with its free times', async () => {
  const { status, text } = await site.open(path);
  expect(status).toBe(200);
  expect(text).toContain('Sudha Raghavan');
  expect(text).toContain(`value="${second}"`);
  expect(text).toContain(path.replace('calls', 'inbox'));
});

it('refuses forms without a time or a reason at their fields', async () => {
  const move = await site.submit(path, { intent: 'move', revision: '0' });
  expect(move.status).toBe(400);
  expect(move.text).toContain('id="move-error"');
  const cancel = await site.submit(path, { intent: 'cancel', revision: '0', reason: ' ' });
  expect(cancel.status).toBe(400);
  expect(cancel.text).toContain('The reason is needed.');
});

it('moves a call, and shows the second of two forms what changed', async () => {
  const form = { intent: 'move', revision: '0', startsAt: second ?? '' };
  const { status, headers } = await site.submit(path, form);
  expect([status, headers.location]).toEqual([303, `${path}?done=moved`]);
  const late = await site.submit(path, { intent: 'cancel', revision: '0', reason: 'Ill.' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('The call was changed in the meantime');
  expect(late.text).toContain('Ill.');
});

it('cancels a call, whose page then has no forms', async () => {
  const { status, headers } = await site.submit(path, { intent: 'cancel', revision: '1', reason: 'Ill.' });
  expect([status, headers.location]).toEqual([303, `${path}?done=cancelled`]);
  const { text } = await site.open(path);
  expect(text).toContain('Cancelled');
  expect(text).not.toContain('name="intent"');
});

const week: Record<string, string> = {};
for (const day of [0, 1, 2, 3, 4]) {
  const times = { from: '10:00', until: '13:00', from2: '14:00', until2: '18:00' };
  for (const [field, time] of Object.entries(times)) week[`days[${day}].${field}`] = time;
}
for (const day of [5, 6]) week[`days[${day}].from`] = '';

const readVersion = async () =>
  /name="version" value="(\d+)"/.exec((await site.open('/admin/calls/hours')).text)?.[1] ?? '';

const saveHours = async (fields: Record<string, string>) =>
  site.submit('/admin/calls/hours', {
    ...week,
    slotMinutes: '30',
    daysAhead: '21',
    version: await readVersion(),
    ...fields,
  });

it('cached pages show a new length of calls at once', async () => {
  const readLength = async () => /(\d+) minutes<\/p>/.exec((await site.open('/faq')).text)?.[1];
  expect(await readLength()).toBe('30');
  expect((await saveHours({ slotMinutes: '15' })).status).toBe(303);
  expect(await readLength()).toBe('15');
  expect((await site.open('/contact/v2')).text).toContain('a quarter of an hour');
  expect((await saveHours({})).status).toBe(303);
  expect(await readLength()).toBe('30');
});

it('refuses hours at their fields, and does not overwrite those of others', async () => {
  const far = await saveHours({ daysAhead: '900' });
  expect(far.status).toBe(400);
  expect(far.text).toContain('The number of days is from 1 to 90.');
  const wrong = await saveHours({ 'days[1].until': '09:00' });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('The end is 30 minutes after the beginning, or later.');
  expect(wrong.text).toContain('value="09:00"');
  const late = await saveHours({ version: '0', daysAhead: '20' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('The hours were changed in the meantime');
  expect(late.text).toContain('value="20"');
});
