import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { postForm } from '../support/post-form';
import { sendRequest } from '../support/send-request';
import { getSharedSession } from '../support/sign-in-as';

const VERSION = /<input type="hidden" name="version" value="(\d+)"\/>/;

it('R-ADMIN-9: an edition that is not accepted is shown with the version that was sent, also when an article moves', async () => {
  const cookie = await getSharedSession('admin');
  const subject = `News ${randomUUID()}`;
  const submit = (path: string, fields: Record<string, string>) =>
    postForm(inject('siteUrl'), { path, fields, cookie });
  const created = await submit('/admin/newsletter/new', { intent: 'save', version: '0', subject });
  expect(created.status).toBe(303);
  const path = created.headers.location?.split('?')[0] ?? '';
  const saved = await submit(path, {
    intent: 'save',
    version: '1',
    subject,
    introduction: 'Of a colleague.',
  });
  expect(saved.status).toBe(303);
  for (const intent of ['save', 'add']) {
    const late = await submit(path, { intent, version: '1', subject: '', introduction: 'Mine.' });
    expect([late.status, VERSION.exec(late.text)?.[1]]).toEqual([400, '1']);
  }
  expect((await submit(path, { intent: 'save', version: '1', subject, introduction: 'Mine.' })).status).toBe(
    409,
  );
});

it('R-NEWSLETTER-9: a person is unsubscribed from the list, which stays as it was', async () => {
  const cookie = await getSharedSession('staff');
  const siteUrl = inject('siteUrl');
  const name = randomUUID();
  const email = `${name}@example.com`;
  await postForm(siteUrl, { path: '/newsletter', fields: { email } });
  const path = `/admin/newsletter/subscribers?q=${name}`;
  const { text } = await sendRequest(siteUrl, { path, headers: { cookie } });
  const id = /name="id" value="([^"]+)"/.exec(text)?.[1] ?? '';
  expect(text).toContain(email);

  const ended = await postForm(siteUrl, { path, fields: { intent: 'unsubscribe', id }, cookie });
  expect([ended.status, ended.headers.location]).toEqual([303, `${path}&done=unsubscribed`]);
  const after = await sendRequest(siteUrl, { path: `${path}&done=unsubscribed`, headers: { cookie } });
  expect(after.text).toContain('The person is unsubscribed.');
  expect(after.text).not.toContain('name="id"');
  const unknown = await postForm(siteUrl, { path, fields: { intent: 'unsubscribe', id: name }, cookie });
  expect(unknown.status).toBe(404);
});

it('R-NEWSLETTER-10: an admin downloads the list, staff may not', async () => {
  const path = '/admin/newsletter/subscribers/export.csv?view=pending';
  const download = async (role: 'admin' | 'staff') =>
    sendRequest(inject('siteUrl'), { path, headers: { cookie: await getSharedSession(role) } });
  const { status, headers, text } = await download('admin');
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="subscribers-\d{4}-\d\d-\d\d\.csv"$/);
  expect(text.startsWith('\uFEFFEmail,Status,Since\r\n')).toBe(true);
  expect((await download('staff')).status).toBe(403);
});
