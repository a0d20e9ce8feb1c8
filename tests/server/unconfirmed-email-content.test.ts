import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '~/domain/auth/session';
import { listAvailableCalls } from '~/domain/contact/call-slots';
import { hasConfirmationEmail, LEAD_KINDS } from '~/domain/contact/lead';
import { PAYMENT_DAYS, REMINDER_DAYS } from '~/domain/orders/checkout-limits';
import type { Checkout } from '~/domain/orders/checkout-schema';
import { DAY_MS } from '~/domain/time/durations';
import type { UnconfirmedTemplate } from '~/server/email/types.server';
import { enqueue } from '~/server/jobs/enqueue.server';
import type { OrderLink } from '~/server/orders/types.server';
import { engines } from '../database/test-database';
import { type EmailServices, openEmailServices, type StoredEmail } from '../fakes/email-services';
import { SITE } from '../fakes/rendered-emails';
import { createTestBrowser } from '../fakes/test-browser';
import { firstCallHours } from '../fixtures/call-hours';
import { emailGuests } from '../fixtures/email-guests';
import { createEvilClient, signInEvilAdmin } from '../fixtures/evil-client';
import { EVIL, hostileCheckout, hostileLead, VICTIM } from '../fixtures/hostile-submissions';
import { createCartLine, createPlaceRequest } from '../fixtures/order-requests';
import { addProjectUpdate } from '../fixtures/project-update';
import { refuseReview } from '../fixtures/refused-review';

const PASSWORD = 'kolam at first light';

