import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, it } from 'vitest';
import { postForm } from '../support/post-form';
import { sendRequest } from '../support/send-request';
import { getSharedSession } from '../support/sign-in-as';

const LIST = '/admin/inbox/templates';
const name = `Thanks ${randomUUID()}`;
const text = 'Hello {first name},\n\nthank you for your {kind} about {company}.';

let cookie: string;

const open = (path: string) => sendRequest(inject('siteUrl'), { path, headers: { cookie } });
const submit = (path: string, fields: Record<string, string>) =>
  postForm(inject('siteUrl'), { path, fields: { version: '0', ...fields }, cookie });

beforeAll(async () => {
  cookie = await getSharedSession('staff');
});

it('previews a template without saving it', async () => {
  const response = await submit(LIST, { intent: 'preview', name, text });
  expect(response.status).toBe(200);
  expect(response.text).toContain('thank you for your demo request about Kaveri Press.');
  expect((await open(LIST)).text).not.toContain(name);
});

it('refuses an unknown placeholder at its field', async () => {
  const response = await submit(LIST, { intent: 'save', name, text: 'Hello {friend}' });
  expect(response.status).toBe(400);
  expect(response.text).toContain('{friend} is not known.');
});

it('a saved template fills the reply to a message, until it is deleted', async () => {
  const saved = await submit(LIST, { intent: 'save', name, text });
  expect(saved.status).toBe(303);
  const edit = saved.headers.location?.split('&')[0] ?? '';
  const id = edit.split('=')[1] ?? '';

  const sender = `Asha${'a'.repeat(5)} Menon`;
  const email = `${randomUUID()}@example.in`;
  const message = `A question ${randomUUID()}`;
  const fields = { name: sender, email, topic: 'other', message, company: 'https://evil.example' };
  await postForm(inject('siteUrl'), { path: '/contact', fields });
  const list = await open(`/admin/inbox?q=${email}`);
  const path = /\/admin\/inbox\/[\w-]{36}/.exec(list.text)?.[0] ?? '';
  const page = await open(`${path}?template=${id}`);
  expect(page.text).toContain(
    'Hello Ashaaaaaa,\n\nthank you for your message about your company.</textarea>',
  );

  expect((await submit(edit, { intent: 'save', name, text: 'Other.' })).status).toBe(303);
  const late = await submit(edit, { intent: 'save', name, text: 'Late.' });
  expect(late.status).toBe(409);
  // R-ADMIN-9: a preview of the old version stays one of the old version.
  const preview = await submit(edit, { intent: 'preview', name, text: 'Late.' });
  expect(preview.status).toBe(200);
  expect(preview.text).toMatch(/<input type="hidden" name="version" value="0"\/>/);
  expect(late.text).toContain('The template was changed in the meantime');
  const lateDeletion = await submit(edit, { intent: 'delete' });
  expect(lateDeletion.status).toBe(409);
  expect(lateDeletion.text).toContain('It was not deleted.');
  const deletion = await submit(edit, { intent: 'delete', version: '1' });
  expect(deletion.headers.location).toBe(`${LIST}?done=deleted`);
  expect((await open(edit)).status).toBe(404);
});
