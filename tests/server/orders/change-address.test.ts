import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { InvoiceContent } from '~/domain/invoices/invoice';
import { engines } from '../../database/test-database';
import { actor, member, openTestShop, owner, type PlacedOrder, START, type TestShop } from './test-shop';

const address = { line1: '4 Temple Street', city: 'Mysuru', state: 'Karnataka', pin: '570001' };
const phone = '+919811122233';
const farAway = { line1: '8 Hill Road', city: 'Mumbai', state: 'Maharashtra', pin: '400050' };

describe.each(engines)('R-ORDER-16: the delivery address of an order (%s)', (engine) => {
  let shop: TestShop;
  let order: PlacedOrder;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    order = await shop.place([['mosaic-mug', 2]], { userId: owner.id, email: owner.email });
    await shop.database.rows({ text: 'delete from jobs' });
  });

  async function change(to = address, by = actor) {
    const { version } = await shop.readOrder(order.number);
    return shop.management.changeAddress(by, { number: order.number, version, address: to, phone });
  }

  test('is changed in an unpaid order, also to another state, and its invoice goes there', async () => {
    const before = await shop.readOrder(order.number);
    expect(await change(farAway)).toEqual({ kind: 'changed' });
    const { order: changed, events } = await shop.readOrder(order.number);
    expect(changed).toMatchObject({ delivery: farAway, contact: { phone }, status: 'placed' });
    expect(changed.priced).toEqual(before.order.priced);
    expect(changed.billing).toBeUndefined();
    expect(events.at(-1)).toMatchObject({
      kind: 'address',
      status: 'placed',
      actor: 'staff',
      by: 'Kabir Ahluwalia',
      at: START,
    });
    await shop.advance(order.number, 'paid');
    const [invoice] = await shop.database.rows<{ content: InvoiceContent }>({
      text: 'select content from invoices',
    });
    expect(invoice?.content.placeOfSupply.state).toBe('Maharashtra');
    expect(JSON.stringify(invoice?.content.buyer)).toContain('8 Hill Road');
  });

  test('stays in the state of a paid order, whose invoice address stays', async () => {
    const { order: placed } = await shop.readOrder(order.number);
    await shop.advance(order.number, 'paid');
    expect(await change(farAway)).toEqual({
      kind: 'wrong-state',
      issue: 'The invoice is issued for Karnataka: this parcel can only go elsewhere in that state.',
    });
    expect(await change()).toEqual({ kind: 'changed' });
    const second = { ...address, line1: '5 Temple Street' };
    expect(await change(second)).toEqual({ kind: 'changed' });
    const { order: changed } = await shop.readOrder(order.number);
    expect(changed).toMatchObject({ delivery: second, billing: placed.delivery });
  });

  test('is not changed once the parcel is packed, without a parcel, or to what it is', async () => {
    const { order: placed } = await shop.readOrder(order.number);
    const { version } = placed;
    const same = { number: order.number, version, address: placed.delivery, phone: placed.contact.phone };
    expect(await shop.management.changeAddress(actor, same)).toEqual({ kind: 'same' });
    await shop.advance(order.number, 'paid', 'packed');
    expect(await change()).toEqual({ kind: 'not-allowed', status: 'packed' });
    order = await shop.place([['workshop-ticket', 1]]);
    expect(await change()).toEqual({ kind: 'not-allowed', status: 'placed' });
    expect((await shop.readOrder(order.number)).events).toHaveLength(1);
  });

  test('is in an email to the buyer when the email is confirmed; else the email has none', async () => {
    await change();
    order = await shop.place([['mosaic-mug', 1]], { email: 'guest@example.com' });
    await shop.database.rows({ text: `delete from jobs where kind <> 'order-status-email'` });
    await change();
    const emails = await shop.sendEmails();
    const [toOwner, toGuest] = [owner.email, 'guest@example.com'].map((recipient) =>
      emails.find((email) => email.recipient === recipient),
    );
    expect(toOwner?.subject).toMatch(/^Order TS-\S+ goes to a new address$/);
    expect(toOwner?.text).toContain('4 Temple Street');
    expect(toGuest?.subject).toContain(order.number);
    expect(toGuest?.text).not.toContain('Temple Street');
  });

  test('is not changed by a form with an older version, and by nobody else', async () => {
    const { version } = await shop.readOrder(order.number);
    await shop.advance(order.number, 'paid');
    const late = { number: order.number, version, address, phone };
    expect(await shop.management.changeAddress(actor, late)).toMatchObject({
      kind: 'conflict',
      changes: expect.arrayContaining([expect.objectContaining({ kind: 'status', status: 'paid' })]),
    });
    await expect(change(address, member)).rejects.toThrow(NotAllowedError);
    expect(await shop.management.changeAddress(actor, { ...late, number: 'TS-2627-999999' })).toEqual({
      kind: 'unknown',
    });
  });
});
