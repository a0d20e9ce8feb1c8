import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHOICE_KINDS, type Choice, isLeavable } from '~/domain/notice-choices';
import type { Told } from '~/domain/notices';
import type { SignedIn } from '~/server/accounts/contract.server';
import { createMail } from '~/server/mail/mail.server';
import { createNewsletter } from '~/server/newsletter/newsletter.server';
import type { Notices } from '~/server/notices/contract.server';
import { leavePath } from '~/server/notices/leave-link.server';
import { mailNewDevice } from '~/server/notices/new-device-mail.server';
import { createNotices } from '~/server/notices/notices.server';
import { tell, tellThrough } from '~/server/notices/tell.server';
import { member, openTestAccounts, owner, type TestAccounts } from '../fakes/accounts';
import { browser } from '../fakes/browser';
import { renderOutbox } from '../fakes/rendered-emails';
import { engines } from '../fakes/test-database';

const siteUrl = 'https://www.example.com';
const secret = 'a secret of the tests';

describe.each(engines)('notices (%s)', (engine) => {
  let opened: TestAccounts;
  let notices: Notices;
  let meera: SignedIn;
  let kabir: SignedIn;
  let now = new Date('2026-11-21T10:00:00Z');

  beforeAll(async () => {
    opened = await openTestAccounts(engine);
    const clock = () => now;
    const mail = createMail({ clock });
    const newsletter = createNewsletter(opened.database, { mail, secret, siteUrl, clock });
    notices = createNotices(opened.database, { newsletter, secret, clock });
    meera = await opened.signIn(browser(), member);
    kabir = await opened.signIn(browser(), owner);
  });
  afterAll(() => opened.database.close());
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    await opened.database.rows({ text: 'truncate notices, notice_choices, subscribers, outbox, jobs' });
  });

  const tellMeera = (told: Told, key: string, at = now) =>
    tell(opened.database.db, { personId: meera.person.id, told, key, at });
  const placed = (number: string): Told => ({ event: 'order', number, status: 'placed' });
  const keys = async (query = {}) =>
    (await notices.inboxOf(meera, { page: 1, ...query })).notices.map(({ told, isRead }) =>
      told.event === 'order' ? `${told.number}${isRead ? '' : ' unread'}` : told.event,
    );
  const idOf = async (index = 0) => (await notices.inboxOf(meera, { page: 1 })).notices[index]?.id ?? '';
  const say = (kind: Choice['kind'], channel: Choice['channel'], isWanted: boolean): Choice => ({
    ...{ kind, channel, isWanted },
  });

  test('what is unread stands first, each half the newest first', async () => {
    for (const [index, number] of ['one', 'two', 'three', 'four'].entries())
      await tellMeera(placed(number), number, new Date(now.getTime() + index));
    expect(await notices.markRead(meera, await idOf(0))).toBe(true);
    expect(await notices.markRead(meera, await idOf(1))).toBe(true);
    expect(await keys()).toEqual(['three unread', 'one unread', 'four', 'two']);
    expect(await notices.unreadOf(meera)).toBe(2);
  });

  test('the same thing is told once, and only to whom it concerns', async () => {
    await Promise.all([1, 2, 3].map(() => tellMeera(placed('one'), 'order:1')));
    expect(await keys()).toEqual(['one unread']);
    expect((await notices.inboxOf(kabir, { page: 1 })).notices).toEqual([]);
    expect(await notices.unreadOf(kabir)).toBe(0);
  });

  test("nobody marks somebody else's notice, nor one that is not there", async () => {
    await tellMeera(placed('one'), 'one');
    for (const id of [await idOf(), '01990000-0000-7000-8000-000000000000', '', "' or true --"])
      expect(await notices.markRead(kabir, id)).toBe(false);
    await notices.markAllRead(kabir, { until: now });
    expect(await notices.unreadOf(meera)).toBe(1);
  });

  test('marking all leaves what came after the page was shown, and other kinds', async () => {
    await tellMeera(placed('one'), 'one');
    await tellMeera({ event: 'password-changed' }, 'password');
    await tellMeera(placed('two'), 'two', new Date(now.getTime() + 1));
    await notices.markAllRead(meera, { kind: 'orders', until: now });
    expect((await notices.inboxOf(meera, { page: 1 })).unread).toEqual({ orders: 1, security: 1 });
    expect(await keys({ kind: 'orders' })).toEqual(['two unread', 'one']);
    await notices.markAllRead(meera, { until: new Date(now.getTime() + 1) });
    expect(await notices.unreadOf(meera)).toBe(0);
  });

  test('comes in pages of twenty', async () => {
    for (let index = 0; index < 21; index += 1) await tellMeera(placed(`${index}`), `${index}`);
    const pages = await Promise.all([1, 2, 3].map((page) => notices.inboxOf(meera, { page })));
    expect(pages.map((page) => page.notices.length)).toEqual([20, 1, 0]);
    expect(new Set(pages.flatMap((page) => page.notices.map(({ id }) => id))).size).toBe(21);
    expect(pages[2]?.count).toBe(21);
  });

  test('who does not want a kind in the account is not told of it; security is told all the same', async () => {
    await notices.choose(
      meera,
      CHOICE_KINDS.map((kind) => say(kind, 'account', false)),
    );
    await tellMeera(placed('one'), 'one');
    await tellMeera({ event: 'password-changed' }, 'two');
    expect(await keys()).toEqual(['password-changed']);
    await notices.choose(meera, [say('orders', 'account', true)]);
    await tellMeera(placed('three'), 'three');
    expect(await keys({ kind: 'orders' })).toEqual(['three unread']);
  });

  test('choices are kept for their person alone; what cannot be chosen is not', async () => {
    await notices.choose(meera, [
      say('security', 'mail', false),
      say('orders', 'mail', false),
      say('projects', 'mail', false),
    ]);
    const chosen = await notices.choicesOf(meera);
    expect([chosen.security.mail, chosen.orders.mail, chosen.projects.mail]).toEqual([true, true, false]);
    expect((await notices.choicesOf(kabir)).projects.mail).toBe(true);
    const rows = await opened.database.rows({ text: 'select kind, channel from notice_choices' });
    expect(rows).toEqual([{ kind: 'projects', channel: 'mail' }]);
  });

  test('the newsletter is joined and left from the account, by its own book', async () => {
    expect((await notices.choicesOf(meera)).newsletter.mail).toBe(false);
    await notices.choose(meera, [say('newsletter', 'mail', true)]);
    await notices.choose(meera, [say('newsletter', 'mail', true)]);
    expect((await notices.choicesOf(meera)).newsletter.mail).toBe(true);
    const welcomes = await opened.database.rows({ text: 'select recipient from outbox' });
    expect(welcomes).toEqual([{ recipient: member.email }]);
    await notices.choose(meera, [say('newsletter', 'mail', false)]);
    expect((await notices.choicesOf(meera)).newsletter.mail).toBe(false);
    expect((await notices.choicesOf(kabir)).newsletter.mail).toBe(false);
  });

  test('an address that is not confirmed joins nothing, sees nothing and leaves nothing', async () => {
    await notices.choose(meera, [say('newsletter', 'mail', true)]);
    const claims = { ...kabir, person: { ...kabir.person, email: member.email, emailVerified: false } };
    expect((await notices.choicesOf(claims)).newsletter.mail).toBe(false);
    await notices.choose(claims, [say('newsletter', 'mail', false)]);
    expect((await notices.choicesOf(meera)).newsletter.mail).toBe(true);
  });

  describe('the link in a letter', () => {
    const linkOf = (kind: 'projects' | 'answers', personId = meera.person.id) => ({
      kind,
      personId,
      key: new URL(leavePath(secret, kind, personId), siteUrl).searchParams.get('key') ?? '',
    });

    test('ends letters of its kind, as often as it is used, and nothing else', async () => {
      const link = linkOf('projects');
      expect(await notices.opensLeave(link)).toBe('projects');
      expect((await notices.choicesOf(meera)).projects.mail).toBe(true);
      expect(await notices.leave(link)).toBe(true);
      expect(await notices.leave(link)).toBe(true);
      const { projects, answers } = await notices.choicesOf(meera);
      expect([projects, answers]).toEqual([
        { account: true, mail: false },
        { account: true, mail: true },
      ]);
      expect((await notices.choicesOf(kabir)).projects.mail).toBe(true);
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
        { ...link, personId: kabir.person.id },
        { ...link, personId: `' or true --` },
        linkOf('projects', nobody),
        { ...link, key: new URL(leavePath('another', 'projects', meera.person.id), siteUrl).search.slice(5) },
      ];
      for (const other of others) {
        expect(await notices.opensLeave(other)).toBeNull();
        expect(await notices.leave(other)).toBe(false);
      }
      expect(isLeavable('security')).toBe(false);
      expect((await notices.choicesOf(meera)).projects.mail).toBe(true);
    });
  });

  test('all of it goes with the person', async () => {
    const { id } = await opened.accounts.createPerson({
      email: 'gone@example.com',
      name: 'Gone',
      emailVerified: true,
    });
    const told = { event: 'password-changed' } as const;
    await tellThrough(opened.database, { personId: id, told, key: 'x', at: now });
    await notices.choose({ ...meera, person: { ...meera.person, id } }, [say('answers', 'mail', false)]);
    await opened.database.rows({ text: 'delete from people where id = $1', values: [id] });
    expect(await opened.database.rows({ text: 'select id from notices' })).toEqual([]);
    expect(await opened.database.rows({ text: 'select kind from notice_choices' })).toEqual([]);
    // Told a moment too late: there is nobody any more, and nothing fails.
    await tellThrough(opened.database, { personId: id, told, key: 'y', at: now });
  });

  describe('what touches the safety of an account', () => {
    const events = async () =>
      (await notices.inboxOf(meera, { kind: 'security', page: 1 })).notices.map(({ told }) => told);

    test('a browser that is new to it is told, there and by mail; a known one is not', async () => {
      const visitor = browser();
      await opened.signIn(visitor, member);
      expect(await events()).toEqual([
        { event: 'new-device', device: 'Firefox on Linux', timeZone: 'Asia/Kolkata' },
      ]);
      const [job] = await opened.database.rows<{ payload: { noticeId: string } }>({
        text: `select payload from jobs where kind = 'new-device-mail'`,
      });
      const mail = createMail({ clock: () => now });
      const work = mailNewDevice(opened.database, mail);
      for (const attempt of [1, 2]) await work(job?.payload ?? { noticeId: '' }, { attempt, isLast: false });
      await renderOutbox(opened.database);
      const letters = await opened.database.rows<{ recipient: string; subject: string; headers: object }>({
        text: 'select recipient, subject, headers from outbox',
      });
      expect(letters).toEqual([
        { recipient: member.email, subject: 'Signed in with Firefox on Linux', headers: {} },
      ]);
      await opened.signIn(visitor, member);
      expect(await events()).toHaveLength(1);
    });

    test('the sign-in that follows a sign-up is no news', async () => {
      const { id } = await opened.accounts.createPerson({
        email: 'new@example.com',
        name: 'New',
        emailVerified: true,
      });
      const request = browser().request();
      await opened.accounts.openSession(id, { method: 'organisation', request });
      const told = () =>
        opened.database.rows({ text: 'select id from notices where person_id = $1', values: [id] });
      expect(await told()).toHaveLength(0);
      await opened.accounts.openSession(id, { method: 'organisation', request });
      expect(await told()).toHaveLength(1);
    });

    test('a changed password is told in the same transaction', async () => {
      const next = 'kolam at first light';
      await opened.accounts.changePassword(meera, { current: member.password, next });
      expect(await events()).toEqual([{ event: 'password-changed' }]);
      await opened.accounts.changePassword(meera, { current: next, next: member.password });
      expect(await events()).toHaveLength(2);
    });
  });

  test('a page that asks by itself keeps no session awake', async () => {
    const visitor = browser();
    const { session } = await opened.signIn(visitor, member);
    const later = new Date(Date.now() + 3_600_000);
    opened.setNow(later);
    await opened.accounts.sessionOf(visitor.request(), { byPerson: false });
    const seenAt = async () => {
      const [row] = await opened.database.rows<{ last_seen_at: Date }>({
        text: 'select last_seen_at from sessions where id = $1',
        values: [session.id],
      });
      return row?.last_seen_at;
    };
    expect(await seenAt()).toEqual(session.lastSeenAt);
    await opened.accounts.sessionOf(visitor.request());
    expect(await seenAt()).toEqual(later);
    opened.setNow(new Date());
  });
});
