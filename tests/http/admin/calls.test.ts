import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAvailableCalls } from '~/domain/contact/call-slots';
import type { RunningSite } from '../../../scripts/site/production-site';
import { firstCallHours } from '../../fixtures/call-hours';
import { postForm } from '../support/post-form';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest } from '../support/send-request';
import { signInAs } from '../support/sign-in-as';

let folder: string;
/** Its hours change, so it is not shared with other tests. */
let site: RunningSite;
let cookie: string;
let path: string;
let [first, second]: string[] = [];

const name = `Asha ${randomUUID()}`;

const open = (target: string) => sendRequest(site.url, { path: target, headers: { cookie } });
const submit = (target: string, fields: Record<string, string>) =>
  postForm(site.url, { path: target, fields, cookie });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-calls-'));
  site = await startSeededSite({ dataFolder: folder });
  cookie = await signInAs('staff', site.url);
  const days = listAvailableCalls(new Date(), firstCallHours);
  [first, second] = (days.at(-1)?.slots ?? []).map((slot) => slot.toISOString());
  const fields = { name, email: `${randomUUID()}@example.in`, startsAt: first ?? '' };
  const { status } = await postForm(site.url, { path: '/contact/v2?about=training', fields });
  expect(status).toBe(303);
  const { text } = await open(`/admin/calls?week=${days.at(-1)?.day}`);
  expect(text).toContain(name);
  path = /\/admin\/calls\/[\w-]{36}/.exec(text)?.[0] ?? '';
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

it('shows a booked call with its free times', async () => {
  const { status, text } = await open(path);
  expect(status).toBe(200);
  expect(text).toContain('Sudha Raghavan');
  expect(text).toContain(`value="${second}"`);
  expect(text).toContain(path.replace('calls', 'inbox'));
});

it('refuses forms without a time or a reason at their fields', async () => {
  const move = await submit(path, { intent: 'move', revision: '0' });
  expect(move.status).toBe(400);
  expect(move.text).toContain('id="move-error"');
  const cancel = await submit(path, { intent: 'cancel', revision: '0', reason: ' ' });
  expect(cancel.status).toBe(400);
  expect(cancel.text).toContain('The reason is needed.');
});

it('moves a call, and shows the second of two forms what changed', async () => {
  const form = { intent: 'move', revision: '0', startsAt: second ?? '' };
  const { status, headers } = await submit(path, form);
  expect([status, headers.location]).toEqual([303, `${path}?done=moved`]);
  const late = await submit(path, { intent: 'cancel', revision: '0', reason: 'Ill.' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('Meanwhile the call has changed');
  expect(late.text).toContain('Ill.');
});

it('cancels a call, whose page then has no forms', async () => {
  const { status, headers } = await submit(path, { intent: 'cancel', revision: '1', reason: 'Ill.' });
  expect([status, headers.location]).toEqual([303, `${path}?done=cancelled`]);
  const { text } = await open(path);
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
  /name="version" value="(\d+)"/.exec((await open('/admin/calls/hours')).text)?.[1] ?? '';

const saveHours = async (fields: Record<string, string>) =>
  submit('/admin/calls/hours', {
    ...{ ...week, slotMinutes: '30', daysAhead: '21', version: await readVersion() },
    ...fields,
  });

it('cached pages show a new length of calls at once', async () => {
  const readLength = async () => /(\d+) minutes<\/p>/.exec((await open('/faq')).text)?.[1];
  expect(await readLength()).toBe('30');
  expect((await saveHours({ slotMinutes: '15' })).status).toBe(303);
  expect(await readLength()).toBe('15');
  expect((await open('/contact/v2')).text).toContain('a quarter of an hour');
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
  expect(late.text).toContain('Meanwhile the hours have changed');
  expect(late.text).toContain('value="20"');
});
