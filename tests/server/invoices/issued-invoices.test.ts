import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueInvoice } from '~/server/invoices/issue-invoice.server';
import { recordPayment } from '~/server/orders/record-payment.server';
import type { StaffRefundRequest } from '~/server/orders/staff/refund.server';
import { engines } from '../../database/test-database';
import { actor, openTestShop, START, type TestShop } from '../orders/test-shop';
import { findGaps, readInvoiceRows } from './invoice-rows';

describe.each(engines)('R-INVOICE-2: issued invoices and credit notes (%s)', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    await shop.database.rows({ text: 'delete from invoice_counters' });
  });

  const readRows = () => readInvoiceRows(shop.database);
  const placePaid = async (...lines: (readonly [string, number])[]) => {
    const order = await shop.place(lines.length > 0 ? lines : undefined);
    await shop.advance(order.number, 'paid');
    return order;
  };
  const refund = async (
    number: string,
    wanted: { amount: number } | { lines: Record<number, number> },
    values: Partial<StaffRefundRequest> = { reference: 'UTR77' },
  ) => {
    const { version } = await shop.readOrder(number);
    return shop.management.refund(actor, { number, version, reason: 'Damaged', ...values, ...wanted });
  };

  test('an order that becomes paid has its invoice, with the total of the order to the paisa', async () => {
    const { number } = await shop.place([
      ['mosaic-mug', 3],
      ['workshop-ticket', 1],
    ]);
    expect(await readRows()).toEqual([]);
    await shop.advance(number, 'paid');
    const [invoice, ...others] = await readRows();
    const { order, events } = await shop.readOrder(number);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: 'INV/2627/000001',
      issuedOn: '2026-05-04',
      orderNumber: number,
      total: order.priced.orderTotal,
    });
    expect(invoice?.content.lines.map(({ hsnCode }) => hsnCode)).toEqual(['6912', '999293']);
    expect(order.invoices).toEqual([
      { kind: 'invoice', number: 'INV/2627/000001', issuedOn: '2026-05-04', total: order.priced.orderTotal },
    ]);
    expect(events.at(-1)).toMatchObject({ status: 'paid', details: { invoiceNumber: 'INV/2627/000001' } });
  });

  test('an order has one invoice, however often its payment is announced', async () => {
    const { orderId } = await placePaid();
    const issue = () =>
      shop.database.db.transaction((transaction) => issueInvoice(transaction, orderId, START));
    expect(await Promise.all([issue(), issue()])).toEqual(['INV/2627/000001', 'INV/2627/000001']);
    expect(await readRows()).toHaveLength(1);
  });

  test('fifty payments at once get fifty numbers without a gap', async () => {
    await shop.database.rows({ text: 'update products set stock = 1000' });
    const orders = await Promise.all(Array.from({ length: 50 }, () => shop.place()));
    const total = (await shop.readOrder(orders[0]?.number ?? '')).order.priced.orderTotal;
    const pay = (orderId: string, attempt: number) =>
      shop.database.db.transaction((transaction) =>
        recordPayment(
          transaction,
          {
            orderId,
            provider: 'razorpay',
            reference: `pay_${orderId}`,
            amount: total,
            currency: 'INR',
            receivedAt: START,
          },
          new Date(START.getTime() + attempt),
        ),
      );
    // Each payment is announced twice.
    const results = await Promise.all(
      [...orders, ...orders].map(({ orderId }, index) => pay(orderId, index)),
    );
    expect(results.toSorted()).toEqual([...Array(50).fill('paid'), ...Array(50).fill('repeated')]);
    const rows = await readRows();
    expect(rows).toHaveLength(50);
    expect(findGaps(rows)).toEqual([]);
    expect(new Set(rows.map(({ orderNumber }) => orderNumber)).size).toBe(50);
    expect(new Set(rows.map(({ verificationCode }) => verificationCode)).size).toBe(50);
  });

  test('a transaction that fails after the number was taken leaves no gap', async () => {
    const orders = await Promise.all([shop.place(), shop.place(), shop.place()]);
    const [first, broken, second] = orders.map(({ orderId }) => orderId);
    const issue = (orderId: string | undefined, fails: boolean) =>
      shop.database.db.transaction(async (transaction) => {
        const number = await issueInvoice(transaction, orderId ?? '', START);
        if (fails) throw new Error('on purpose');
        return number;
      });
    const results = await Promise.allSettled([
      issue(first, false),
      issue(broken, true),
      issue(second, false),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await readRows()).map(({ position }) => position)).toEqual([1, 2]);
    expect(await issue(broken, false)).toBe('INV/2627/000003');
  });

  test('each financial year begins with 1, at midnight in India', async () => {
    for (const moment of ['2027-03-31T18:29:59Z', '2027-03-31T18:30:00Z']) {
      const { number } = await shop.place();
      shop.setNow(new Date(moment));
      await shop.advance(number, 'paid');
    }
    expect((await readRows()).map(({ number, issuedOn }) => [number, issuedOn])).toEqual([
      ['INV/2627/000001', '2027-03-31'],
      ['INV/2728/000001', '2027-04-01'],
    ]);
  });

  test('R-INVOICE-4: a refund that is done has a credit note, one that is pending gets it when it is transferred', async () => {
    const { number } = await placePaid(['mosaic-mug', 3], ['desk-mat', 1]);
    await refund(number, { lines: { 0: 1 } });
    await refund(number, { amount: 50_00 }, {});
    expect((await readRows()).map((row) => row.number)).toEqual(['INV/2627/000001', 'CN/2627/000001']);
    const pending = (await shop.readOrder(number)).refunds.find(({ state }) => state === 'pending');
    const { version } = await shop.readOrder(number);
    const form = { number, version, refundId: pending?.id ?? '', reference: 'UTR78' };
    expect(await shop.management.completeRefund(actor, form)).toEqual({ kind: 'completed' });
    const [invoice, first, second] = await readRows();
    expect(first?.content).toMatchObject({
      corrects: { number: 'INV/2627/000001', issuedOn: '2026-05-04' },
      lines: [{ name: 'Mosaic mug, White', quantity: 1, hsnCode: '6912' }],
      reason: 'Damaged',
    });
    expect(second).toMatchObject({ number: 'CN/2627/000002', total: 50_00 });
    expect(invoice?.total).toBe((await shop.readOrder(number)).order.priced.orderTotal);
    expect((await shop.readOrder(number)).events.at(-1)?.details).toEqual({
      reference: 'UTR78',
      invoiceNumber: 'CN/2627/000002',
    });
  });

  test('R-INVOICE-4: all refunds of an order credit its invoice completely', async () => {
    const { number } = await placePaid(['mosaic-mug', 3], ['desk-mat', 2]);
    await refund(number, { lines: { 0: 2 } });
    await refund(number, { amount: 33_33 });
    await refund(number, { amount: (await shop.readOrder(number)).refundable });
    const [invoice, ...notes] = await readRows();
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
    expect(sum(notes.map(({ total }) => total))).toBe(invoice?.total);
    expect(sum(notes.map(({ content }) => content.taxable))).toBe(invoice?.content.taxable);
    for (const [index, { amount }] of (invoice?.content.taxes ?? []).entries())
      expect(sum(notes.map(({ content }) => content.taxes[index]?.amount ?? 0))).toBe(amount);
  });

  test('a cancelled order that was paid twice is credited once, and what was paid too much never', async () => {
    const { number, orderId } = await placePaid();
    const { orderTotal: total } = (await shop.readOrder(number)).order.priced;
    await shop.database.db.transaction((transaction) =>
      recordPayment(
        transaction,
        {
          orderId,
          provider: 'bank',
          reference: 'UTR2',
          amount: total,
          currency: 'INR',
          receivedAt: START,
        },
        START,
      ),
    );
    const refundExcess = async (reference: string) => {
      const { version } = await shop.readOrder(number);
      return shop.management.refundExcess(actor, { number, version, reference });
    };
    await refundExcess('UTR3');
    expect(await readRows()).toHaveLength(1);
    await shop.advance(number, 'cancelled');
    await refundExcess('UTR4');
    expect((await readRows()).map((row) => [row.number, row.total])).toEqual([
      ['INV/2627/000001', total],
      ['CN/2627/000001', total],
    ]);
  });

  test('a refund that is pending counts when it is done: what is beyond the price goes back without a credit note', async () => {
    const { number, orderId } = await placePaid();
    const { orderTotal: amount } = (await shop.readOrder(number)).order.priced;
    const again = {
      orderId,
      provider: 'bank',
      reference: 'UTR2',
      currency: 'INR',
      receivedAt: START,
    } as const;
    await shop.database.db.transaction((transaction) =>
      recordPayment(transaction, { ...again, amount }, START),
    );
    const { version } = await shop.readOrder(number);
    expect(await shop.management.refundExcess(actor, { number, version })).toMatchObject({
      kind: 'refunded',
    });
    expect(await refund(number, { amount: 50_00 })).toMatchObject({ kind: 'refunded' });
    expect((await readRows()).map(({ kind }) => kind)).toEqual(['invoice']);
    const { refunds, version: next } = await shop.readOrder(number);
    const transfer = { number, version: next, refundId: refunds[0]?.id ?? '', reference: 'UTR5' };
    expect(await shop.management.completeRefund(actor, transfer)).toEqual({ kind: 'completed' });
    expect((await readRows()).map(({ kind, total }) => [kind, total]).slice(1)).toEqual([
      ['credit-note', 50_00],
    ]);
  });

  test('an unpaid order that is cancelled has no document', async () => {
    const { number } = await shop.place();
    await shop.advance(number, 'cancelled');
    expect(await readRows()).toEqual([]);
  });

  test('the email has the document attached, by its id; an unconfirmed email has not', async () => {
    const unconfirmed = await placePaid();
    const { number, orderId } = await shop.place();
    await shop.database.rows({
      text: 'update orders set email_confirmed_at = now() where id = $1',
      values: [orderId],
    });
    await shop.advance(number, 'paid');
    const emails = await shop.sendEmails();
    const textOf = (order: string) => emails.find(({ subject }) => subject.includes(order))?.text;
    expect(textOf(number)).toContain('Your GST invoice is attached.');
    expect(textOf(unconfirmed.number)).toContain('Your GST invoice is on the page of the order.');
    const stored = await shop.database.rows<{ attachments: unknown[] }>({
      text: `select attachments from emails where jsonb_array_length(attachments) > 0`,
    });
    expect(stored).toEqual([
      {
        attachments: [
          {
            name: 'INV-2627-000002.pdf',
            contentType: 'application/pdf',
            document: { kind: 'invoice', id: expect.any(String) },
          },
        ],
      },
    ]);
  });
});
