import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callHours } from '~/content/contact/book-call-content';
import { listAvailableCalls } from '~/domain/contact/call-slots';
import { reserveUnconfirmedEmail } from '~/server/email/reserve-unconfirmed.server';
import { purgeExpired } from '~/server/process/purge-expired.server';
import { engines } from '../database/test-database';
import { createTestBrowser } from '../fakes/test-browser';
import { openEmailServices, type EmailServices } from '../fakes/email-services';
import { createCartLine, createPlaceRequest, sampleCheckout } from '../fixtures/order-requests';
import { createClientInfo, sampleUser } from '../fixtures/test-accounts';

const START = new Date();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const later = (ms: number) => new Date(START.getTime() + ms);

describe.each(engines)('mail to an unconfirmed address (%s)', (engine) => {
  let site: EmailServices;

  beforeAll(async () => {
    site = await openEmailServices(engine);
  });
  afterAll(() => site.database.close());
  beforeEach(async () => {
    site.setNow(START);
    await site.database.rows({
      text: 'truncate unconfirmed_emails, leads, attachments, calls, jobs, emails, orders, order_lines, order_events, subscribers, pending_sign_ups, rate_limits cascade',
    });
  });

  const reserve = (email: string, now = START) => reserveUnconfirmedEmail(site.database.db, email, now);
  const reserveAt = async (...times: number[]) => {
    const answers: boolean[] = [];
    for (const time of times) answers.push(await reserve('asha@example.com', later(time)));
    return answers;
  };

  describe('the places of an address', () => {
    test('are three within any hour', async () => {
      expect(await reserveAt(0, 20 * MINUTE, 40 * MINUTE, 59 * MINUTE)).toEqual([true, true, true, false]);
      expect(await reserveAt(61 * MINUTE, 62 * MINUTE, 81 * MINUTE)).toEqual([true, false, true]);
    });

    test('are ten within any day', async () => {
      const eachHour = Array.from({ length: 12 }, (_, hour) => hour * 2 * HOUR);
      const taken = await reserveAt(...eachHour);
      expect(taken).toEqual([...Array(10).fill(true), false, false]);
      expect(await reserveAt(24 * HOUR + 1, 24 * HOUR + 2)).toEqual([true, false]);
    });

    test('are taken one at a time, however many ask at once', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => reserve('asha@example.com')));
      expect(answers.filter(Boolean)).toHaveLength(3);
    });

    test('are the same for every spelling of it', async () => {
      const spellings = [
        'a.sha@gmail.com',
        'ASHA+shop@gmail.com',
        'asha@googlemail.com',
        'as.ha+x@gmail.com',
      ];
      const answers: boolean[] = [];
      for (const email of spellings) answers.push(await reserve(email));
      expect(answers).toEqual([true, true, true, false]);
      expect(await reserve('ravi@gmail.com')).toBe(true);
    });

    test('are given back by a transaction that does not commit', async () => {
      const failing = site.database.db.transaction(async (transaction) => {
        await reserveUnconfirmedEmail(transaction, 'asha@example.com', START);
        throw new Error('on purpose');
      });
      await expect(failing).rejects.toThrow('on purpose');
      expect(await reserveAt(0, 0, 0, 0)).toEqual([true, true, true, false]);
    });

    test('are remembered without the address, for a day', async () => {
      const recently = new Date(Date.now() - HOUR);
      await reserve('old@example.com', new Date(Date.now() - 25 * HOUR));
      await reserve('asha@example.com', recently);
      const rows = () => site.database.rows<object>({ text: 'select * from unconfirmed_emails' });
      expect(JSON.stringify(await rows())).not.toMatch(/asha|old|example/);
      await purgeExpired(site.database)({}, { attempt: 1, isLast: false });
      expect(await rows()).toMatchObject([{ sent_at: [recently] }]);
    });
  });

  const form = { email: 'Asha@Example.com', name: 'Asha', message: 'Hello' };
  const storeLead = async (kind: 'contact' | 'partner' | 'application' | 'waitlist') => {
    const { token } = await site.leads.create({ kind, ...form });
    return (await site.leads.getByToken(token))?.isEmailWithheld;
  };
  const placeOrder = async (userId?: string) => {
    const contact = { ...sampleCheckout.contact, email: 'asha@example.com' };
    const checkout = { ...sampleCheckout, contact };
    const placed = await site.orders.place(
      createPlaceRequest([createCartLine('mosaic-mug')], { checkout, userId: userId }),
    );
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    return (await site.orders.getOrderByKey(placed.number, placed.accessKey))?.isEmailWithheld;
  };
  const bookCall = async () => {
    const startsAt = listAvailableCalls(START, callHours)[0]?.slots[0];
    if (!startsAt) throw new Error('No call is offered.');
    const booking = await site.calls.book({ kind: 'call', ...form }, { hostId: 'prakash-nayak', startsAt });
    if (booking.kind !== 'booked') throw new Error(booking.kind);
    return (await site.leads.getByToken(booking.token))?.isEmailWithheld;
  };
  const signUp = async () => {
    const account = { email: 'asha@example.com', name: 'Asha', password: 'kolam at first light' };
    const result = await site.accounts.signUp(account, createClientInfo());
    return result.kind === 'accepted' ? !result.isEmailSent : undefined;
  };
  const changeEmail = async () => {
    const visitor = createTestBrowser();
    const signedIn = await site.accounts.signInWithPassword(sampleUser, createClientInfo(visitor));
    if (signedIn.kind !== 'signed-in') throw new Error(signedIn.kind);
    visitor.storeCookies(signedIn.headers);
    const actor = await site.accounts.getSession(visitor.createRequest());
    if (!actor) throw new Error('The session is not there.');
    const given = { email: 'asha@example.com', password: sampleUser.password };
    return (await site.accounts.requestEmailChange(actor, given)).kind === 'withheld';
  };
  const askNewsletter = async () => !(await site.newsletter.requestSubscription('asha@example.com'));

  /** Each says whether its mail was withheld. */
  const ways = {
    'a message': () => storeLead('contact'),
    'a partner': () => storeLead('partner'),
    'an application': () => storeLead('application'),
    'a waitlist': () => storeLead('waitlist'),
    'a call': bookCall,
    'a guest order': () => placeOrder(),
    'the newsletter': askNewsletter,
    'a sign-up': signUp,
    'a change of address': changeEmail,
  };

  test.each(Object.entries(ways))(
    '%s takes one of the three places, and says when there is none',
    async (_, use) => {
      expect(await reserveAt(0, 0)).toEqual([true, true]);
      expect(await use()).toBe(false);
      expect(await reserve('asha@example.com')).toBe(false);
      await site.work();
      const before = await site.emailsTo('asha@example.com');
      expect(before.map(({ state }) => state)).toEqual(['kept']);
    },
  );

  test.each(Object.entries(ways))('%s is taken without a mail when there is no place', async (_, use) => {
    await reserveAt(0, 0, 0);
    expect(await use()).toBe(true);
    await site.work();
    const written = await site.emailsTo('asha@example.com');
    expect(written.filter(({ state }) => state !== 'withheld')).toEqual([]);
  });

  test('all of them together send three mails, and nothing that was sent to us is lost', async () => {
    const withheld: (boolean | undefined)[] = [];
    for (const use of Object.values(ways)) withheld.push(await use());
    expect(withheld).toEqual([false, false, false, true, true, true, true, true, true]);
    await site.work();
    const written = await site.emailsTo('asha@example.com');
    expect(written.filter(({ state }) => state !== 'withheld')).toHaveLength(3);
    const [kept] = await site.database.rows({
      text: `select (select count(*)::int from leads) as leads, (select count(*)::int from orders) as orders,
        (select count(*)::int from calls) as calls, (select count(*)::int from subscribers) as subscribers`,
    });
    expect(kept).toEqual({ leads: 5, orders: 1, calls: 1, subscribers: 1 });
    const desks = await site.database.rows({ text: `select from emails where key ~ '^(lead|order)-notice'` });
    expect(desks).toHaveLength(6);
  });

  test('who has shown that the address is theirs is not limited', async () => {
    const user = await site.accounts.createUser({
      ...{ email: 'asha@example.com', name: 'Asha', emailVerified: true },
    });
    await reserveAt(0, 0, 0);
    for (let times = 0; times < 4; times += 1) {
      const { token } = await site.leads.create({ kind: 'contact', ...form, signedInEmail: user.email });
      expect(await site.leads.getByToken(token)).toMatchObject({
        isEmailConfirmed: true,
        isEmailWithheld: false,
      });
      expect(await placeOrder(user.id)).toBe(false);
    }
    await site.newsletter.setSubscribed(user, true);
    await site.accounts.requestPasswordReset('asha@example.com', createClientInfo());
    await site.work();
    const written = await site.emailsTo('asha@example.com');
    expect(written.map(({ state }) => state)).toEqual(Array(10).fill('kept'));
    expect(written.filter(({ text }) => text.includes('Asha'))).toHaveLength(8);
    await site.database.rows({ text: 'delete from users where id = $1', values: [user.id] });
  });

  test('an address that is somebody’s account is no more theirs in the form of a stranger', async () => {
    await reserveAt(0, 0);
    const stranger = {
      kind: 'contact',
      ...form,
      email: sampleUser.email,
      signedInEmail: 'other@example.com',
    } as const;
    const { token } = await site.leads.create(stranger);
    expect(await site.leads.getByToken(token)).toMatchObject({ isEmailConfirmed: false });
    await site.work();
    const [email] = await site.emailsTo(sampleUser.email);
    expect(email?.text).not.toContain('Hello');
  });
});
