import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, it } from 'vitest';
import { postApplication, validPdf } from '../support/post-application';
import { postForm } from '../support/post-form';
import { sendRequest } from '../support/send-request';
import { getSharedSession } from '../support/sign-in-as';

let cookie: string;
let path: string;
let id: string;

const name = `Asha ${randomUUID()}`;
const email = `${randomUUID()}@example.in`;
const board = `/admin/careers?q=${encodeURIComponent(name)}`;

const open = (target: string) => sendRequest(inject('siteUrl'), { path: target, headers: { cookie } });
const submit = (target: string, fields: Record<string, string>) =>
  postForm(inject('siteUrl'), { path: target, fields: { key: randomUUID(), ...fields }, cookie });

beforeAll(async () => {
  cookie = await getSharedSession('admin');
  expect((await postApplication({ fields: { name, email } })).status).toBe(303);
  const { text } = await open(board);
  path = /\/admin\/careers\/[\w-]{36}/.exec(text)?.[0] ?? '';
  id = path.slice(-36);
});

it('shows the answer under its question, and the CV inside the page', async () => {
  const { status, text } = await open(path);
  expect(status).toBe(200);
  expect(text).toContain(name);
  const filePath = /<iframe[^>]* data-admin-pdf="([^"#]+)/.exec(text)?.[1] ?? '';
  const file = await open(filePath);
  expect(file.text).toBe(validPdf);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; filename="cv\.pdf"/),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': expect.stringContaining('no-store'),
    'x-content-type-options': 'nosniff',
  });
  expect((await open(`${path}/files/${randomUUID()}`)).status).toBe(404);
});

it('is not open to staff without the permission', async () => {
  const staff = await getSharedSession('staff');
  for (const target of [board, path])
    expect((await sendRequest(inject('siteUrl'), { path: target, headers: { cookie: staff } })).status).toBe(
      403,
    );
});

it('the inbox leads to the page of the application', async () => {
  const { status, headers } = await open(`/admin/inbox/${id}`);
  expect([status, headers.location]).toEqual([302, path]);
});

it('moves by the button of a card and tells the second person what changed', async () => {
  const moved = await submit(board, { intent: 'move', id, version: '1', stage: 'screening' });
  expect([moved.status, moved.headers.location]).toEqual([
    303,
    `/admin/careers?${new URLSearchParams({ q: name })}&moved=screening`,
  ]);
  const second = await submit(path, { intent: 'move', version: '1', stage: 'interview' });
  expect(second.status).toBe(409);
  expect(second.text).toMatch(/Nothing was changed\. .+ moved .+ to Screening in the meantime/);
  expect((await submit(board, { id, version: '2', stage: 'hired' })).status).toBe(400);
});

it('after a refusal the page offers an email, and one with an open placeholder is not sent', async () => {
  const declined = await submit(board, { id, version: '2', stage: 'declined' });
  expect(declined.headers.location).toBe(`${path}?done=declined&email=declined`);
  const { text } = await open(`${path}?done=declined&email=declined`);
  expect(text).toContain('has not been told yet');
  expect(text).toContain('[The reason.]');
  expect(text).not.toContain('Dear Asha');
  const unfinished = await submit(path, { intent: 'email', version: '3', text: 'No. [The reason.]' });
  expect(unfinished.status).toBe(400);
  expect(unfinished.text).toContain('Fill in what is in square brackets first.');
  const sent = await submit(path, { intent: 'email', version: '3', text: 'No, for the chair is taken.' });
  expect([sent.status, sent.headers.location]).toEqual([303, `${path}?done=sent`]);
  expect((await open(path)).text).toContain('No, for the chair is taken.');
});

it('an offer is not prepared for a declined application', async () => {
  const { text } = await open(`${path}?email=offer`);
  expect(text).not.toContain('[amount]');
});
