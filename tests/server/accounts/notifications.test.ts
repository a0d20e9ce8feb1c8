import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '~/domain/auth/session';
import {
  canUnsubscribe,
  type NotificationPreference,
  PREFERENCE_KINDS,
} from '~/domain/notifications/notification-preferences';
import type { NotificationPayload } from '~/domain/notifications/notifications';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createNewsletter } from '~/server/newsletter/newsletter.server';
import { createNotifications } from '~/server/notifications/notifications.server';
import { notify, notifyWithClient } from '~/server/notifications/notify.server';
import { sendNewDeviceEmail } from '~/server/notifications/send-new-device-email.server';
import type { Notifications } from '~/server/notifications/types.server';
import { unsubscribePath } from '~/server/notifications/unsubscribe-link.server';
import { engines } from '../../database/test-database';
import { renderQueuedEmails } from '../../fakes/rendered-emails';
import { createTestBrowser } from '../../fakes/test-browser';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

const siteUrl = 'https://www.example.com';
const secret = 'a secret of the tests';

describe.each(engines)('notices (%s)', (engine) => {
  let opened: TestAccounts;
  let notices: Notifications;
  let meera: SignedIn;
  let kabir: SignedIn;
  let now = new Date('2026-11-21T10:00:00Z');

  beforeAll(async () => {
    opened = await openTestAccounts(engine);
    const clock = () => now;
    const mail = createEmailQueue({ clock });
    const newsletter = createNewsletter(opened.database, { mail, secret, siteUrl, clock });
    notices = createNotifications(opened.database, { newsletter, secret, clock });
    meera = await opened.signIn(createTestBrowser(), sampleUser);
    kabir = await opened.signIn(createTestBrowser(), sampleAdmin);
  });
  afterAll(() => opened.database.close());
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    await opened.database.rows({
      text: 'truncate notifications, notification_preferences, subscribers, emails, jobs',
    });
  });

  const tellMeera = (told: NotificationPayload, key: string, at = now) =>
    notify(opened.database.db, { userId: meera.user.id, payload: told, key, at });
  const placed = (number: string): NotificationPayload => ({ event: 'order', number, status: 'placed' });
  const keys = async (query = {}) =>
    (await notices.getInbox(meera, { page: 1, ...query })).notifications.map(({ payload, isRead }) =>
      payload.event === 'order' ? `${payload.number}${isRead ? '' : ' unread'}` : payload.event,
    );
  const idOf = async (index = 0) =>
    (await notices.getInbox(meera, { page: 1 })).notifications[index]?.id ?? '';
  const say = (
    kind: NotificationPreference['kind'],
    channel: NotificationPreference['channel'],
    isWanted: boolean,
  ): NotificationPreference => ({
    ...{ kind, channel, isEnabled: isWanted },
  });

  test('what is unread stands first, each half the newest first', async () => {
    for (const [index, number] of ['one', 'two', 'three', 'four'].entries())
      await tellMeera(placed(number), number, new Date(now.getTime() + index));
    expect(await notices.markRead(meera, await idOf(0))).toBe(true);
    expect(await notices.markRead(meera, await idOf(1))).toBe(true);
    expect(await keys()).toEqual(['three unread', 'one unread', 'four', 'two']);
    expect(await notices.countUnread(meera)).toBe(2);
  });

  test('the same thing is told once, and only to whom it concerns', async () => {
    await Promise.all([1, 2, 3].map(() => tellMeera(placed('one'), 'order:1')));
    expect(await keys()).toEqual(['one unread']);
    expect((await notices.getInbox(kabir, { page: 1 })).notifications).toEqual([]);
    expect(await notices.countUnread(kabir)).toBe(0);
  });

  test("nobody marks somebody else's notice, nor one that is not there", async () => {
    await tellMeera(placed('one'), 'one');
    for (const id of [await idOf(), '01990000-0000-7000-8000-000000000000', '', "' or true --"])
      expect(await notices.markRead(kabir, id)).toBe(false);
    await notices.markAllRead(kabir, { until: now });
    expect(await notices.countUnread(meera)).toBe(1);
  });

  test('marking all leaves what came after the page was shown, and other kinds', async () => {
    await tellMeera(placed('one'), 'one');
    await tellMeera({ event: 'password-changed' }, 'password');
    await tellMeera(placed('two'), 'two', new Date(now.getTime() + 1));
    await notices.markAllRead(meera, { kind: 'orders', until: now });
    expect((await notices.getInbox(meera, { page: 1 })).unread).toEqual({ orders: 1, security: 1 });
    expect(await keys({ kind: 'orders' })).toEqual(['two unread', 'one']);
    await notices.markAllRead(meera, { until: new Date(now.getTime() + 1) });
    expect(await notices.countUnread(meera)).toBe(0);
  });

  test('comes in pages of twenty', async () => {
    for (let index = 0; index < 21; index += 1) await tellMeera(placed(`${index}`), `${index}`);
    const pages = await Promise.all([1, 2, 3].map((page) => notices.getInbox(meera, { page })));
    expect(pages.map((page) => page.notifications.length)).toEqual([20, 1, 0]);
    expect(new Set(pages.flatMap((page) => page.notifications.map(({ id }) => id))).size).toBe(21);
    expect(pages[2]?.count).toBe(21);
  });

  test('who does not want a kind in the account is not told of it; security is told all the same', async () => {
    await notices.setPreferences(
      meera,
      PREFERENCE_KINDS.map((kind) => say(kind, 'account', false)),
    );
    await tellMeera(placed('one'), 'one');
    await tellMeera({ event: 'password-changed' }, 'two');
    expect(await keys()).toEqual(['password-changed']);
    await notices.setPreferences(meera, [say('orders', 'account', true)]);
    await tellMeera(placed('three'), 'three');
    expect(await keys({ kind: 'orders' })).toEqual(['three unread']);
  });

  test('choices are kept for their user alone; what cannot be chosen is not', async () => {
    await notices.setPreferences(meera, [
      say('security', 'mail', false),
      say('orders', 'mail', false),
      say('projects', 'mail', false),
    ]);
    const chosen = await notices.getPreferences(meera);
    expect([chosen.security.mail, chosen.orders.mail, chosen.projects.mail]).toEqual([true, true, false]);
    expect((await notices.getPreferences(kabir)).projects.mail).toBe(true);
    const rows = await opened.database.rows({ text: 'select kind, channel from notification_preferences' });
    expect(rows).toEqual([{ kind: 'projects', channel: 'email' }]);
  });

  test('the newsletter is joined and left from the account, by its own book', async () => {
    expect((await notices.getPreferences(meera)).newsletter.mail).toBe(false);
    await notices.setPreferences(meera, [say('newsletter', 'mail', true)]);
    await notices.setPreferences(meera, [say('newsletter', 'mail', true)]);
    expect((await notices.getPreferences(meera)).newsletter.mail).toBe(true);
    const welcomes = await opened.database.rows({ text: 'select recipient from emails' });
    expect(welcomes).toEqual([{ recipient: sampleUser.email }]);
    await notices.setPreferences(meera, [say('newsletter', 'mail', false)]);
    expect((await notices.getPreferences(meera)).newsletter.mail).toBe(false);
    expect((await notices.getPreferences(kabir)).newsletter.mail).toBe(false);
  });

  test('an address that is not confirmed joins nothing, sees nothing and leaves nothing', async () => {
    await notices.setPreferences(meera, [say('newsletter', 'mail', true)]);
    const claims = { ...kabir, user: { ...kabir.user, email: sampleUser.email, emailVerified: false } };
    expect((await notices.getPreferences(claims)).newsletter.mail).toBe(false);
    await notices.setPreferences(claims, [say('newsletter', 'mail', false)]);
    expect((await notices.getPreferences(meera)).newsletter.mail).toBe(true);
  });

  describe('the link in a letter', () => {
    const linkOf = (kind: 'projects' | 'answers', userId = meera.user.id) => ({
      kind,
      userId,
      key: new URL(unsubscribePath(secret, kind, userId), siteUrl).searchParams.get('key') ?? '',
    });

    test('ends letters of its kind, as often as it is used, and nothing else', async () => {
      const link = linkOf('projects');
      expect(await notices.readUnsubscribeLink(link)).toBe('projects');
      expect((await notices.getPreferences(meera)).projects.mail).toBe(true);
      expect(await notices.unsubscribe(link)).toBe(true);
      expect(await notices.unsubscribe(link)).toBe(true);
      const { projects, answers } = await notices.getPreferences(meera);
      expect([projects, answers]).toEqual([
        { account: true, mail: false },
        { account: true, mail: true },
      ]);
      expect((await notices.getPreferences(kabir)).projects.mail).toBe(true);
    });

    test('opens nothing when it was changed, made for something else or by somebody else', async () => {
      const link = linkOf('projects');
      const nobody = '01990000-0000-7000-8000-000000000000';
      const others = [
        { ...link, key: '' },
        { ...link, key: `${link.key}AAAA` },
        { ...link, key: link.key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) },
        { ...link, key: link.key.slice(0, -2) },
        { ...link, key: 'x'.repeat(10_000) },
        { ...link, kind: 'answers' },
        { ...link, kind: 'security' },
        { ...link, kind: 'toString' },
        { ...link, userId: kabir.user.id },
        { ...link, userId: `' or true --` },
        linkOf('projects', nobody),
        {
          ...link,
          key: new URL(unsubscribePath('another', 'projects', meera.user.id), siteUrl).search.slice(5),
        },
      ];
      for (const other of others) {
        expect(await notices.readUnsubscribeLink(other)).toBeNull();
        expect(await notices.unsubscribe(other)).toBe(false);
      }
      expect(canUnsubscribe('security')).toBe(false);
      expect((await notices.getPreferences(meera)).projects.mail).toBe(true);
    });
  });

  test('all of it goes with the user', async () => {
    const { id } = await opened.accounts.createUser({
      email: 'gone@example.com',
      name: 'Gone',
      emailVerified: true,
    });
    const told = { event: 'password-changed' } as const;
    await notifyWithClient(opened.database, { userId: id, payload: told, key: 'x', at: now });
    await notices.setPreferences({ ...meera, user: { ...meera.user, id } }, [say('answers', 'mail', false)]);
    await opened.database.rows({ text: 'delete from users where id = $1', values: [id] });
    expect(await opened.database.rows({ text: 'select id from notifications' })).toEqual([]);
    expect(await opened.database.rows({ text: 'select kind from notification_preferences' })).toEqual([]);
    // Told a moment too late: there is nobody any more, and nothing fails.
    await notifyWithClient(opened.database, { userId: id, payload: told, key: 'y', at: now });
  });

  describe('what touches the safety of an account', () => {
    const events = async () =>
      (await notices.getInbox(meera, { kind: 'security', page: 1 })).notifications.map(
        ({ payload }) => payload,
      );

    test('a browser that is new to it is told, there and by mail; a known one is not', async () => {
      const visitor = createTestBrowser();
      await opened.signIn(visitor, sampleUser);
      expect(await events()).toEqual([
        { event: 'new-device', device: 'Firefox on Linux', timeZone: 'Asia/Kolkata' },
      ]);
      const [job] = await opened.database.rows<{ payload: { notificationId: string } }>({
        text: `select payload from jobs where kind = 'new-device-email'`,
      });
      const mail = createEmailQueue({ clock: () => now });
      const work = sendNewDeviceEmail(opened.database, mail);
      for (const attempt of [1, 2])
        await work(job?.payload ?? { notificationId: '' }, { attempt, isLast: false });
      await renderQueuedEmails(opened.database);
      const letters = await opened.database.rows<{ recipient: string; subject: string; headers: object }>({
        text: 'select recipient, subject, headers from emails',
      });
      expect(letters).toEqual([
        { recipient: sampleUser.email, subject: 'Signed in with Firefox on Linux', headers: {} },
      ]);
      await opened.signIn(visitor, sampleUser);
      expect(await events()).toHaveLength(1);
    });

    test('the sign-in that follows a sign-up is no news', async () => {
      const { id } = await opened.accounts.createUser({
        email: 'new@example.com',
        name: 'New',
        emailVerified: true,
      });
      const request = createTestBrowser().createRequest();
      await opened.accounts.openSession(id, { method: 'organisation', request });
      const told = () =>
        opened.database.rows({ text: 'select id from notifications where user_id = $1', values: [id] });
      expect(await told()).toHaveLength(0);
      await opened.accounts.openSession(id, { method: 'organisation', request });
      expect(await told()).toHaveLength(1);
    });

    test('a changed password is told in the same transaction', async () => {
      const next = 'kolam at first light';
      await opened.accounts.changePassword(meera, { current: sampleUser.password, next });
      expect(await events()).toEqual([{ event: 'password-changed' }]);
      await opened.accounts.changePassword(meera, { current: next, next: sampleUser.password });
      expect(await events()).toHaveLength(2);
    });
  });

  test('a page that asks by itself keeps no session awake', async () => {
    const visitor = createTestBrowser();
    const { session } = await opened.signIn(visitor, sampleUser);
    const later = new Date(Date.now() + 3_600_000);
    opened.setNow(later);
    await opened.accounts.getSession(visitor.createRequest(), { byPerson: false });
    const seenAt = async () => {
      const [row] = await opened.database.rows<{ last_seen_at: Date }>({
        text: 'select last_seen_at from sessions where id = $1',
        values: [session.id],
      });
      return row?.last_seen_at;
    };
    expect(await seenAt()).toEqual(session.lastSeenAt);
    await opened.accounts.getSession(visitor.createRequest());
    expect(await seenAt()).toEqual(later);
    opened.setNow(new Date());
  });
});
