import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callHours } from '~/content/contact/book-call-content';
import { listAvailableCalls } from '~/domain/contact/call-slots';
import { engines } from '../database/test-database';
import { SITE } from '../fakes/rendered-emails';
import { openEmailServices, type EmailServices } from '../fakes/email-services';
import { createPlaceRequest, lineOf, sampleCheckout } from '../fixtures/order-requests';

const READER = 'reader@example.org';
const lead = { email: READER, name: 'Asha Rao', topic: 'project', message: 'Forty years of cards.' };
const contact = { ...sampleCheckout.contact, email: READER };

describe.each(engines)('the yes to an address (%s)', (engine) => {
  let site: EmailServices;

  beforeAll(async () => {
    site = await openEmailServices(engine);
  });
  afterAll(() => site.database.close());
  beforeEach(() =>
    site.database.rows({ text: 'truncate emails, jobs, unconfirmed_emails, leads, calls cascade' }),
  );

  test('a form is quoted once its sender has said yes by the link of the mail, and not for any other key', async () => {
    const { token } = await site.leads.store({ ...lead, kind: 'contact' });
    await site.work();
    const [first] = await site.emailsTo(READER);
    const key = /\?confirm=([\w-]+)/.exec(first?.text ?? '')?.[1] ?? '';
    expect(first?.text).toContain(`${SITE}/messages/${token}?confirm=`);
    for (const wrong of ['', 'x', token, key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))]) {
      expect(await site.leads.canConfirmEmail(token, wrong)).toBe(false);
      expect(await site.leads.confirmEmail(token, wrong)).toBe(false);
    }
    expect(await site.leads.confirmEmail('another', key)).toBe(false);
    expect(await site.leads.canConfirmEmail(token, key)).toBe(true);
    expect(await site.leads.confirmEmail(token, key)).toBe(true);
    expect(await site.leads.confirmEmail(token, key)).toBe(true);
    expect(await site.leads.canConfirmEmail(token, key)).toBe(false);
    await site.work();
    const [, copy, ...others] = await site.emailsTo(READER);
    expect(others).toEqual([]);
    expect(copy?.text).toContain('Forty years of cards.');
    expect(copy?.subject).toBe('Your message is with us');
    expect(
      await site.database.rows({ text: `select from emails where key like 'lead-notice:%'` }),
    ).toHaveLength(1);
  });

  test('a call comes with its entry for the calendar once its sender has said yes', async () => {
    const startsAt = listAvailableCalls(new Date(), callHours)[0]?.slots[0] ?? new Date();
    const booking = await site.calls.book({ ...lead, kind: 'call' }, { hostId: 'prakash-nayak', startsAt });
    if (booking.kind !== 'booked') throw new Error(booking.kind);
    await site.work();
    const [first] = await site.emailsTo(READER);
    expect(first?.text).toContain('With: Prakash Nayak');
    const key = /\?confirm=([\w-]+)/.exec(first?.text ?? '')?.[1] ?? '';
    await site.leads.confirmEmail(booking.token, key);
    await site.work();
    const copy = (await site.emailsTo(READER))[1];
    expect(copy?.attachments).toMatchObject([{ name: 'call.ics' }]);
  });

  test('an order comes with name and address once its buyer has said yes by the link of the mail', async () => {
    const placed = await site.orders.place(
      createPlaceRequest([lineOf('mosaic-mug')], { checkout: { ...sampleCheckout, contact } }),
    );
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    const { number } = placed;
    await site.work();
    const [first] = await site.emailsTo(READER);
    expect(first?.text).toContain('ProductMosaic mug');
    expect(first?.text).toContain('UPI id: ');
    const link = new URL(/https:\S+\/shop\/orders\/\S+/.exec(first?.text ?? '')?.[0] ?? SITE);
    const key = link.searchParams.get('confirm') ?? '';
    const own = { number, accessKey: link.searchParams.get('key') ?? '' };
    for (const [of, wrong] of [
      [own, ''],
      [own, own.accessKey],
      [{ ...own, accessKey: key }, key],
    ] as const) {
      expect(await site.orders.canConfirmEmail(of, wrong)).toBe(false);
      expect(await site.orders.confirmEmail(of, wrong)).toBe(false);
    }
    expect(await site.orders.canConfirmEmail(own, key)).toBe(true);
    for (const _ of [1, 2]) expect(await site.orders.confirmEmail(own, key)).toBe(true);
    expect(await site.orders.canConfirmEmail(own, key)).toBe(false);
    await site.work();
    const [, whole, ...others] = await site.emailsTo(READER);
    expect(others).toEqual([]);
    expect(whole?.text).toContain('14 Brick Kiln Lane');
    expect(whole?.text).toContain('Asha Rao, thank you.');
  });
});
