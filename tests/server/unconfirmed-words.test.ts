import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callHours } from '~/content/contact/book-call-content';
import { listAvailableCalls } from '~/domain/contact/call-slots';
import { LEAD_KINDS } from '~/domain/contact/lead';
import type { SignedIn } from '~/server/accounts/types.server';
import { projectMembers, projects } from '~/server/db/schema/projects.server';
import type { UnconfirmedTemplate } from '~/server/email/types.server';
import { isAnswered } from '~/server/leads/lead-staff.server';
import type { NewLead } from '~/server/leads/types.server';
import { engines } from '../database/test-database';
import { SITE } from '../fakes/rendered-emails';
import { createTestBrowser } from '../fakes/test-browser';
import { openEmailServices, type EmailServices, type StoredEmail } from '../fakes/email-services';
import { createCartLine, createPlaceRequest } from '../fixtures/order-requests';
import { sampleAdmin } from '../fixtures/test-accounts';

const VICTIM = 'victim@example.org';
/** In everything that a sender writes; also as a link, and with the ends of a header and of an element. */
const EVIL = 'Evil https://evil.example/win "><b>Evil</b>\r\nBcc: evil';
const PASSWORD = 'kolam at first light';

const lead: Omit<NewLead, 'kind'> = {
  ...{ email: VICTIM, name: EVIL, topic: EVIL, message: EVIL },
  meta: { company: EVIL, phone: EVIL, [EVIL]: EVIL, product: [EVIL], timeZone: EVIL },
};

const checkout = {
  contact: { name: EVIL, email: VICTIM, phone: EVIL },
  delivery: { line1: EVIL, line2: EVIL, city: EVIL, state: 'Kerala', pin: '682001' },
  billing: { line1: EVIL, city: EVIL, state: 'Kerala', pin: '682001' },
  gstin: EVIL,
  notes: EVIL,
  paymentMethod: 'upi',
  acceptTerms: true,
} as const;

