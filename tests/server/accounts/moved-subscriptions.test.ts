import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emails } from '~/server/db/schema/emails.server';
import { subscribers } from '~/server/db/schema/newsletter.server';
import { newsletterDeliveries, newsletterEditions } from '~/server/db/schema/newsletter-editions.server';
import { stockAlerts } from '~/server/db/schema/stock-alerts.server';
import { hashRecipient } from '~/server/email/reserve-unconfirmed.server';
import { toDeliveryKey } from '~/server/newsletter/withdraw-emails.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import {
  extractLinkToken,
  openTestAccounts,
  sampleUser,
  type TestAccounts,
} from '../../fixtures/test-accounts';

const NEW_EMAIL = 'meera.new@tessera.example';
const LONG_AGO = new Date('2026-01-05T06:00:00Z');

type Subscriber = typeof subscribers.$inferInsert;

describe.each(engines)('R-NEWSLETTER-12: subscriptions after a change of email (%s)', (engine) => {
  let fixture: TestAccounts;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    await seedCatalogue(fixture.database);
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    fixture.emails.length = 0;
    await fixture.database.rows({
      text: 'truncate rate_limits, verifications, unconfirmed_emails, subscribers, newsletter_editions, stock_alerts, emails cascade',
    });
    await fixture.database.rows({
      text: 'update users set email = $2, email_verified = true where id = $1',
      values: [sampleUser.id, sampleUser.email],
    });
  });

  const addSubscriber = async (email: string, values: Partial<Subscriber> = {}) => {
    const id = randomUUID();
    const row = { id, email, state: 'confirmed', requestedAt: LONG_AGO, confirmedAt: LONG_AGO } as const;
    await fixture.database.db.insert(subscribers).values({ ...row, ...values });
    return id;
  };

  const addAlert = async (email: string, productId: string, confirmedAt: Date | null = LONG_AGO) => {
    const id = randomUUID();
    const recipientHash = hashRecipient(email);
    await fixture.database.db.insert(stockAlerts).values({
      id,
      email,
      recipientHash,
      productId,
      color: '',
      size: '',
      requestedAt: LONG_AGO,
      confirmedAt,
    });
    return id;
  };

  const changeEmail = async () => {
    const actor = await fixture.signIn(createTestBrowser());
    const request = { email: NEW_EMAIL, password: sampleUser.password };
    expect(await fixture.accounts.requestEmailChange(actor, request)).toEqual({ kind: 'accepted' });
    await fixture.runJobs();
    expect(await fixture.accounts.confirmEmailChange(extractLinkToken(fixture.emails[0]))).toEqual({
      kind: 'changed',
      email: NEW_EMAIL,
    });
  };

  const listSubscribers = async () => {
    const rows = await fixture.database.db.select().from(subscribers);
    return rows.map(({ id, email, state, refusedAt }) => ({ id, email, state, refusedAt }));
  };
  const listAlerts = async () => {
    const rows = await fixture.database.db.select().from(stockAlerts).orderBy(asc(stockAlerts.productId));
    return rows.map(({ id, email, recipientHash }) => [id, email, recipientHash === hashRecipient(email)]);
  };

  test('they follow to the new email, which no mail server has refused', async () => {
    const id = await addSubscriber(sampleUser.email, { refusedAt: LONG_AGO });
    const other = await addSubscriber('asha@example.com');
    const alert = await addAlert(sampleUser.email, 'mosaic-mug');
    const ofOther = await addAlert('asha@example.com', 'socks');
    await changeEmail();
    expect(await listSubscribers()).toEqual(
      expect.arrayContaining([
        { id, email: NEW_EMAIL, state: 'confirmed', refusedAt: null },
        { id: other, email: 'asha@example.com', state: 'confirmed', refusedAt: null },
      ]),
    );
    expect(await listAlerts()).toEqual([
      [alert, NEW_EMAIL, true],
      [ofOther, 'asha@example.com', true],
    ]);
  });

  test('nothing follows that nobody has confirmed', async () => {
    const id = await addSubscriber(sampleUser.email, { state: 'pending', confirmedAt: null });
    const alert = await addAlert(sampleUser.email, 'mosaic-mug', null);
    await changeEmail();
    expect(await listSubscribers()).toEqual([
      { id, email: sampleUser.email, state: 'pending', refusedAt: null },
    ]);
    expect(await listAlerts()).toEqual([[alert, sampleUser.email, true]]);
  });

  test('what the new email had ended stays ended, and what is queued for the former one is withdrawn', async () => {
    const id = await addSubscriber(sampleUser.email);
    const ended = await addSubscriber(NEW_EMAIL, { state: 'unsubscribed', unsubscribedAt: LONG_AGO });
    const [editionId, deliveryId] = [randomUUID(), randomUUID()];
    const times = { createdAt: LONG_AGO, changedAt: LONG_AGO, startedAt: LONG_AGO };
    const texts = { subject: 'News', introduction: 'Hello', articles: [] };
    const content = { number: 1, ...texts };
    await fixture.database.db
      .insert(newsletterEditions)
      .values({ id: editionId, number: 1, ...texts, ...times, state: 'sending', content, version: 1 });
    await fixture.database.db
      .insert(newsletterDeliveries)
      .values({ id: deliveryId, editionId, subscriberId: id, state: 'queued', queuedAt: LONG_AGO });
    const key = toDeliveryKey(deliveryId);
    await fixture.database.db.insert(emails).values({
      id: randomUUID(),
      key,
      template: 'newsletter-edition',
      recipient: sampleUser.email,
      state: 'queued',
      createdAt: LONG_AGO,
    });
    await changeEmail();
    expect(await listSubscribers()).toEqual([
      { id: ended, email: NEW_EMAIL, state: 'unsubscribed', refusedAt: null },
    ]);
    expect(await fixture.database.db.select().from(emails).where(eq(emails.key, key))).toEqual([]);
    const [delivery] = await fixture.database.db.select().from(newsletterDeliveries);
    expect(delivery).toMatchObject({ subscriberId: null, state: 'withdrawn' });
  });

  test('of two requests the confirmed one is left', async () => {
    const id = await addSubscriber(sampleUser.email);
    await addSubscriber(NEW_EMAIL, { state: 'pending', confirmedAt: null });
    const confirmed = await addAlert(sampleUser.email, 'mosaic-mug');
    await addAlert(NEW_EMAIL, 'mosaic-mug', null);
    await addAlert(sampleUser.email, 'socks');
    const ofNew = await addAlert(NEW_EMAIL, 'socks');
    await changeEmail();
    expect(await listSubscribers()).toEqual([{ id, email: NEW_EMAIL, state: 'confirmed', refusedAt: null }]);
    expect(await listAlerts()).toEqual([
      [confirmed, NEW_EMAIL, true],
      [ofNew, NEW_EMAIL, true],
    ]);
  });
});
