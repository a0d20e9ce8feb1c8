import { beforeAll, describe, expect, inject, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { unsubscribePath } from '~/server/notifications/unsubscribe-link.server';
import { type FormValues, postForm } from '../support/post-form';
import { sendRequest, type TestResponse } from '../support/send-request';
import { getPageWithCookie, signInAs } from '../support/sign-in-as';

const PAGE = '/account/notifications';

let cookie: string;
const read = (path: string) => getPageWithCookie(path, cookie);
const post = (fields: FormValues, as = cookie, path = PAGE) =>
  postForm(inject('siteUrl'), { path, fields, cookie: as });
const unread = async (as = cookie) =>
  JSON.parse((await getPageWithCookie('/notices/unread', as)).text).unread;
/** Of the notices on the page, those that are unread. */
const idsOn = ({ text }: TestResponse) =>
  [...text.matchAll(/data-notice="([^"]+)"/g)].map(([, id = '']) => id);

beforeAll(async () => {
  // Each of them is a browser that the account does not know: something to read about.
  for (let index = 0; index < 3; index += 1) cookie = await signInAs('user');
});

describe('the number of unread notices', () => {
  it('is nobody else’s to know, and is kept by nobody', async () => {
    const stranger = await sendRequest(inject('siteUrl'), { path: '/notices/unread' });
    expect([stranger.status, stranger.text]).toEqual([401, '']);
    const own = await read('/notices/unread');
    expect(own.headers['cache-control']).toMatch(/no-store/);
    expect(JSON.parse(own.text)).toEqual({ unread: expect.any(Number) });
  });

  it('stands beside the link of every account page', async () => {
    const number = await unread();
    expect(number).toBeGreaterThanOrEqual(2);
    const { text } = await read('/account/order-history');
    expect(text).toContain(`data-unread="${number}"`);
  });
});

describe('the inbox', () => {
  it('marks one as read, for its owner alone', async () => {
    const before = await unread();
    const [id = ''] = idsOn(await read(PAGE));
    const stranger = await signInAs('admin');
    expect((await post({ intent: 'read', id }, stranger)).status).toBe(404);
    expect(await unread()).toBe(before);
    expect((await post({ intent: 'read', id })).status).toBe(303);
    expect(await unread()).toBe(before - 1);
    expect(idsOn(await read(PAGE))).not.toContain(id);
  });

  it.each([
    ['an id of nothing', { intent: 'read', id: 'x' }, 404],
    ['no id', { intent: 'read' }, 404],
    ['no intent', {}, 400],
    ['a time that is none', { intent: 'read-all', until: 'soon' }, 400],
  ])('%s changes nothing', async (_, fields, status) => {
    expect((await post(fields as Record<string, string>)).status).toBe(status);
  });

  it('marks all as read, and stays on what was looked at', async () => {
    const until = new Date(Date.now() + 60_000).toISOString();
    const answer = await post({ intent: 'read-all', until }, cookie, `${PAGE}?kind=security`);
    expect(answer.headers.location).toBe(`${PAGE}?kind=security`);
    const { text } = await read(`${PAGE}?kind=security`);
    expect(text).toContain('Nothing unread');
    expect(text).toContain('Read before');
  });

  it.each(['?kind=unknown&page=-1', '?page=999999999999', '?kind=orders&kind=security'])(
    '%s is read as well as it can be',
    async (query) => expect((await read(PAGE + query)).status).toBe(200),
  );
});

it('choices are kept, and security is not among them', async () => {
  const saved = await post({ intent: 'choose', 'projects.account': 'on', 'newsletter.mail': 'on' });
  expect(saved.headers.location).toBe(`${PAGE}?saved#choices`);
  const { text } = await read(PAGE);
  const box = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)?.[0];
  expect(box('projects.account')).toContain('checked');
  expect(box('newsletter.mail')).toContain('checked');
  expect(box('projects.mail')).not.toContain('checked');
  expect(box('security.mail')).toBeUndefined();
  await post({
    intent: 'choose',
    ...Object.fromEntries(
      ['orders.account', 'projects.account', 'projects.mail', 'answers.account', 'answers.mail'].map(
        (name) => [name, 'on'],
      ),
    ),
  });
});

/** RFC 8058: what a mail program sends, without any page or cookie. */
const oneClick = (path: string) =>
  sendRequest(inject('siteUrl'), {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

const member = sampleUsers.find(({ role }) => role === 'user')?.id ?? '';
const mailsOfProjects = async () =>
  /name="projects.mail"[^>]*checked/.test((await read(PAGE)).text) ? 'wanted' : 'ended';

describe('a link in a letter', () => {
  const link = () => unsubscribePath(inject('siteSecret'), 'projects', member);

  it('is only looked at by those who open it', async () => {
    const { status, text } = await sendRequest(inject('siteUrl'), { path: link() });
    expect(status).toBe(200);
    expect(text).toContain('Stop these mails');
    expect(await mailsOfProjects()).toBe('wanted');
  });

  it('opens nothing for another kind or person', async () => {
    const other = unsubscribePath(inject('siteSecret'), 'answers', member);
    expect((await oneClick(other.replace('answers', 'projects'))).status).toBe(404);
    expect((await oneClick(link().replace(member, crypto.randomUUID()))).status).toBe(404);
    expect(await mailsOfProjects()).toBe('wanted');
  });

  it('ends the letters with one click in a mail program', async () => {
    expect((await oneClick(link())).status).toBe(303);
    expect(await mailsOfProjects()).toBe('ended');
    expect((await oneClick(link())).status).toBe(303);
  });
});

describe('a link in a letter that is not ours', () => {
  const forged =
    '/notices/leave/projects/01938f00-0000-7000-8000-000000000001?key=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

  it('says plainly that it ends nothing, and its button is not there', async () => {
    const { status, text } = await sendRequest(inject('siteUrl'), { path: forged });
    expect(status).toBe(404);
    expect(text).toContain('This link ends nothing.');
    expect(text).not.toContain('Stop these mails');
    expect(text).toContain('<meta name="referrer" content="no-referrer"/>');
  });

  it('ends nothing for a mail program either', async () => {
    const answer = await oneClick(forged);
    expect(answer.status).toBe(404);
  });
});