describe.each(engines)('what an unconfirmed address gets (%s)', (engine) => {
  let site: EmailServices;
  let password: string;

  beforeAll(async () => {
    site = await openEmailServices(engine);
  });
  afterAll(() => site.database.close());
  beforeEach(async () => {
    site.rendered.length = 0;
    await site.database.rows({ text: 'delete from users where not sample' });
    await site.database.rows({
      text: 'truncate leads, attachments, calls, orders, order_lines, order_events, subscribers, projects, notices cascade',
    });
    await forget();
  });

  /** Of mails and limits: each flow begins with an address that got nothing. */
  const forget = () => site.database.rows({ text: 'truncate emails, jobs, unconfirmed_emails, rate_limits' });
  const askerOf = (visitor = createTestBrowser()) => ({
    request: new Request(visitor.createRequest(), {
      headers: {
        cookie: visitor.createRequest().headers.get('cookie') ?? '',
        'User-Agent': 'Evil/1 evil.example',
      },
    }),
    address: '203.0.113.7',
    timeZone: 'Evil/Evil',
  });
  const linkIn = (email: StoredEmail | undefined) => /token=([\w.-]+)/.exec(email?.text ?? '')?.[1] ?? '';

  async function signUp(email: string): Promise<void> {
    const { kind } = await site.accounts.signUp({ email, name: EVIL, password }, askerOf());
    if (kind !== 'accepted') throw new Error(kind);
    await site.work();
  }

  /** Somebody who is signed in and calls themselves what they like. */
  async function account(email: string, { isConfirmed }: { isConfirmed: boolean }): Promise<SignedIn> {
    password = PASSWORD;
    await signUp(email);
    const token = linkIn((await site.emailsTo(email)).at(-1));
    const visitor = createTestBrowser();
    const made = await site.accounts.confirmSignUp({ token, password }, askerOf());
    if (made.kind !== 'signed-in') throw new Error(made.kind);
    await site.database.rows({
      text: 'update users set email_verified = $2 where email = $1',
      values: [email, isConfirmed],
    });
    visitor.storeCookies(made.headers);
    const actor = await site.accounts.getSession(visitor.createRequest());
    if (!actor) throw new Error('The session is not there.');
    await forget();
    return actor;
  }
  const stranger = () => account('stranger@example.net', { isConfirmed: true });
  /** As an organisation may have named them. */
  const unproven = () => account(VICTIM, { isConfirmed: false });

  async function order(actor?: SignedIn): Promise<string> {
    const request = createPlaceRequest([createCartLine('mosaic-mug')], { checkout, userId: actor?.user.id });
    const placed = await site.orders.place(request);
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    return placed.number;
  }

  async function leave(): Promise<SignedIn> {
    const actor = await unproven();
    const asked = await site.leaving.request(actor);
    if (asked.kind !== 'asked') throw new Error(asked.kind);
    return actor;
  }

  /** One way to each template that may go to such an address. */
  const flows: Record<UnconfirmedTemplate, () => Promise<unknown>> = {
    async 'account-exists'() {
      await account(VICTIM, { isConfirmed: true });
      await signUp(VICTIM);
    },
    'confirm-address': () => signUp(VICTIM),
    async 'confirm-new-email'() {
      const actor = await stranger();
      await site.accounts.requestEmailChange(actor, { email: VICTIM, password });
    },
    async 'email-change-requested'() {
      await site.accounts.requestEmailChange(await unproven(), { email: 'evil@evil.example', password });
    },
    async 'email-changed'() {
      const actor = await unproven();
      const email = 'evil@evil.example';
      await site.accounts.requestEmailChange(actor, { email, password });
      await site.work();
      await site.accounts.confirmEmailChange(linkIn((await site.emailsTo(email))[0]));
    },
    async 'lead-confirmation'() {
      for (const kind of LEAD_KINDS.filter(isAnswered)) {
        await site.database.rows({ text: 'truncate unconfirmed_emails' });
        if (kind === 'call') {
          const startsAt = listAvailableCalls(new Date(), callHours)[0]?.slots[0] ?? new Date();
          await site.calls.book({ ...lead, kind }, { hostId: 'prakash-nayak', startsAt });
        } else await site.leads.create({ ...lead, kind });
      }
    },
    'leaving-asked': leave,
    async 'leaving-taken-back'() {
      await site.leaving.cancel(await leave());
    },
    async 'leaving-done'() {
      await leave();
      await site.database.rows({ text: 'update deletion_requests set deletes_at = now()' });
      await site.database.rows({ text: `update jobs set run_after = now() where kind = 'delete-user'` });
    },
    async 'new-device'() {
      await unproven();
      await site.accounts.signInWithPassword({ email: VICTIM, password }, askerOf());
    },
    'newsletter-confirmation': () => site.newsletter.requestSubscription(VICTIM),
    async 'order-cancelled'() {
      const actor = await stranger();
      const number = await order(actor);
      await site.orders.cancel(actor.user, number);
    },
    'order-confirmation': () => order(),
    async 'password-changed'() {
      const actor = await unproven();
      await site.accounts.changePassword(actor, { current: password, next: 'rangoli by the door' });
    },
    async 'project-news'() {
      const { user } = await unproven();
      const projectId = '01990000-0000-7000-8000-0000000000aa';
      const plan = { name: 'Tiles', summary: 'Tiles.', startsOn: '2026-11-02', endsOn: '2027-01-29' };
      const { db } = site.database;
      await db
        .insert(projects)
        .values({ id: projectId, ...plan, contactId: 'gurleen-sandhu', createdAt: new Date() });
      await db.insert(projectMembers).values({ projectId, userId: user.id, joinedAt: new Date() });
      const visitor = createTestBrowser();
      const signedIn = await site.accounts.signInWithPassword(sampleAdmin, askerOf());
      if (signedIn.kind === 'signed-in') visitor.storeCookies(signedIn.headers);
      const admin = await site.accounts.getSession(visitor.createRequest());
      if (!admin) throw new Error('The admin is not signed in.');
      const update = {
        projectId,
        authorId: 'gurleen-sandhu',
        title: 'Begun',
        text: 'The first tile is laid.',
      };
      await site.projects.addUpdate(admin, update);
    },
    async 'reset-password'() {
      await unproven();
      await site.accounts.requestPasswordReset(VICTIM, askerOf());
    },
    async 'security-changed'() {
      const office = { issuer: 'https://login.evil.example', subject: EVIL };
      await site.accounts.connectOrganisation(await unproven(), office);
    },
  };

  test.each(Object.entries(flows))('nothing of the sender stands in "%s"', async (template, run) => {
    password = PASSWORD;
    await run();
    await site.work();
    const emails = await site.emailsTo(VICTIM);
    expect(site.rendered).toContain(template);
    expect(emails.length).toBeGreaterThan(0);
    for (const { subject, html, text, attachments } of emails) {
      for (const part of [subject, html, text]) expect(part).not.toMatch(/evil/i);
      const addresses = [...`${html} ${text}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(
        ([url]) => new URL(url).origin,
      );
      expect(addresses.filter((origin) => ![SITE, 'http://www.w3.org'].includes(origin))).toEqual([]);
      expect(attachments).toEqual([]);
      expect(subject).not.toBe('');
    }
  });
});
