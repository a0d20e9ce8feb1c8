import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, it, vi } from 'vitest';
import { postForm } from '../support/post-form';
import { sendRequest } from '../support/send-request';
import { getSharedSession } from '../support/sign-in-as';

let cookie: string;

const get = (path: string) => sendRequest(inject('siteUrl'), { path, headers: { cookie } });
const post = (path: string, fields: Record<string, string>) =>
  postForm(inject('siteUrl'), { path, fields, cookie });

/** The path of the newest email to the address, when it is written. */
const findEmail = (to: string) =>
  vi.waitFor(
    async () => {
      const { text } = await get(`/admin/mail?q=${encodeURIComponent(to)}`);
      const path = /\/admin\/mail\/[\da-f-]{36}/.exec(text)?.[0];
      if (!path || text.includes('in the queue<')) throw new Error('There is no such email yet.');
      return path;
    },
    { timeout: 20_000 },
  );

beforeAll(async () => {
  cookie = await getSharedSession('admin');
});

it('R-MAIL-1: an email that sets a password is listed, and nobody reads it', async () => {
  const invited = 'kiln.operations@tessera.example';
  const { status, headers } = await post('/admin/people', { email: invited, role: 'staff' });
  expect(status).toBe(303);
  const path = await findEmail(invited);
  const page = await get(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain('The text is not shown.');
  expect(page.text).not.toMatch(/token=|<iframe/);
  expect((await get(`${path}.data`)).text).not.toContain('token=');
  expect((await get(`${path}/body.html`)).status).toBe(404);

  const person = headers.location?.split('?')[0] ?? '';
  expect((await get(person)).text).toContain('not accepted yet');
  expect((await post(person, { intent: 'withdraw' })).status).toBe(303);
  expect((await get(person)).status).toBe(404);
  const log = await get('/admin/audit?area=people');
  expect(log.text).toContain('Withdrew the invitation of');
  expect(log.text).not.toContain(invited);
});

it('R-MAIL-1: another email is shown in a frame without scripts and private links', async () => {
  await post('/contact', {
    name: 'Asha Rao',
    email: 'asha.operations@example.com',
    topic: 'other',
    message: 'We have a library catalogue to rebuild, with forty thousand records.',
  });
  const path = await findEmail('hello@');
  const body = await get(`${path}/body.html`);
  expect(body.status).toBe(200);
  expect(body.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect((await get(path)).text).toContain(`src="${path}/body.html"`);
});

it('a form that is out of date gets 409, and says so', async () => {
  const people = await get('/admin/people');
  const ids = [...people.text.matchAll(/\/admin\/people\/([\da-f-]{36})/g)].map(([, id]) => id ?? '');
  const staffPages = await Promise.all(ids.map((id) => get(`/admin/people/${id}`)));
  const index = staffPages.findIndex(({ text }) => text.includes('name="from" value="staff"'));
  const answer = await post(`/admin/people/${ids[index]}`, { intent: 'role', from: 'admin', role: 'user' });
  expect(answer.status).toBe(409);
  expect(answer.text).toContain('Another admin changed the role in the meantime.');
});

it('the audit log is a CSV file', async () => {
  const { status, headers, text } = await get('/admin/audit/export.csv');
  expect(status).toBe(200);
  expect(headers['content-disposition']).toMatch(/attachment; filename="audit-log-.*\.csv"/);
  expect(text).toContain('Time,By,By (id),Area,Action,Subject');
});

it('R-MAIL-2: an email that was withdrawn since its page was opened is not sent, and the answer says so', async () => {
  const late = await post(`/admin/mail/${randomUUID()}`, { intent: 'resend', state: 'failed' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('This email was withdrawn meanwhile');
});
