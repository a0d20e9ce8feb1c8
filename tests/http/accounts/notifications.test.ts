import { beforeAll, describe, expect, inject, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { unsubscribePath } from '~/server/notifications/unsubscribe-link.server';
import { type FormValues, postForm } from '../support/post-form';
import { sendRequest, type TestResponse } from '../support/send-request';
import { getPageWithCookie, getSharedSession, signInAs } from '../support/sign-in-as';

const PAGE = '/account/notifications';

let cookie: string;
const read = (path: string) => getPageWithCookie(path, cookie);
const post = (fields: FormValues, as = cookie, path = PAGE) =>
  postForm(inject('siteUrl'), { path, fields, cookie: as });
const countUnread = async (as = cookie) =>
  JSON.parse((await getPageWithCookie('/notices/unread', as)).text).unread;
/** The ids of the unread notifications on a page. */
const readUnreadIds = ({ text }: TestResponse) =>
  [...text.matchAll(/data-notification="([^"]+)"/g)].map(([, id = '']) => id);

beforeAll(async () => {
  // Each sign-in is from a new browser, which creates a notification.
  for (let index = 0; index < 3; index += 1) cookie = await signInAs('user', inject('siteUrl'));
});

describe('the number of unread notifications', () => {
  it('needs a session and is never cached', async () => {
    const withoutSession = await sendRequest(inject('siteUrl'), { path: '/notices/unread' });
    expect([withoutSession.status, withoutSession.text]).toEqual([401, '']);
    const own = await read('/notices/unread');
    expect(own.headers['cache-control']).toMatch(/no-store/);
    expect(JSON.parse(own.text)).toEqual({ unread: expect.any(Number) });
  });

  it('is shown beside the link on every account page', async () => {
    expect(await countUnread()).toBeGreaterThanOrEqual(2);
    // Other files sign in to the same account meanwhile.
    await expect
      .poll(async () => {
        const number = await countUnread();
        return (await read('/account/order-history')).text.includes(`data-unread="${number}"`);
      })
      .toBe(true);
  });
});

describe('the inbox', () => {
  it('marks a notification as read only for its user', async () => {
    const [id = ''] = readUnreadIds(await read(PAGE));
    const otherUser = await getSharedSession('admin');
    expect((await post({ intent: 'read', id }, otherUser)).status).toBe(404);
    expect(readUnreadIds(await read(PAGE))).toContain(id);
    expect((await post({ intent: 'read', id })).status).toBe(303);
    expect(readUnreadIds(await read(PAGE))).not.toContain(id);
  });

  it.each([
    ['an unknown id', { intent: 'read', id: 'x' }, 404],
    ['no id', { intent: 'read' }, 404],
    ['no intent', {}, 400],
    ['an invalid time', { intent: 'read-all', until: 'soon' }, 400],
  ])('%s changes nothing', async (_, fields, status) => {
    expect((await post(fields as Record<string, string>)).status).toBe(status);
  });

  it('marks all as read, and keeps the filter', async () => {
    const markAll = async () => {
      const until = new Date(Date.now() + 60_000).toISOString();
      const response = await post({ intent: 'read-all', until }, cookie, `${PAGE}?kind=security`);
      expect(response.headers.location).toBe(`${PAGE}?kind=security`);
      return (await read(`${PAGE}?kind=security`)).text;
    };
    // Other files sign in to the same account meanwhile, which creates a notification.
    await expect.poll(markAll).toContain('No unread notifications');
    expect((await read(`${PAGE}?kind=security`)).text).toContain('Earlier');
  });

  it.each(['?kind=unknown&page=-1', '?page=999999999999', '?kind=orders&kind=security'])(
    '%s shows the page',
    async (query) => expect((await read(PAGE + query)).status).toBe(200),
  );
});

it('preferences are stored, and security has none', async () => {
  const saved = await post({ intent: 'choose', 'projects.account': 'on', 'newsletter.email': 'on' });
  expect(saved.headers.location).toBe(`${PAGE}?saved#choices`);
  const { text } = await read(PAGE);
  const findCheckbox = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)?.[0];
  expect(findCheckbox('projects.account')).toContain('checked');
  expect(findCheckbox('newsletter.email')).toContain('checked');
  expect(findCheckbox('projects.email')).not.toContain('checked');
  expect(findCheckbox('security.email')).toBeUndefined();
  await post({
    intent: 'choose',
    ...Object.fromEntries(
      ['orders.account', 'projects.account', 'projects.email', 'answers.account', 'answers.email'].map(
        (name) => [name, 'on'],
      ),
    ),
  });
});

/** RFC 8058: the request of a mail client, without a page and without a cookie. */
const oneClick = (path: string) =>
  sendRequest(inject('siteUrl'), {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

const userId = sampleUsers.find(({ role }) => role === 'user')?.id ?? '';
const areProjectEmailsEnabled = async () => /name="projects.email"[^>]*checked/.test((await read(PAGE)).text);

describe('an unsubscribe link', () => {
  const link = () => unsubscribePath(inject('siteSecret'), 'projects', userId);

  it('changes nothing when it is opened', async () => {
    const { status, text } = await sendRequest(inject('siteUrl'), { path: link() });
    expect(status).toBe(200);
    expect(text).toContain('Unsubscribe');
    expect(await areProjectEmailsEnabled()).toBe(true);
  });

  it('is not valid for another kind or user', async () => {
    const other = unsubscribePath(inject('siteSecret'), 'answers', userId);
    expect((await oneClick(other.replace('answers', 'projects'))).status).toBe(404);
    expect((await oneClick(link().replace(userId, crypto.randomUUID()))).status).toBe(404);
    expect(await areProjectEmailsEnabled()).toBe(true);
  });

  it('unsubscribes with one click in a mail client, which gets no redirect', async () => {
    const { status, text } = await oneClick(link());
    expect(status).toBe(200);
    expect(text).toContain('You are unsubscribed.');
    expect(await areProjectEmailsEnabled()).toBe(false);
    expect((await oneClick(link())).status).toBe(200);
  });

  it('leads a browser to a page that it can load again', async () => {
    const { status, headers } = await postForm(inject('siteUrl'), { path: link(), fields: {} });
    expect(status).toBe(303);
    expect((await sendRequest(inject('siteUrl'), { path: `${headers.location}` })).text).toContain(
      'You are unsubscribed.',
    );
  });
});

describe('a forged unsubscribe link', () => {
  const forged =
    '/notices/leave/projects/01938f00-0000-7000-8000-000000000001?key=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

  it('responds with 404 and shows no button', async () => {
    const { status, text } = await sendRequest(inject('siteUrl'), { path: forged });
    expect(status).toBe(404);
    expect(text).toContain('This link does not work.');
    expect(text).not.toContain('Unsubscribe');
    expect(text).toContain('<meta name="referrer" content="no-referrer"/>');
  });

  it('responds with 404 to a mail client', async () => {
    const response = await oneClick(forged);
    expect(response.status).toBe(404);
  });
});
