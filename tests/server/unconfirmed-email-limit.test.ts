import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAvailableCalls } from '~/domain/contact/call-slots';
import { reserveUnconfirmedEmail } from '~/server/email/reserve-unconfirmed.server';
import { purgeExpired } from '~/server/process/purge-expired.server';
import { engines } from '../database/test-database';
import { type EmailServices, openEmailServices } from '../fakes/email-services';
import { createTestBrowser } from '../fakes/test-browser';
import { firstCallHours } from '../fixtures/call-hours';
import { createCartLine, createPlaceRequest, sampleCheckout } from '../fixtures/order-requests';
import { createClientInfo, sampleUser } from '../fixtures/test-accounts';

const START = new Date();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const afterStart = (ms: number) => new Date(START.getTime() + ms);

describe.each(engines)('limit of emails to an unconfirmed recipient (%s)', (engine) => {
  let services: EmailServices;

  beforeAll(async () => {
    services = await openEmailServices(engine);
  });
  afterAll(() => services.database.close());
  beforeEach(async () => {
    services.setNow(START);
    await services.database.rows({
      text: 'truncate unconfirmed_emails, leads, attachments, calls, jobs, emails, orders, order_lines, order_events, subscribers, pending_sign_ups, rate_limits cascade',
    });
  });

  const reserve = (email: string, now = START) => reserveUnconfirmedEmail(services.database.db, email, now);
  const reserveAtTimes = async (...times: number[]) => {
    const results: boolean[] = [];
    for (const time of times) results.push(await reserve('asha@example.com', afterStart(time)));
    return results;
  };

  describe('reservations of a recipient', () => {
    test('there are at most three within an hour', async () => {
      expect(await reserveAtTimes(0, 20 * MINUTE, 40 * MINUTE, 59 * MINUTE)).toEqual([
        true,
        true,
        true,
        false,
      ]);
      expect(await reserveAtTimes(61 * MINUTE, 62 * MINUTE, 81 * MINUTE)).toEqual([true, false, true]);
    });

    test('there are at most ten within a day', async () => {
      const everyTwoHours = Array.from({ length: 12 }, (_, hour) => hour * 2 * HOUR);
      const results = await reserveAtTimes(...everyTwoHours);
      expect(results).toEqual([...Array(10).fill(true), false, false]);
      expect(await reserveAtTimes(24 * HOUR + 1, 24 * HOUR + 2)).toEqual([true, false]);
    });

    test('concurrent requests do not exceed the limit', async () => {
      const results = await Promise.all(Array.from({ length: 20 }, () => reserve('asha@example.com')));
      expect(results.filter(Boolean)).toHaveLength(3);
    });

    test('all spellings of an email share the limit', async () => {
      const spellings = [
        'a.sha@gmail.com',
        'ASHA+shop@gmail.com',
        'asha@googlemail.com',
        'as.ha+x@gmail.com',
      ];
      const results: boolean[] = [];
      for (const email of spellings) results.push(await reserve(email));
      expect(results).toEqual([true, true, true, false]);
      expect(await reserve('ravi@gmail.com')).toBe(true);
    });

    test('a transaction without a commit reserves nothing', async () => {
      const failing = services.database.db.transaction(async (transaction) => {
        await reserveUnconfirmedEmail(transaction, 'asha@example.com', START);
        throw new Error('on purpose');
      });
      await expect(failing).rejects.toThrow('on purpose');
      expect(await reserveAtTimes(0, 0, 0, 0)).toEqual([true, true, true, false]);
    });

    test('they are stored without the email, for a day', async () => {
      const recently = new Date(Date.now() - HOUR);
      await reserve('old@example.com', new Date(Date.now() - 25 * HOUR));
      await reserve('asha@example.com', recently);
      const rows = () => services.database.rows<object>({ text: 'select * from unconfirmed_emails' });
      expect(JSON.stringify(await rows())).not.toMatch(/asha|old|example/);
      await purgeExpired(services.database)({}, { attempt: 1, isLast: false });
      expect(await rows()).toMatchObject([{ sent_at: [recently] }]);
    });
  });

  const lead = { email: 'Asha@Example.com', name: 'Asha', message: 'Hello' };
  const storeLead = async (kind: 'contact' | 'partner' | 'application' | 'waitlist') => {
    const { token } = await services.leads.create({ kind, ...lead });
    return (await services.leads.getByToken(token))?.isEmailWithheld;
  };
  const placeOrder = async (userId?: string) => {
    const contact = { ...sampleCheckout.contact, email: 'asha@example.com' };
    const checkout = { ...sampleCheckout, contact };
    const placed = await services.orders.place(
      createPlaceRequest([createCartLine('mosaic-mug')], { checkout, userId }),
    );
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    return (await services.orders.getOrderByKey(placed.number, placed.accessKey))?.isEmailWithheld;
  };
  const bookCall = async () => {
    const startsAt = listAvailableCalls(START, firstCallHours)[0]?.slots[0];
    if (!startsAt) throw new Error('No call is offered.');
    const booking = await services.calls.book(
      { kind: 'call', ...lead },
      { hostId: 'prakash-nayak', startsAt },
    );
    if (booking.kind !== 'booked') throw new Error(booking.kind);
    return (await services.leads.getByToken(booking.token))?.isEmailWithheld;
  };
  const signUp = async () => {
    const account = { email: 'asha@example.com', name: 'Asha', password: 'kolam at first light' };
    const result = await services.accounts.signUp(account, createClientInfo());
    return result.kind === 'accepted' ? !result.isEmailSent : undefined;
  };
  const changeEmail = async () => {
    const browser = createTestBrowser();
    const signedIn = await services.accounts.signInWithPassword(sampleUser, createClientInfo(browser));
    if (signedIn.kind !== 'signed-in') throw new Error(signedIn.kind);
    browser.storeCookies(signedIn.headers);
    const actor = await services.accounts.getSession(browser.createRequest());
    if (!actor) throw new Error('The session does not exist.');
    const request = { email: 'asha@example.com', password: sampleUser.password };
    return (await services.accounts.requestEmailChange(actor, request)).kind === 'withheld';
  };
  const subscribe = async () => !(await services.newsletter.requestSubscription('asha@example.com'));

  /** Each resolves to whether its email was withheld. */
  const flows = {
    'a message': () => storeLead('contact'),
    'a partner': () => storeLead('partner'),
    'an application': () => storeLead('application'),
    'a waitlist': () => storeLead('waitlist'),
    'a call': bookCall,
    'a guest order': () => placeOrder(),
    'the newsletter': subscribe,
    'a sign-up': signUp,
    'a change of the email': changeEmail,
  };

  test.each(Object.entries(flows))('%s counts as one of three emails', async (_, run) => {
    expect(await reserveAtTimes(0, 0)).toEqual([true, true]);
    expect(await run()).toBe(false);
    expect(await reserve('asha@example.com')).toBe(false);
    await services.runJobs();
    const before = await services.emailsTo('asha@example.com');
    expect(before.map(({ state }) => state)).toEqual(['stored']);
  });

  test.each(Object.entries(flows))(
    '%s is accepted without an email when the limit is reached',
    async (_, run) => {
      await reserveAtTimes(0, 0, 0);
      expect(await run()).toBe(true);
      await services.runJobs();
      const emails = await services.emailsTo('asha@example.com');
      expect(emails.filter(({ state }) => state !== 'withheld')).toEqual([]);
    },
  );

  test('all flows together send three emails, and all submissions are stored', async () => {
    const withheld: (boolean | undefined)[] = [];
    for (const run of Object.values(flows)) withheld.push(await run());
    expect(withheld).toEqual([false, false, false, true, true, true, true, true, true]);
    await services.runJobs();
    const emails = await services.emailsTo('asha@example.com');
    expect(emails.filter(({ state }) => state !== 'withheld')).toHaveLength(3);
    const [counts] = await services.database.rows({
      text: `select (select count(*)::int from leads) as leads, (select count(*)::int from orders) as orders,
        (select count(*)::int from calls) as calls, (select count(*)::int from subscribers) as subscribers`,
    });
    expect(counts).toEqual({ leads: 5, orders: 1, calls: 1, subscribers: 1 });
    const staffEmails = await services.database.rows({
      text: `select from emails where key ~ '^(lead|order)-staff-email'`,
    });
    expect(staffEmails).toHaveLength(6);
  });

  test('a confirmed email has no limit', async () => {
    const user = await services.accounts.createUser({
      email: 'asha@example.com',
      name: 'Asha',
      emailVerified: true,
    });
    // It takes no place of the limit either.
    expect(await placeOrder(user.id)).toBe(false);
    expect(await reserveAtTimes(0, 0, 0)).toEqual([true, true, true]);
    for (let times = 0; times < 4; times += 1) {
      const { token } = await services.leads.create({ kind: 'contact', ...lead, signedInEmail: user.email });
      expect(await services.leads.getByToken(token)).toMatchObject({
        isEmailConfirmed: true,
        isEmailWithheld: false,
      });
      expect(await placeOrder(user.id)).toBe(false);
    }
    await services.newsletter.setSubscribed(user, true);
    await services.accounts.requestPasswordReset('asha@example.com', createClientInfo());
    await services.runJobs();
    const emails = await services.emailsTo('asha@example.com');
    expect(emails.map(({ state }) => state)).toEqual(Array(11).fill('stored'));
    expect(emails.filter(({ text }) => text.includes('Asha'))).toHaveLength(9);
    await services.database.rows({ text: 'delete from users where id = $1', values: [user.id] });
  });

  test('an order of an account whose email nobody confirmed has the limit', async () => {
    const account = { email: 'asha@example.com', name: 'Asha', emailVerified: false };
    const { id } = await services.accounts.createUser(account);
    await reserveAtTimes(0, 0, 0);
    expect(await placeOrder(id)).toBe(true);
    await services.database.rows({ text: 'delete from users where id = $1', values: [id] });
  });

  test('the email of an account is not confirmed in a form of another user', async () => {
    await reserveAtTimes(0, 0);
    const foreignLead = {
      kind: 'contact',
      ...lead,
      email: sampleUser.email,
      signedInEmail: 'other@example.com',
    } as const;
    const { token } = await services.leads.create(foreignLead);
    expect(await services.leads.getByToken(token)).toMatchObject({ isEmailConfirmed: false });
    await services.runJobs();
    const [email] = await services.emailsTo(sampleUser.email);
    expect(email?.text).not.toContain('Hello');
  });
});
