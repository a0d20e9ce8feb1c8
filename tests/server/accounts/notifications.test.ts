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
import { createNotifications, type Notifications } from '~/server/notifications/notifications.server';
import { notify, notifyNewDevice } from '~/server/notifications/notify.server';
import { sendNewDeviceEmail } from '~/server/notifications/send-new-device-email.server';
import { unsubscribePath } from '~/server/notifications/unsubscribe-link.server';
import { engines } from '../../database/test-database';
import { renderQueuedEmails } from '../../fakes/rendered-emails';
import { createTestBrowser } from '../../fakes/test-browser';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

const siteUrl = 'https://www.example.com';
const secret = 'a secret of the tests';

describe.each(engines)('notifications (%s)', (engine) => {
  let fixture: TestAccounts;
  let notifications: Notifications;
  let meera: SignedIn;
  let kabir: SignedIn;
  let now = new Date('2026-11-21T10:00:00Z');

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    const clock = () => now;
    const emailQueue = createEmailQueue({ clock });
    const newsletter = createNewsletter(fixture.database, { emailQueue, secret, siteUrl, clock });
    notifications = createNotifications(fixture.database, { newsletter, secret, clock });
    meera = await fixture.signIn(createTestBrowser(), sampleUser);
    kabir = await fixture.signIn(createTestBrowser(), sampleAdmin);
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    await fixture.database.rows({
      text: 'truncate notifications, notification_preferences, subscribers, newsletter_deliveries, emails, jobs',
    });
  });

  const notifyMeera = (payload: NotificationPayload, key: string, at = now) =>
    notify(fixture.database.db, { userId: meera.user.id, payload, key, at });
  const createOrderPayload = (number: string): NotificationPayload => ({
    event: 'order',
    number,
    status: 'placed',
  });
  const describeInbox = async (query = {}) =>
    (await notifications.getInbox(meera, { page: 1, ...query })).notifications.map(({ payload, isRead }) =>
      payload.event === 'order' ? `${payload.number}${isRead ? '' : ' unread'}` : payload.event,
    );
  const getNotificationId = async (index = 0) =>
    (await notifications.getInbox(meera, { page: 1 })).notifications[index]?.id ?? '';
  const createPreference = (
    kind: NotificationPreference['kind'],
    channel: NotificationPreference['channel'],
    isEnabled: boolean,
  ): NotificationPreference => ({ kind, channel, isEnabled });

  test('unread notifications come first; read and unread ones are each sorted by time, the newest first', async () => {
    for (const [index, number] of ['one', 'two', 'three', 'four'].entries())
      await notifyMeera(createOrderPayload(number), number, new Date(now.getTime() + index));
    expect(await notifications.markRead(meera, await getNotificationId(0))).toBe(true);
    expect(await notifications.markRead(meera, await getNotificationId(1))).toBe(true);
    expect(await describeInbox()).toEqual(['three unread', 'one unread', 'four', 'two']);
    expect(await notifications.countUnread(meera)).toBe(2);
  });

  test('an event creates one notification, for its user only', async () => {
    await Promise.all([1, 2, 3].map(() => notifyMeera(createOrderPayload('one'), 'order:1')));
    expect(await describeInbox()).toEqual(['one unread']);
    expect((await notifications.getInbox(kabir, { page: 1 })).notifications).toEqual([]);
    expect(await notifications.countUnread(kabir)).toBe(0);
  });

  test('a user cannot mark a notification of another user or an unknown one', async () => {
    await notifyMeera(createOrderPayload('one'), 'one');
    for (const id of [await getNotificationId(), '01990000-0000-7000-8000-000000000000', '', "' or true --"])
      expect(await notifications.markRead(kabir, id)).toBe(false);
    await notifications.markAllRead(kabir, { until: now });
    expect(await notifications.countUnread(meera)).toBe(1);
  });

  test('marking all as read leaves other kinds and those that are newer than the page', async () => {
    await notifyMeera(createOrderPayload('one'), 'one');
    await notifyMeera({ event: 'password-changed' }, 'password');
    await notifyMeera(createOrderPayload('two'), 'two', new Date(now.getTime() + 1));
    await notifications.markAllRead(meera, { kind: 'orders', until: now });
    expect((await notifications.getInbox(meera, { page: 1 })).unread).toEqual({ orders: 1, security: 1 });
    expect(await describeInbox({ kind: 'orders' })).toEqual(['two unread', 'one']);
    await notifications.markAllRead(meera, { until: new Date(now.getTime() + 1) });
    expect(await notifications.countUnread(meera)).toBe(0);
  });

  test('the inbox has pages of twenty', async () => {
    for (let index = 0; index < 21; index += 1) await notifyMeera(createOrderPayload(`${index}`), `${index}`);
    const pages = await Promise.all([1, 2, 3].map((page) => notifications.getInbox(meera, { page })));
    expect(pages.map((page) => page.notifications.length)).toEqual([20, 1, 0]);
    expect(new Set(pages.flatMap((page) => page.notifications.map(({ id }) => id))).size).toBe(21);
    expect(pages[2]?.count).toBe(21);
  });

  test('a kind that is turned off is not stored in the inbox; security cannot be turned off', async () => {
    await notifications.setPreferences(
      meera,
      PREFERENCE_KINDS.map((kind) => createPreference(kind, 'account', false)),
    );
    await notifyMeera(createOrderPayload('one'), 'one');
    await notifyMeera({ event: 'password-changed' }, 'two');
    expect(await describeInbox()).toEqual(['password-changed']);
    await notifications.setPreferences(meera, [createPreference('orders', 'account', true)]);
    await notifyMeera(createOrderPayload('three'), 'three');
    expect(await describeInbox({ kind: 'orders' })).toEqual(['three unread']);
  });

  test('preferences are stored for their user; those that cannot be chosen are left out', async () => {
    await notifications.setPreferences(meera, [
      createPreference('security', 'email', false),
      createPreference('orders', 'email', false),
      createPreference('projects', 'email', false),
    ]);
    const preferences = await notifications.getPreferences(meera);
    expect([preferences.security.email, preferences.orders.email, preferences.projects.email]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await notifications.getPreferences(kabir)).projects.email).toBe(true);
    const rows = await fixture.database.rows({ text: 'select kind, channel from notification_preferences' });
    expect(rows).toEqual([{ kind: 'projects', channel: 'email' }]);
  });

  test('the newsletter can be subscribed to and unsubscribed from in the account', async () => {
    expect((await notifications.getPreferences(meera)).newsletter.email).toBe(false);
    await notifications.setPreferences(meera, [createPreference('newsletter', 'email', true)]);
    await notifications.setPreferences(meera, [createPreference('newsletter', 'email', true)]);
    expect((await notifications.getPreferences(meera)).newsletter.email).toBe(true);
    const queued = await fixture.database.rows({ text: 'select recipient from emails' });
    expect(queued).toEqual([{ recipient: sampleUser.email }]);
    await notifications.setPreferences(meera, [createPreference('newsletter', 'email', false)]);
    expect((await notifications.getPreferences(meera)).newsletter.email).toBe(false);
    expect((await notifications.getPreferences(kabir)).newsletter.email).toBe(false);
  });

  test('a user with an unconfirmed email neither sees nor changes a subscription', async () => {
    await notifications.setPreferences(meera, [createPreference('newsletter', 'email', true)]);
    const unconfirmed = { ...kabir, user: { ...kabir.user, email: sampleUser.email, emailVerified: false } };
    expect((await notifications.getPreferences(unconfirmed)).newsletter.email).toBe(false);
    await notifications.setPreferences(unconfirmed, [createPreference('newsletter', 'email', false)]);
    expect((await notifications.getPreferences(meera)).newsletter.email).toBe(true);
  });

  describe('the unsubscribe link in an email', () => {
    const createLink = (kind: 'projects' | 'answers', userId = meera.user.id) => ({
      kind,
      userId,
      key: new URL(unsubscribePath(secret, kind, userId), siteUrl).searchParams.get('key') ?? '',
    });

    test('it turns off emails of its kind only, and can be used again', async () => {
      const link = createLink('projects');
      expect(await notifications.readUnsubscribeLink(link)).toBe('projects');
      expect((await notifications.getPreferences(meera)).projects.email).toBe(true);
      expect(await notifications.unsubscribe(link)).toBe(true);
      expect(await notifications.unsubscribe(link)).toBe(true);
      const { projects, answers } = await notifications.getPreferences(meera);
      expect([projects, answers]).toEqual([
        { account: true, email: false },
        { account: true, email: true },
      ]);
      expect((await notifications.getPreferences(kabir)).projects.email).toBe(true);
    });

    test('a forged link, a link for another purpose and one of another site are not valid', async () => {
      const link = createLink('projects');
      const unknownUserId = '01990000-0000-7000-8000-000000000000';
      const forgedLinks = [
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
        createLink('projects', unknownUserId),
        {
          ...link,
          key: new URL(unsubscribePath('another', 'projects', meera.user.id), siteUrl).search.slice(5),
        },
      ];
      for (const forged of forgedLinks) {
        expect(await notifications.readUnsubscribeLink(forged)).toBeNull();
        expect(await notifications.unsubscribe(forged)).toBe(false);
      }
      expect(canUnsubscribe('security')).toBe(false);
      expect((await notifications.getPreferences(meera)).projects.email).toBe(true);
    });
  });

  test('notifications and preferences are deleted with the user', async () => {
    const { id } = await fixture.accounts.createUser({
      email: 'gone@example.com',
      name: 'Gone',
      emailVerified: true,
    });
    const payload = { event: 'password-changed' } as const;
    await notifyNewDevice(fixture.database.db, { userId: id, payload, key: 'x', at: now });
    await notifications.setPreferences({ ...meera, user: { ...meera.user, id } }, [
      createPreference('answers', 'email', false),
    ]);
    await fixture.database.rows({ text: 'delete from users where id = $1', values: [id] });
    expect(await fixture.database.rows({ text: 'select id from notifications' })).toEqual([]);
    expect(await fixture.database.rows({ text: 'select kind from notification_preferences' })).toEqual([]);
    // A notification for a deleted user is not an error.
    await notifyNewDevice(fixture.database.db, { userId: id, payload, key: 'y', at: now });
  });

  describe('security listSecurityEvents', () => {
    const listSecurityEvents = async () =>
      (await notifications.getInbox(meera, { kind: 'security', page: 1 })).notifications.map(
        ({ payload }) => payload,
      );

    test('a sign-in with a new browser creates a notification and an email; one with a known browser does not', async () => {
      const browser = createTestBrowser();
      await fixture.signIn(browser, sampleUser);
      expect(await listSecurityEvents()).toEqual([
        { event: 'new-device', device: 'Firefox on Linux', timeZone: 'Asia/Kolkata' },
      ]);
      const [job] = await fixture.database.rows<{ payload: { notificationId: string } }>({
        text: `select payload from jobs where kind = 'new-device-email'`,
      });
      const emailQueue = createEmailQueue({ clock: () => now });
      const handler = sendNewDeviceEmail(fixture.database, emailQueue);
      for (const attempt of [1, 2])
        await handler(job?.payload ?? { notificationId: '' }, { attempt, isLast: false });
      await renderQueuedEmails(fixture.database);
      const emails = await fixture.database.rows<{ recipient: string; subject: string; headers: object }>({
        text: 'select recipient, subject, headers from emails',
      });
      expect(emails).toEqual([
        { recipient: sampleUser.email, subject: 'New sign-in with Firefox on Linux', headers: {} },
      ]);
      await fixture.signIn(browser, sampleUser);
      expect(await listSecurityEvents()).toHaveLength(1);
    });

    test('the first sign-in after a sign-up creates no notification', async () => {
      const { id } = await fixture.accounts.createUser({
        email: 'new@example.com',
        name: 'New',
        emailVerified: true,
      });
      const request = createTestBrowser().createRequest();
      await fixture.accounts.openSession(id, { method: 'organisation', request });
      const listNotifications = () =>
        fixture.database.rows({ text: 'select id from notifications where user_id = $1', values: [id] });
      expect(await listNotifications()).toHaveLength(0);
      await fixture.accounts.openSession(id, { method: 'organisation', request });
      expect(await listNotifications()).toHaveLength(1);
    });

    test('a changed password creates a notification in the same transaction', async () => {
      const next = 'kolam at first light';
      await fixture.accounts.changePassword(meera, { current: sampleUser.password, next });
      expect(await listSecurityEvents()).toEqual([{ event: 'password-changed' }]);
      await fixture.accounts.changePassword(meera, { current: next, next: sampleUser.password });
      expect(await listSecurityEvents()).toHaveLength(2);
    });
  });

  test('a request that no user caused does not extend the session', async () => {
    const browser = createTestBrowser();
    const { session } = await fixture.signIn(browser, sampleUser);
    const later = new Date(Date.now() + 3_600_000);
    fixture.setNow(later);
    await fixture.accounts.getSession(browser.createRequest(), { byUser: false });
    const readLastSeenAt = async () => {
      const [row] = await fixture.database.rows<{ last_seen_at: Date }>({
        text: 'select last_seen_at from sessions where id = $1',
        values: [session.id],
      });
      return row?.last_seen_at;
    };
    expect(await readLastSeenAt()).toEqual(session.lastSeenAt);
    await fixture.accounts.getSession(browser.createRequest());
    expect(await readLastSeenAt()).toEqual(later);
    fixture.setNow(new Date());
  });
});