describe.each(engines)('emails to an unconfirmed recipient (%s)', (engine) => {
  let services: EmailServices;
  let password: string;

  beforeAll(async () => {
    services = await openEmailServices(engine);
  });
  afterAll(() => services.database.close());
  beforeEach(async () => {
    services.rendered.length = 0;
    await services.database.rows({ text: 'delete from users where not sample' });
    await services.database.rows({
      text: 'truncate leads, attachments, calls, orders, order_lines, order_events, subscribers, projects, notifications cascade',
    });
    await resetEmails();
  });

  /** Each flow begins without earlier emails and limits. */
  const resetEmails = () =>
    services.database.rows({ text: 'truncate emails, jobs, unconfirmed_emails, rate_limits' });
  const readToken = (email: StoredEmail | undefined) => /token=([\w.-]+)/.exec(email?.text ?? '')?.[1] ?? '';

  async function signUp(email: string): Promise<void> {
    const { kind } = await services.accounts.signUp({ email, name: EVIL, password }, createEvilClient());
    if (kind !== 'accepted') throw new Error(kind);
    await services.runJobs();
  }

  /** A signed-in user with an arbitrary name. */
  async function createSignedInUser(
    email: string,
    { isConfirmed }: { isConfirmed: boolean },
  ): Promise<SignedIn> {
    password = PASSWORD;
    await signUp(email);
    const token = readToken((await services.emailsTo(email)).at(-1));
    const browser = createTestBrowser();
    const confirmed = await services.accounts.confirmSignUp({ token, password }, createEvilClient());
    if (confirmed.kind !== 'signed-in') throw new Error(confirmed.kind);
    await services.database.rows({
      text: 'update users set email_verified = $2 where email = $1',
      values: [email, isConfirmed],
    });
    browser.storeCookies(confirmed.headers);
    const actor = await services.accounts.getSession(browser.createRequest());
    if (!actor) throw new Error('The session does not exist.');
    await resetEmails();
    return actor;
  }
  const createOtherUser = () => createSignedInUser('stranger@example.net', { isConfirmed: true });
  /** An organisation may create such a user. */
  const createUnconfirmedUser = () => createSignedInUser(VICTIM, { isConfirmed: false });

  async function placeOrder(actor?: SignedIn): Promise<OrderLink> {
    const request = createPlaceRequest([createCartLine('mosaic-mug')], {
      checkout: hostileCheckout,
      userId: actor?.user.id,
    });
    const placed = await services.orders.place(request);
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    return placed;
  }

  /** The victim's address books a call, which staff may then change. */
  async function bookCall() {
    const days = listAvailableCalls(new Date(), firstCallHours);
    const [startsAt = new Date(), otherSlot = new Date()] = days.flatMap(({ slots }) => slots);
    await services.calls.book({ ...hostileLead, kind: 'call' }, { hostId: 'prakash-nayak', startsAt });
    await resetEmails();
    const [call] = await services.database.rows<{ id: string }>({ text: 'select lead_id as id from calls' });
    return { admin: await signInAsAdmin(), id: call?.id ?? '', otherSlot };
  }

  const signInAsAdmin = () => signInEvilAdmin(services.accounts);

  /** Places an order of a guest, and staff move it on, status by status. */
  async function placeAndAdvance(...statuses: readonly ('paid' | 'packed' | 'shipped' | 'delivered')[]) {
    const order = await placeOrder();
    const admin = await signInAsAdmin();
    for (const [version, to] of statuses.entries()) {
      const { number } = order;
      const { kind } = await services.orderManagement.changeStatus(admin, { number, version, to });
      if (kind !== 'changed') throw new Error(`${to}: ${kind}`);
    }
    return order;
  }

  async function placeAndPay(productId: string, more: Pick<Checkout, 'gift'> = {}) {
    const checkout = { ...hostileCheckout, ...more };
    const request = createPlaceRequest([createCartLine(productId)], { checkout });
    const placed = await services.orders.place(request);
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    const { number } = placed;
    await services.orderManagement.changeStatus(await signInAsAdmin(), { number, version: 0, to: 'paid' });
  }

  async function requestDeletion(): Promise<SignedIn> {
    const actor = await createUnconfirmedUser();
    const requested = await services.accountDeletion.request(actor);
    if (requested.kind !== 'asked') throw new Error(requested.kind);
    return actor;
  }

  /** A flow for each template of an unconfirmed recipient. */
  const flows: Record<UnconfirmedTemplate, () => Promise<unknown>> = {
    async 'account-exists'() {
      await createSignedInUser(VICTIM, { isConfirmed: true });
      await signUp(VICTIM);
    },
    'confirm-email': () => signUp(VICTIM),
    async 'call-cancelled'() {
      const { admin, id } = await bookCall();
      const cancelled = { id, revision: 0, reason: 'We are ill.' };
      expect((await services.callManagement.cancel(admin, cancelled))?.kind).toBe('cancelled');
    },
    async 'call-moved'() {
      const { admin, id, otherSlot: startsAt } = await bookCall();
      const moved = await services.callManagement.move(admin, { id, revision: 0, startsAt });
      expect(moved?.kind).toBe('moved');
    },
    async 'confirm-new-email'() {
      const actor = await createOtherUser();
      await services.accounts.requestEmailChange(actor, { email: VICTIM, password });
    },
    async 'email-change-requested'() {
      await services.accounts.requestEmailChange(await createUnconfirmedUser(), {
        email: 'evil@evil.example',
        password,
      });
    },
    async 'email-changed'() {
      const actor = await createUnconfirmedUser();
      const email = 'evil@evil.example';
      await services.accounts.requestEmailChange(actor, { email, password });
      await services.runJobs();
      await services.accounts.confirmEmailChange(readToken((await services.emailsTo(email))[0]));
    },
    async 'event-email'() {
      await placeAndPay('workshop-ticket');
      await emailGuests(services, await signInAsAdmin());
    },
    async 'gift-card-sent'() {
      const gift = { name: EVIL, email: 'stranger@example.net', message: EVIL };
      await placeAndPay('gift-card', { gift });
    },
    async 'lead-confirmation'() {
      for (const kind of LEAD_KINDS.filter(hasConfirmationEmail)) {
        await services.database.rows({ text: 'truncate unconfirmed_emails' });
        if (kind === 'call') {
          const startsAt = listAvailableCalls(new Date(), firstCallHours)[0]?.slots[0] ?? new Date();
          await services.calls.book({ ...hostileLead, kind }, { hostId: 'prakash-nayak', startsAt });
        } else await services.leads.create({ ...hostileLead, kind });
      }
    },
    async 'lead-reply'() {
      const { id } = await services.leads.create({ ...hostileLead, kind: 'contact' });
      const key = '01990000-0000-7000-8000-0000000000bb';
      const text = 'Thank you for writing.';
      expect(await services.inbox.reply(await signInAsAdmin(), { id, key, text })).toBe('sent');
    },
    'deletion-requested': requestDeletion,
    async 'deletion-cancelled'() {
      await services.accountDeletion.cancel(await requestDeletion());
    },
    async 'account-lock'() {
      const { id: userId } = (await createUnconfirmedUser()).user;
      await services.accounts.lockAccount(await signInAsAdmin(), { userId, reason: 'Too many orders.' });
    },
    async 'account-deleted'() {
      await requestDeletion();
      await services.database.rows({ text: 'update deletion_requests set deletes_at = now()' });
      await services.database.rows({ text: `update jobs set run_after = now() where kind = 'delete-user'` });
    },
    async 'new-device'() {
      await createUnconfirmedUser();
      await services.accounts.signInWithPassword({ email: VICTIM, password }, createEvilClient());
    },
    'newsletter-confirmation': () => services.newsletter.requestSubscription(VICTIM),
    async 'order-cancelled'() {
      const actor = await createOtherUser();
      const { number } = await placeOrder(actor);
      await services.orders.cancel(actor.user, number);
    },
    'order-confirmation': () => placeOrder(),
    async 'order-link'() {
      const { number } = await placeOrder();
      await services.orders.requestLink({ number, email: VICTIM }, '203.0.113.9');
    },
    async 'partial-payment'() {
      const { number } = await placeOrder();
      const money = { reference: 'UTR000041', amount: 100, receivedOn: '2026-05-04' };
      const transfer = { number, version: 0, provider: 'bank', ...money } as const;
      await services.orderManagement.recordManualPayment(await signInAsAdmin(), transfer);
    },
    'order-status': () => placeAndAdvance('paid'),
    async 'password-changed'() {
      const actor = await createUnconfirmedUser();
      await services.accounts.changePassword(actor, { current: password, next: 'rangoli by the door' });
    },
    async 'payment-reminder'() {
      await placeOrder();
      const remindedFrom = new Date(Date.now() - (PAYMENT_DAYS - REMINDER_DAYS) * DAY_MS);
      await services.database.rows({ text: 'update orders set created_at = $1', values: [remindedFrom] });
      await services.database.db.transaction((transaction) =>
        enqueue(transaction, 'cancel-unpaid-orders', {}),
      );
    },
    async 'project-update'() {
      const { user } = await createUnconfirmedUser();
      await addProjectUpdate(services, { member: user, admin: await signInAsAdmin() });
    },
    async 'reset-password'() {
      await createUnconfirmedUser();
      await services.accounts.requestPasswordReset(VICTIM, createEvilClient());
    },
    async 'return-update'() {
      const order = await placeAndAdvance('paid', 'packed', 'shipped', 'delivered');
      await services.runJobs();
      await resetEmails();
      const requested = await services.orders.requestReturn(order, { lines: { 0: 1 }, reason: EVIL });
      if (requested.kind !== 'requested') throw new Error(requested.kind);
    },
    async 'review-refused'() {
      const order = await placeAndAdvance('paid', 'packed', 'shipped', 'delivered');
      await resetEmails();
      await refuseReview(services, { order, text: EVIL, admin: await signInAsAdmin() });
    },
    async 'security-changed'() {
      const organisation = { issuer: 'https://login.evil.example', subject: EVIL };
      await services.accounts.connectOrganisation(await createUnconfirmedUser(), organisation);
    },
    async 'stock-alert-confirmation'() {
      const forged = { variant: { color: EVIL, size: EVIL }, email: VICTIM, isConfirmed: false };
      expect(await services.stockAlerts.request({ ...forged, productId: 'tile-tee' })).toBe('unknown');
      expect(await services.stockAlerts.request({ ...forged, productId: 'desk-lamp' })).toBe('asked');
    },
  };

  test.each(Object.entries(flows))('"%s" has no text of the sender', async (template, run) => {
    password = PASSWORD;
    await run();
    await services.runJobs();
    const emails = await services.emailsTo(VICTIM);
    expect(services.rendered).toContain(template);
    expect(emails.length).toBeGreaterThan(0);
    for (const { subject, html, text, attachments } of emails) {
      for (const part of [subject, html, text]) expect(part).not.toMatch(/evil/i);
      const origins = [...`${html} ${text}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(
        ([url]) => new URL(url).origin,
      );
      expect(origins.filter((origin) => ![SITE, 'http://www.w3.org'].includes(origin))).toEqual([]);
      const hasEntry = template === 'call-moved' || template === 'call-cancelled';
      expect(attachments.map(({ name }) => name)).toEqual(hasEntry ? ['call.ics'] : []);
      for (const { content } of attachments)
        expect(Buffer.from(content, 'base64').toString()).not.toMatch(/evil/i);
      expect(subject).not.toBe('');
    }
  });
});
