import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { postForm } from '../support/post-form';
import { signInAs } from '../support/sign-in-as';

const VERSION = /<input type="hidden" name="version" value="(\d+)"\/>/;

it('R-ADMIN-9: an edition that is not accepted is shown with the version that was sent, also when an article moves', async () => {
  const cookie = await signInAs('admin');
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
