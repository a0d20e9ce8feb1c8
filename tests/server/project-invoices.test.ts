import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { DAY_MS } from '~/domain/time/durations';
import { runCheck } from '~/server/books/check-books.server';
import { cancelUnpaidOrders } from '~/server/orders/cancel-unpaid-orders.server';
import { recordPayment } from '~/server/orders/record-payment.server';
import { sendOrderCancellation } from '~/server/orders/send-order-cancellation.server';
import { sendOrderStatusEmail } from '~/server/orders/send-order-status-email.server';
import { sendPartialPayment } from '~/server/orders/send-partial-payment.server';
import { createOrderManagement } from '~/server/orders/staff/order-management.server';
import { remindOverdueInvoices } from '~/server/project-billing/remind-overdue.server';
import { engines } from '../database/test-database';
import { runJobs } from '../fakes/run-jobs';
import { NOW, openProjectBilling, staff, type TestBilling, visitor } from '../fixtures/open-project-billing';

const context = { attempt: 1, isLast: false };
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe.each(engines)('invoices of milestones (%s)', (engine) => {
  let fixture: TestBilling;
  let quoteId: string;
  let projectId: string;

  beforeAll(async () => {
    fixture = await openProjectBilling(engine);
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    await fixture.reset();
    quoteId = await fixture.acceptNew();
    projectId = await fixture.start(quoteId);
  });

  const list = () => fixture.billing.listBilledMilestones(staff, projectId);
  const readFirst = async () => {
    const [first] = await list();
    if (!first) throw new Error('There is no milestone to invoice.');
    return first;
  };
  const complete = (milestoneId: string) =>
    fixture.projectManagement.completeMilestone(staff, { projectId, milestoneId });
  const completeFirst = async () => {
    await complete((await readFirst()).milestoneId);
    const { invoice, milestoneId } = await readFirst();
    if (!invoice) throw new Error('The milestone has no invoice.');
    return { ...invoice, milestoneId };
  };
  const query = <Row extends object>(text: string) => fixture.database.rows<Row>({ text });
  const readOrderId = async () => (await query<{ id: string }>('select id from orders'))[0]?.id ?? '';
  const readDocuments = () =>
    query<{ kind: string; number: string; total: number }>(
      'select kind, number, total::int, refund_id from invoices order by created_at, id',
    );
  async function pay(amount: number, reference: string) {
    const orderId = await readOrderId();
    const payment = { orderId, provider: 'razorpay', reference, amount, currency: 'INR' } as const;
    return fixture.database.db.transaction((transaction) =>
      recordPayment(transaction, { ...payment, receivedAt: NOW }, NOW),
    );
  }
  const runEmailJobs = () =>
    runJobs(fixture.database, {
      'order-status-email': sendOrderStatusEmail(fixture.database, fixture.deps),
      'order-cancelled': sendOrderCancellation(fixture.database, fixture.deps),
      'partial-payment': sendPartialPayment(fixture.database, { ...fixture.deps, upiId: 'shop@bank' }),
    });
  const findDifferences = async () => (await runCheck(fixture.deps)).differences;

  test('R-PROJECT-5: a milestone with an invoice is opened again only after its invoice is cancelled', async () => {
    const { milestoneId } = await completeFirst();
    const reopen = () =>
      fixture.projectManagement.reopenMilestone(staff, {
        projectId,
        milestoneId,
        reason: 'A page is missing.',
      });
    expect(await reopen()).toBe('invoiced');
    expect((await readFirst()).isDone).toBe(true);
    await fixture.billing.cancelInvoice(staff, { milestoneId, reason: 'A page is missing.' });
    expect(await reopen()).toBe('reopened');
    expect((await readFirst()).isDone).toBe(false);
  });

  test('R-BILLING-1: the invoices of all milestones are the quote, to the paisa, in the number range of the shop', async () => {
    const { milestones = [] } =
      (await fixture.projects.getProject(await fixture.addClient(), projectId)) ?? {};
    for (const { id } of milestones) expect(['done', 'invoiced']).toContain(await complete(id));
    const billed = await list();
    const details = await fixture.quotes.get(staff, quoteId);
    const documents = await readDocuments();
    expect(documents.map(({ number }) => number)).toEqual(['INV/2627/000001', 'INV/2627/000002']);
    expect(sum(documents.map(({ total }) => total))).toBe(details?.quote.totals.total);
    expect(billed.map(({ invoice }) => invoice?.total)).toEqual(documents.map(({ total }) => total));
    expect(billed[0]?.invoice).toMatchObject({ state: 'open', dueOn: '2026-05-19' });
    const [first] = await query<{ content: Record<string, unknown> }>(
      'select content from invoices order by number',
    );
    expect(first?.content).toMatchObject({
      dueOn: '2026-05-19',
      buyer: { name: 'Museum of Tiles' },
      placeOfSupply: { state: 'Kerala' },
      lines: [
        { hsnCode: '998314', unit: 'OTH' },
        { hsnCode: '8471', unit: 'NOS' },
      ],
      taxes: [{ label: 'IGST' }],
    });
    const emails = await fixture.readEmails('project-invoice');
    expect(emails.map(({ attachments }) => attachments.map(({ name }) => name))).toEqual([
      ['INV-2627-000001.pdf'],
      ['INV-2627-000002.pdf'],
    ]);
    expect(await findDifferences()).toEqual([]);
  });

  test('R-BILLING-1: a milestone that several mark done at the same time has one invoice', async () => {
    const { milestoneId } = await readFirst();
    const results = await Promise.all(Array.from({ length: 4 }, () => complete(milestoneId)));
    expect(results.toSorted()).toEqual(['before', 'before', 'before', 'invoiced']);
    expect(await fixture.billing.invoiceAgain(staff, milestoneId)).toBe('before');
    expect(await readDocuments()).toHaveLength(1);
    expect(await fixture.readEmails('project-invoice')).toHaveLength(1);
  });

  test('parallel and repeated messages of a provider pay an invoice once', async () => {
    const { total } = await completeFirst();
    const results = await Promise.all(['pay_1', 'pay_1', 'pay_1'].map((reference) => pay(total, reference)));
    expect(results.toSorted()).toEqual(['paid', 'repeated', 'repeated']);
    await runEmailJobs();
    const { invoice } = await readFirst();
    expect(invoice).toMatchObject({ state: 'paid', outstanding: 0 });
    expect(await query('select status from orders')).toEqual([{ status: 'delivered' }]);
    expect(await readDocuments()).toHaveLength(1);
    const kinds = (await fixture.readEmails('project-invoice')).map(({ data }) => data.kind);
    expect(kinds).toEqual(['issued', 'paid']);
    expect(await fixture.readEmails('order-status')).toEqual([]);
    expect(await findDifferences()).toEqual([]);
  });

  test('R-PAYMENT-9: a part of an invoice that arrives has an email of its own', async () => {
    const { total } = await completeFirst();
    expect(await pay(100_000, 'pay_1')).toBe('partial');
    await runEmailJobs();
    const [, part] = await fixture.readEmails('project-invoice');
    expect(part?.data).toMatchObject({ kind: 'part-paid', arrived: 100_000, amount: total - 100_000 });
    expect(await fixture.readEmails('partial-payment')).toEqual([]);
  });

  test('R-BILLING-3: cancelling an unpaid invoice issues its credit note; the milestone is invoiced again', async () => {
    const { total, milestoneId } = await completeFirst();
    const cancellation = { milestoneId, reason: 'Wrong address.' };
    const results = await Promise.all([
      fixture.billing.cancelInvoice(staff, cancellation),
      fixture.billing.cancelInvoice(staff, cancellation),
    ]);
    expect(results.toSorted()).toEqual(['cancelled', 'not-open']);
    expect(await readDocuments()).toMatchObject([
      { kind: 'invoice', total },
      { kind: 'credit-note', total, refund_id: null },
    ]);
    await runEmailJobs();
    const emails = await fixture.readEmails('project-invoice');
    expect(emails[1]).toMatchObject({
      data: { kind: 'cancelled', reason: 'Wrong address.' },
      attachments: [{ name: 'CN-2627-000001.pdf' }],
    });
    expect(await findDifferences()).toEqual([]);
    expect(await fixture.billing.invoiceAgain(staff, milestoneId)).toBe('invoiced');
    expect((await readFirst()).invoice).toMatchObject({ number: 'INV/2627/000002', state: 'open', total });
    expect(await findDifferences()).toEqual([]);
  });

  test('R-BILLING-3: a part that is refunded leaves the invoice; cancelling it then credits the whole', async () => {
    const { total, orderNumber, milestoneId } = await completeFirst();
    expect(await pay(100_00, 'pay_part')).toBe('partial');
    const orders = createOrderManagement(fixture.database, fixture.deps);
    const version = (await orders.getOrder(staff, orderNumber))?.order.version ?? -1;
    const refund = { number: orderNumber, version, amount: 100_00, reason: 'Paid twice.', reference: 'UTR1' };
    expect(await orders.refund(staff, refund)).toMatchObject({ kind: 'refunded' });
    expect(await readDocuments()).toHaveLength(1);
    await runEmailJobs();
    const emails = await fixture.readEmails('project-invoice');
    expect(emails.map(({ data }) => data.kind)).toEqual(['issued', 'refunded']);
    expect(emails[1]).toMatchObject({ data: { amount: 100_00 }, attachments: [] });
    expect((await readFirst()).invoice).toMatchObject({ state: 'open', outstanding: total });
    expect(await findDifferences()).toEqual([]);
    await fixture.billing.cancelInvoice(staff, { milestoneId, reason: 'Agreed.' });
    expect(await readDocuments()).toMatchObject([{ total }, { kind: 'credit-note', total }]);
    expect(await findDifferences()).toEqual([]);
  });

  test('the email about the refund of a paid milestone names the invoice and has the credit note', async () => {
    const { total, orderNumber } = await completeFirst();
    await pay(total, 'pay_all');
    const orders = createOrderManagement(fixture.database, fixture.deps);
    const version = (await orders.getOrder(staff, orderNumber))?.order.version ?? -1;
    const refund = {
      number: orderNumber,
      version,
      amount: 50_00,
      reason: 'One page less.',
      reference: 'UTR7',
    };
    expect(await orders.refund(staff, refund)).toMatchObject({ kind: 'refunded' });
    await runEmailJobs();
    expect((await fixture.readEmails('project-invoice')).at(-1)).toMatchObject({
      data: { kind: 'refunded', amount: 50_00, invoice: 'INV/2627/000001', hasCreditNote: true },
      attachments: [{ name: 'CN-2627-000001.pdf' }],
    });
    expect(await fixture.readEmails('order-status')).toEqual([]);
  });

  test('R-BILLING-3: a paid invoice is refunded and not cancelled, and its credit note comes with the transfer', async () => {
    const { total, orderNumber: number } = await completeFirst();
    await pay(total, 'UTR_all');
    const orders = createOrderManagement(fixture.database, fixture.deps);
    const read = async () => {
      const found = await orders.getOrder(staff, number);
      if (!found) throw new Error('There is no such order.');
      return found;
    };
    const { version, nextStatuses } = await read();
    expect(nextStatuses).toEqual([]);
    expect(await orders.changeStatus(staff, { number, version, to: 'cancelled' })).toMatchObject({
      kind: 'not-allowed',
    });
    await fixture.database.rows({ text: `update payments set provider = 'bank'` });
    const refund = { number, version, amount: 50_00, reason: 'One page less.' };
    expect(await orders.refund(staff, refund)).toMatchObject({ kind: 'refunded' });
    const { refunds, version: next } = await read();
    const transfer = { number, version: next, refundId: refunds[0]?.id ?? '', reference: 'UTR8' };
    expect(await orders.completeRefund(staff, transfer)).toEqual({ kind: 'completed' });
    await runEmailJobs();
    expect((await fixture.readEmails('project-invoice')).at(-1)).toMatchObject({
      data: { kind: 'transferred', amount: 50_00, hasCreditNote: true },
      attachments: [{ name: 'CN-2627-000001.pdf' }],
    });
  });

  test('R-BILLING-2: staff see on the order and in the list until when it is payable', async () => {
    const { orderNumber, dueOn } = await completeFirst();
    const orders = createOrderManagement(fixture.database, fixture.deps);
    expect((await orders.getOrder(staff, orderNumber))?.order.dueOn).toBe(dueOn);
    const { orders: rows } = await orders.listOrders(staff, { view: 'to-pay', q: '' });
    expect(rows).toMatchObject([{ number: orderNumber, dueOn }]);
  });

  test('R-BILLING-2: an invoice waits for its payment, and has two reminders', async () => {
    await completeFirst();
    const remind = remindOverdueInvoices(fixture.deps);
    for (const days of [7, 15, 16, 16, 17, 23, 24, 90]) {
      fixture.time.now = new Date(NOW.getTime() + days * DAY_MS);
      await cancelUnpaidOrders(fixture.database, fixture.deps.clock)({}, context);
      await Promise.all([remind({}, context), remind({}, context)]);
    }
    expect((await readFirst()).invoice).toMatchObject({ state: 'overdue' });
    const kinds = (await fixture.readEmails('project-invoice')).map(({ data }) => data.kind);
    expect(kinds).toEqual(['issued', 'overdue', 'overdue']);
    expect(await fixture.readEmails('payment-reminder')).toEqual([]);
  });

  test('R-BILLING-5: earlier invoices that stay unpaid keep no later one from its reminder', async () => {
    for (const { milestoneId } of await list()) await complete(milestoneId);
    const remind = remindOverdueInvoices({ ...fixture.deps, batchSize: 1 });
    fixture.time.now = new Date(NOW.getTime() + 16 * DAY_MS);
    await remind({}, context);
    const reminders = (await fixture.readEmails('project-invoice')).filter(
      ({ data }) => data.kind === 'overdue',
    );
    expect(new Set(reminders.map(({ data }) => data.invoice))).toEqual(
      new Set(['INV/2627/000001', 'INV/2627/000002']),
    );
  });

  test('the books find a difference in an invoice of a milestone', async () => {
    await completeFirst();
    await query('update orders set total = total + 1, order_total = order_total + 1');
    expect((await findDifferences()).map(({ fact }) => fact)).toEqual(
      expect.arrayContaining(['total', 'order-total', 'invoice-total']),
    );
    await query('update orders set total = total - 1, order_total = order_total - 1');
    await query('delete from invoices');
    expect(await findDifferences()).toContainEqual(
      expect.objectContaining({ fact: 'invoice-count', expected: 1 }),
    );
  });

  test('members see the invoices of their project; others see nothing and may not act', async () => {
    const { milestoneId } = await completeFirst();
    const client = await fixture.addClient();
    const seen = await fixture.billing.listBilledMilestones(client, projectId);
    expect(seen).toMatchObject([{ title: 'Drawings', invoice: { state: 'open' } }, { title: 'Handover' }]);
    expect(await fixture.billing.listBilledMilestones(visitor, projectId)).toEqual([]);
    await expect(fixture.billing.invoiceAgain(visitor, milestoneId)).rejects.toThrow(NotAllowedError);
    await expect(fixture.billing.cancelInvoice(visitor, { milestoneId, reason: 'Mine.' })).rejects.toThrow(
      NotAllowedError,
    );
  });
});
