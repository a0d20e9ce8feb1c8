import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FakeWebhookReceiver, startFakeWebhookReceiver } from '../../fakes/fake-webhook-receiver';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';

const LIST = '/admin/webhooks';
const NEW = '/admin/webhooks/new';

let site: StaffSite;
let receiver: FakeWebhookReceiver;

beforeAll(async () => {
  receiver = await startFakeWebhookReceiver();
  site = await openStaffSite({ WEBHOOKS_TO_PRIVATE: 'on' });
});
afterAll(async () => {
  await site.close();
  await receiver.close();
});

const open = async (path: string) => (await site.open(path, site.owner)).text;
const submit = (path: string, fields: Record<string, string | string[]>) => {
  const pairs = Object.entries({ intent: 'save', version: '0', ...fields }).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  return site.submit(path, pairs, site.owner);
};
const readVersion = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
/** Presses a button of the page of a webhook. */
const press = async (page: string, intent: string) =>
  submit(page, { intent, version: readVersion(await open(page)) });

it('R-WEBHOOK-1: an admin adds a webhook, tests, pauses and deletes it', async () => {
  expect(await open(LIST)).toContain('No webhooks yet.');
  const fields = { name: 'Accounting', url: receiver.url, events: ['order.paid', 'order.refunded'] };
  const saved = await submit(NEW, fields);
  expect(saved.status).toBe(303);
  const page = saved.headers.location?.split('?')[0] ?? '';
  const html = await open(`${page}?done=created`);
  expect(html).toContain('The webhook is added.');
  const events = html.match(/<input[^>]*name="events"[^>]*>/g) ?? [];
  expect(events.filter((input) => input.includes('checked=""'))).toHaveLength(2);

  receiver.setSecret(/whsec_[\w+/=]+/.exec(html)?.[0] ?? '');
  expect((await press(page, 'test')).headers.location).toBe(`${page}?done=test`);
  await vi.waitFor(async () => expect(await open(page)).toContain('status 204'), 10_000);
  expect(receiver.received.map(({ body }) => body.type)).toEqual(['test']);

  expect((await press(page, 'pause')).headers.location).toBe(`${page}?done=pause`);
  expect(await open(page)).toContain('Paused by an admin.');
  expect(await open(LIST)).toContain('paused');
  expect((await submit(page, { intent: 'resend' })).text).toContain(
    'Resume it, then send the requests again.',
  );
  expect((await press(page, 'resume')).headers.location).toBe(`${page}?done=resume`);
  expect((await submit(page, { intent: 'resend' })).status).toBe(409);

  const late = await submit(page, { ...fields, name: 'Books', version: '1' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('The webhook was changed in the meantime');
  expect(late.text).toContain('value="Books"');
  expect((await press(page, 'delete')).headers.location).toBe(`${LIST}?done=deleted`);
  expect((await site.open(page, site.owner)).status).toBe(404);
});

it.each([
  [{ url: 'ftp://example.com' }, 'A URL begins with https://'],
  [{ url: 'https://user:word@example.com/' }, 'no user name, no password'],
  [{ url: '' }, 'URL'],
  [{ events: [] }, 'Please choose at least one event.'],
  [{ name: '' }, 'The name'],
  [{ events: ['order.lost'] }, 'Please choose from the list.'],
])('a form with %j is refused at its field', async (wrong, message) => {
  const fields = { name: 'Chat', url: 'https://example.com/', events: ['order.paid'], includesContact: 'on' };
  const refused = await submit(NEW, { ...fields, ...wrong });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(message);
  expect(refused.text).toMatch(/<input[^>]*name="includesContact"[^>]*checked/);
});
