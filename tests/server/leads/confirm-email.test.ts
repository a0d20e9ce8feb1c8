import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAvailableCalls } from '~/domain/contact/call-slots';
import { engines } from '../../database/test-database';
import { type EmailServices, openEmailServices } from '../../fakes/email-services';
import { SITE } from '../../fakes/rendered-emails';
import { firstCallHours } from '../../fixtures/call-hours';
import { createCartLine, createPlaceRequest, sampleCheckout } from '../../fixtures/order-requests';

const READER = 'reader@example.org';
const lead = { email: READER, name: 'Asha Rao', topic: 'project', message: 'Forty years of cards.' };
/** An address that is not in the footer of emails. */
const delivery = { ...sampleCheckout.delivery, line1: '27 Tamarind Tree Street' };
const checkout = { ...sampleCheckout, delivery, contact: { ...sampleCheckout.contact, email: READER } };

describe.each(engines)('confirmation of an email (%s)', (engine) => {
  let services: EmailServices;

  beforeAll(async () => {
    services = await openEmailServices(engine);
  });
  afterAll(() => services.database.close());
  beforeEach(() =>
    services.database.rows({ text: 'truncate emails, jobs, unconfirmed_emails, leads, calls cascade' }),
  );

  test('a copy of the message is sent after its sender confirmed the email, for no other key', async () => {
    const { token } = await services.leads.create({ ...lead, kind: 'contact' });
    await services.runJobs();
    const [email] = await services.emailsTo(READER);
    const key = /\?confirm=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';
    expect(email?.text).toContain(`${SITE}/messages/${token}?confirm=`);
    for (const wrong of ['', 'x', token, key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))]) {
      expect(await services.leads.canConfirmEmail(token, wrong)).toBe(false);
      expect(await services.leads.confirmEmail(token, wrong)).toBe(false);
    }
    expect(await services.leads.confirmEmail('another', key)).toBe(false);
    expect(await services.leads.canConfirmEmail(token, key)).toBe(true);
    expect(await services.leads.confirmEmail(token, key)).toBe(true);
    expect(await services.leads.confirmEmail(token, key)).toBe(true);
    expect(await services.leads.canConfirmEmail(token, key)).toBe(false);
    await services.runJobs();
    const [, copy, ...others] = await services.emailsTo(READER);
    expect(others).toEqual([]);
    expect(copy?.text).toContain('Forty years of cards.');
    expect(copy?.subject).toBe('We have received your message');
    expect(
      await services.database.rows({ text: `select from emails where key like 'lead-staff-email:%'` }),
    ).toHaveLength(1);
  });

  test('the calendar entry of a call is sent after its sender confirmed the email', async () => {
    const startsAt = listAvailableCalls(new Date(), firstCallHours)[0]?.slots[0] ?? new Date();
    const booking = await services.calls.book(
      { ...lead, kind: 'call' },
      { hostId: 'prakash-nayak', startsAt },
    );
    if (booking.kind !== 'booked') throw new Error(booking.kind);
    await services.runJobs();
    const [email] = await services.emailsTo(READER);
    expect(email?.text).toContain('With: Prakash Nayak');
    const key = /\?confirm=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';
    await services.leads.confirmEmail(booking.token, key);
    await services.runJobs();
    const copy = (await services.emailsTo(READER))[1];
    expect(copy?.attachments).toMatchObject([{ name: 'call.ics' }]);
  });

  test('name and address of an order are sent after its buyer confirmed the email', async () => {
    const placed = await services.orders.place(
      createPlaceRequest([createCartLine('mosaic-mug')], { checkout }),
    );
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    const { number } = placed;
    await services.runJobs();
    const [email] = await services.emailsTo(READER);
    expect(email?.text).toContain('Mosaic mug\nWhite · 1 × Rs. 649.00');
    expect(email?.text).not.toContain(delivery.line1);
    expect(email?.text).not.toContain('Asha Rao');
    expect(email?.text).toContain('UPI id: ');
    const url = new URL(/https:\S+\/shop\/orders\/\S+/.exec(email?.text ?? '')?.[0] ?? SITE);
    const key = url.searchParams.get('confirm') ?? '';
    const link = { number, accessKey: url.searchParams.get('key') ?? '' };
    for (const [forged, wrong] of [
      [link, ''],
      [link, link.accessKey],
      [{ ...link, accessKey: key }, key],
    ] as const) {
      expect(await services.orders.canConfirmEmail(forged, wrong)).toBe(false);
      expect(await services.orders.confirmEmail(forged, wrong)).toBe(false);
    }
    expect(await services.orders.canConfirmEmail(link, key)).toBe(true);
    for (const _ of [1, 2]) expect(await services.orders.confirmEmail(link, key)).toBe(true);
    expect(await services.orders.canConfirmEmail(link, key)).toBe(false);
    await services.runJobs();
    const [, confirmation, ...others] = await services.emailsTo(READER);
    expect(others).toEqual([]);
    expect(confirmation?.text).toContain(delivery.line1);
    expect(confirmation?.text).toContain('Asha Rao, thank you.');
  });
});
