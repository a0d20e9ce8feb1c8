import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, it } from 'vitest';
import { postForm } from '../support/post-form';
import { sendRequest } from '../support/send-request';
import { getSharedSession } from '../support/sign-in-as';

let cookie: string;
let path: string;

const name = `Asha ${randomUUID()}`;
const email = `${randomUUID()}@example.in`;

const open = (target: string) => sendRequest(inject('siteUrl'), { path: target, headers: { cookie } });
const submit = (fields: Record<string, string>) =>
  postForm(inject('siteUrl'), { path, fields: { key: randomUUID(), ...fields }, cookie });

beforeAll(async () => {
  cookie = await getSharedSession('staff');
  const message = '<b>Forty</b> years of cards to rebuild, please.';
  const fields = { name, email, topic: 'other', message };
  const { status } = await postForm(inject('siteUrl'), { path: '/contact', fields });
  expect(status).toBe(303);
  const { text } = await open(`/admin/inbox?q=${encodeURIComponent(name)}`);
  path = /\/admin\/inbox\/[\w-]{36}/.exec(text)?.[0] ?? '';
});

it('lists a sent form and shows its text without interpreting it', async () => {
  const { status, text } = await open(path);
  expect(status).toBe(200);
  expect(text).toContain('&lt;b&gt;Forty&lt;/b&gt; years');
  expect(text).toContain(email);
});

it('a sent reply is on the page, with the new state', async () => {
  const { status, headers } = await submit({ intent: 'reply', text: 'Gladly. Tuesday?' });
  expect([status, headers.location]).toEqual([303, `${path}?done=sent`]);
  const { text } = await open(`${path}?done=sent`);
  expect(text).toContain('The reply is being sent.');
  expect(text).toContain('Gladly. Tuesday?');
});

it('returns a reply that is too long with its text and an error at the field', async () => {
  const long = 'tile '.repeat(1100);
  const { status, text } = await submit({ intent: 'reply', text: long });
  expect(status).toBe(400);
  expect(text).toContain(long.slice(0, 200));
  expect(text).toMatch(/aria-invalid="true"/);
});

it('marks selected messages as spam, which leave the list, and takes them back', async () => {
  const list = (query: string) => `/admin/inbox?${query}q=${encodeURIComponent(name)}`;
  const mark = (target: string, fields: Record<string, string>) =>
    postForm(inject('siteUrl'), { path: target, fields, cookie });
  const id = path.split('/').at(-1) ?? '';
  const all = list('view=open&');
  expect((await mark(all, { mark: 'spam' })).status).toBe(400);
  const marked = await mark(all, { mark: 'spam', ids: id });
  expect(marked.status).toBe(303);
  expect((await open(marked.headers.location ?? '')).text).toContain('One message is marked as spam.');
  expect((await open(all)).text).not.toContain(path);
  const spam = list('view=spam&');
  expect((await open(spam)).text).toContain(path);
  expect((await mark(spam, { mark: 'not-spam', ids: id })).status).toBe(303);
  expect((await open(list(''))).text).toContain(path);
  const done = await mark(list(''), { mark: 'done', ids: id });
  expect((await open(done.headers.location ?? '')).text).toContain('One message is done.');
  expect((await open(list('view=done&'))).text).toContain(path);
  expect((await mark(all, { mark: 'gone', ids: id })).status).toBe(400);
});

it('answers 404 for an unknown message and 400 for an unknown state', async () => {
  expect((await open(`/admin/inbox/${randomUUID()}`)).status).toBe(404);
  expect((await open(`${path}/files/${randomUUID()}`)).status).toBe(404);
  expect((await submit({ intent: 'triage', state: 'lost', owner: '' })).status).toBe(400);
  const { text } = await open(path);
  const read = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? '';
  const shown = { shownState: read('shownState'), shownOwner: read('shownOwner') };
  const done = { intent: 'triage', state: 'done', owner: '' };
  expect((await submit(done)).status).toBe(400);
  expect((await submit({ ...done, ...shown })).status).toBe(303);
  const late = await submit({ ...done, ...shown, state: 'spam' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('The message was changed in the meantime');
});

/** The page of the newest message of a kind. */
async function openNewest(kind: string): Promise<string> {
  const { text } = await open(`/admin/inbox?view=new&kind=${kind}`);
  return (await open(/\/admin\/inbox\/[\w-]{36}/.exec(text)?.[0] ?? '')).text;
}

it.each([
  ['workshop', '/services/professional-training-workshops'],
  ['hackathon', '/services/hackathon-organization?people=200&days=3'],
])('a %s request has its own kind', async (kind, page) => {
  const sender = `${kind} ${randomUUID()}`;
  const fields = { name: sender, email: `${randomUUID()}@example.in`, organisation: 'Kaveri Press' };
  const sent = await postForm(inject('siteUrl'), {
    path: page,
    fields: { ...fields, message: 'Forty people and two laptops, in March.' },
  });
  expect(sent.status).toBe(303);
  expect(await openNewest(kind)).toContain(sender);
});

it('an anonymous note links to the help article or the redirect that corrects it', async () => {
  const article = { helped: 'no', remark: 'What does a parcel to Leh cost?' };
  await postForm(inject('siteUrl'), { path: '/help/detail?article=delivery', fields: article });
  const feedback = await openNewest('help-feedback');
  expect(feedback).toContain('href="/admin/help/new?kind=article&amp;from=delivery"');
  const address = `/monsoon-${randomUUID().slice(0, 4)}`;
  const report = { wanted: 'The programme of last July', address };
  await postForm(inject('siteUrl'), { path: '/not-found', fields: report });
  expect(await openNewest('not-found')).toContain(
    `href="/admin/redirects/new?from=${encodeURIComponent(address)}"`,
  );
});

it('a form without a message is described by its other fields, and a search names the other states', async () => {
  const waiting = `${randomUUID()}@example.in`;
  await postForm(inject('siteUrl'), { path: '/coming-soon', fields: { email: waiting, product: 'bridge' } });
  const search = `q=${encodeURIComponent(waiting)}`;
  const list = await open(`/admin/inbox?${search}`);
  expect(list.text).toContain('>Bridge<');
  expect((await open(`/admin/inbox?view=done&${search}`)).text).toContain('Show the one in another state');
});
