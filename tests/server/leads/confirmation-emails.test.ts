import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LeadKind } from '~/domain/contact/lead';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import type { JobContext } from '~/server/jobs/job-kinds.server';
import { createLeads } from '~/server/leads/leads.server';
import { sendLeadConfirmation } from '~/server/leads/send-lead-confirmation.server';
import { createOrders } from '~/server/orders/orders.server';
import { sendOrderConfirmation } from '~/server/orders/send-order-confirmation.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { renderQueuedEmails, SITE } from '../../fakes/rendered-emails';
import { createCartLine, createPlaceRequest, sampleCheckout } from '../../fixtures/order-requests';

const secret = 'a secret of the tests';
const clock = () => new Date('2026-11-21T10:00:00Z');
const context: JobContext = { attempt: 1, isLast: false };

interface StoredEmail {
  key: string;
  recipient: string;
  reply_to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

describe.each(engines)('confirmation emails (%s)', (engine) => {
  let database: Database;
  const emailQueue = createEmailQueue({ clock });

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedCatalogue(database);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.rows({
      text: 'truncate orders, order_lines, order_events, leads, attachments, jobs, emails, unconfirmed_emails cascade',
    }),
  );

  const readEmails = async () => {
    await renderQueuedEmails(database);
    return database.rows<StoredEmail>({
      text: 'select key, recipient, reply_to, subject, text, headers from emails order by key',
    });
  };
  const readJobs = (kind: string) =>
    database.rows<{ payload: never }>({ text: 'select payload from jobs where kind = $1', values: [kind] });

  async function confirmOrders() {
    const confirm = sendOrderConfirmation(database, { emailQueue, secret, upiId: 'shop@bank' });
    for (const { payload } of await readJobs('order-confirmation')) await confirm(payload, context);
  }

  async function confirmLeads() {
    const confirm = sendLeadConfirmation(database, {
      emailQueue,
      secret,
      siteUrl: 'https://www.tessera.example',
    });
    for (const { payload } of await readJobs('lead-confirmation')) await confirm(payload, context);
  }

  test('an order sends one email to the buyer and one to the staff', async () => {
    const orders = createOrders(database, { secret, clock });
    const placed = await orders.place(createPlaceRequest([createCartLine('mosaic-mug', 2)]));
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    await confirmOrders();
    await confirmOrders();
    const [confirmation, toStaff, ...others] = await readEmails();
    expect(others).toEqual([]);
    expect(confirmation).toMatchObject({ recipient: 'asha@example.com', reply_to: 'orders@tessera.example' });
    expect(toStaff).toMatchObject({ recipient: 'orders@tessera.example', reply_to: 'asha@example.com' });
    expect(confirmation?.text).toContain('UPI id: shop@bank');
    const [, path = ''] =
      /https:\/\/www\.example\.com(\/shop\/orders\/\S+)/.exec(confirmation?.text ?? '') ?? [];
    const key = new URL(path, SITE).searchParams.get('key') ?? '';
    const order = await orders.getOrderByKey(placed.number, key);
    expect(order?.number).toBe(placed.number);
    expect(confirmation?.text).toContain('The courier');
    expect(toStaff?.text).not.toContain(key);
  });

  test('the confirmation of a seat that is paid by bank transfer mentions no courier', async () => {
    const orders = createOrders(database, { secret, clock });
    const checkout = { ...sampleCheckout, paymentMethod: 'bank' as const };
    await orders.place(createPlaceRequest([createCartLine('gift-card')], { checkout }));
    await confirmOrders();
    const [confirmation] = await readEmails();
    expect(confirmation?.text).toContain('IFSC: ');
    expect(confirmation?.text).not.toMatch(/courier|Delivery to/);
  });

  test.each<[LeadKind, string]>([
    ['contact', 'hello@tessera.example'],
    ['partner', 'partners@tessera.example'],
    ['demo', 'projects@tessera.example'],
    ['workshop', 'training@tessera.example'],
    ['hackathon', 'hackathons@tessera.example'],
    ['waitlist', 'hello@tessera.example'],
    ['application', 'careers@tessera.example'],
  ])('a form of kind %s sends one email to the sender and one to %s', async (kind, staffEmail) => {
    const leads = createLeads(database, { secret, clock });
    const { id, token } = await leads.create({
      kind,
      email: 'asha@example.com',
      name: 'Asha',
      message: 'Hello',
    });
    await confirmLeads();
    await confirmLeads();
    const [confirmation, toStaff, ...others] = await readEmails();
    expect(others).toEqual([]);
    expect(confirmation).toMatchObject({
      key: `lead-confirmation:${id}`,
      recipient: 'asha@example.com',
      reply_to: staffEmail,
      // Replies of staff have the same thread.
      headers: { References: `<message-${id}@tessera.example>` },
    });
    expect(confirmation?.text).toContain(`${SITE}/messages/${token}`);
    expect(toStaff).toMatchObject({
      key: `lead-staff-email:${id}`,
      recipient: staffEmail,
      reply_to: 'asha@example.com',
    });
    expect(toStaff?.text).not.toContain(token);
  });

  test('a withdrawn lead sends no email', async () => {
    const leads = createLeads(database, { secret, clock });
    const { token } = await leads.create({ kind: 'contact', email: 'asha@example.com' });
    await leads.withdraw(token);
    await confirmLeads();
    expect(await readEmails()).toEqual([]);
  });

  test('a lead that is likely spam sends no email', async () => {
    const leads = createLeads(database, { secret, clock });
    await leads.create({ kind: 'contact', email: 'asha@example.com', honeypot: 'x' });
    await confirmLeads();
    expect(await readEmails()).toEqual([]);
  });
});
