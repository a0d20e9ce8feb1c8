import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { INVOICES_PER_PAGE } from '~/domain/invoices/invoice-query';
import { createInvoices, type Invoices } from '~/server/invoices/invoices.server';
import { engines } from '../../database/test-database';
import { localPdfThread } from '../../fakes/local-pdf-thread';
import {
  member,
  openTestShop,
  owner,
  type PlacedOrder,
  actor as staff,
  type TestShop,
} from '../orders/test-shop';
import { readInvoiceRows } from './invoice-rows';

const admin: SignedIn = { ...staff, user: { ...staff.user, role: 'admin' } };
const ORDERS = 3;

describe.each(engines)('invoices (%s)', (engine) => {
  let shop: TestShop;
  let invoices: Invoices;
  let placed: PlacedOrder[];
  const renderInvoice = vi.fn(localPdfThread.renderInvoice);

  beforeAll(async () => {
    shop = await openTestShop(engine);
    const clock = () => new Date('2026-05-20T10:00:00Z');
    invoices = createInvoices(shop.database, { clock, pdfThread: { renderInvoice } });
    placed = [];
    for (let index = 0; index < ORDERS; index += 1) {
      const order = await shop.place([['mosaic-mug', 1 + index]], index === 0 ? { userId: owner.id } : {});
      await shop.advance(order.number, 'paid');
      placed.push(order);
    }
    const { version } = await shop.readOrder(placed[0]?.number ?? '');
    await shop.management.refund(staff, {
      number: placed[0]?.number ?? '',
      version,
      amount: 118_00,
      reason: 'Late',
      reference: 'UTR5',
    });
  });
  afterAll(() => shop.database.close());

  const own = () => placed[0] as PlacedOrder;
  const guest = () => placed[1] as PlacedOrder;
  const FILE = 'INV-2627-000001.pdf';

  test('a buyer gets the documents of own orders, by account and by secret link, and no others', async () => {
    const { orders } = shop;
    const stranger = { ...owner, id: '01938f00-0000-7000-8000-00000000ffff', email: 'other@example.com' };
    expect(await orders.getInvoice({ number: own().number, owner }, FILE)).toMatchObject({
      number: 'INV/2627/000001',
    });
    expect(await orders.getInvoice(own(), FILE)).toMatchObject({ number: 'INV/2627/000001' });
    expect(await orders.getInvoice(own(), 'CN-2627-000001.pdf')).toMatchObject({ kind: 'credit-note' });
    const refused = [
      orders.getInvoice({ number: own().number, owner: stranger }, FILE),
      orders.getInvoice({ number: guest().number, owner }, 'INV-2627-000002.pdf'),
      orders.getInvoice({ ...own(), accessKey: guest().accessKey }, FILE),
      orders.getInvoice({ ...own(), accessKey: '' }, FILE),
      // A document of another order than the one that the buyer has.
      orders.getInvoice(guest(), FILE),
      orders.getInvoice(own(), 'INV-2627-000099.pdf'),
      orders.getInvoice(own(), '../../etc/passwd'),
    ];
    expect(await Promise.all(refused)).toEqual(refused.map(() => null));
  });

  test('staff get the documents of every order, members of none; a month needs its own permission', async () => {
    const wanted = { orderNumber: guest().number, fileName: 'INV-2627-000002.pdf' };
    expect(await invoices.getInvoice(staff, wanted)).toMatchObject({ number: 'INV/2627/000002' });
    expect(await invoices.getInvoice(staff, { ...wanted, orderNumber: own().number })).toBeNull();
    await expect(invoices.getInvoice(member, wanted)).rejects.toThrow(NotAllowedError);
    for (const user of [member, staff]) {
      await expect(invoices.listInvoices(user, {})).rejects.toThrow(NotAllowedError);
      expect(() => invoices.exportCsv(user, '2026-05')).toThrow(NotAllowedError);
      expect(() => invoices.exportZip(user, '2026-05')).toThrow(NotAllowedError);
    }
  });

  test('a document is rendered once for repeated downloads, and again after a failure', async () => {
    const invoice = await shop.orders.getInvoice(own(), FILE);
    if (!invoice) throw new Error('There is an invoice.');
    renderInvoice.mockClear();
    renderInvoice.mockRejectedValueOnce(new Error('The PDF thread ended.'));
    await expect(invoices.renderPdf(invoice)).rejects.toThrow('ended');
    const files = await Promise.all([invoices.renderPdf(invoice), invoices.renderPdf(invoice)]);
    for (const file of files) expect(file).toMatchObject({ name: FILE, mediaType: 'application/pdf' });
    expect(renderInvoice).toHaveBeenCalledTimes(2);
  });

  test('a month has its documents, its totals and nothing of other months', async () => {
    const { month, months, totals, invoices: listed } = await invoices.listInvoices(admin, {});
    expect({ month, months }).toEqual({ month: '2026-05', months: ['2026-05'] });
    expect(totals.invoices.count).toBe(ORDERS);
    expect(totals.creditNotes).toEqual({ count: 1, total: 118_00 });
    expect(listed.map(({ number }) => number)).toEqual([
      'INV/2627/000003',
      'INV/2627/000002',
      'INV/2627/000001',
      'CN/2627/000001',
    ]);
    expect(listed.at(-1)).toMatchObject({ orderNumber: own().number, buyer: 'Asha Rao' });
    const april = await invoices.listInvoices(admin, { month: '2026-04' });
    expect(april).toMatchObject({
      month: '2026-04',
      invoices: [],
      totals: { invoices: { count: 0, total: 0 } },
    });
  });

  test('the CSV of a month adds up to its documents', async () => {
    const { name, content } = invoices.exportCsv(admin, '2026-05');
    expect(name).toBe('gst-2026-05.csv');
    const rows = parse(await text(content), { columns: true, bom: true }) as Record<string, string>[];
    const documents = await readInvoiceRows(shop.database);
    expect(new Set(rows.map((row) => row.Number))).toEqual(new Set(documents.map(({ number }) => number)));
    const sum = rows.reduce((all, row) => all + Math.round(Number(row['Total of row']) * 100), 0);
    expect(sum).toBe(documents.reduce((all, { total }) => all + total, 0));
  });

  test('the ZIP of a month has every PDF, and renders the next one when the client has read the last', async () => {
    renderInvoice.mockClear();
    const { name, content } = invoices.exportZip(admin, '2026-05');
    expect(name).toBe('invoices-2026-05.zip');
    const reader = content.getReader();
    const chunks: Uint8Array[] = [];
    let mostAhead = 0;
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      chunks.push(value);
      const files = chunks.filter((chunk) => chunk[0] === 0x50 && chunk[2] === 0x03).length;
      mostAhead = Math.max(mostAhead, renderInvoice.mock.calls.length - files);
    }
    expect(mostAhead).toBeLessThanOrEqual(1);
    const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
    expect(Object.keys(files).toSorted()).toEqual([
      'CN-2627-000001.pdf',
      'INV-2627-000001.pdf',
      'INV-2627-000002.pdf',
      'INV-2627-000003.pdf',
    ]);
    expect(Buffer.from(files[FILE] ?? []).toString()).toContain('%PDF of INV/2627/000001');
  });

  test('a cancelled download ends the rendering', async () => {
    renderInvoice.mockClear();
    const reader = invoices.exportZip(admin, '2026-05').content.getReader();
    await reader.read();
    await reader.cancel();
    expect(renderInvoice.mock.calls.length).toBeLessThan(ORDERS + 1);
  });

  test('R-INVOICE-5: a code shows kind, number, date and total, and nothing else', async () => {
    const [invoice] = await readInvoiceRows(shop.database);
    const code = invoice?.verificationCode ?? '';
    expect(await invoices.verifyInvoice(code.toUpperCase(), '203.0.113.1')).toEqual({
      kind: 'genuine',
      invoice: { kind: 'invoice', number: invoice?.number, issuedOn: '2026-05-04', total: invoice?.total },
    });
    for (const unknown of ['', 'x', '2'.repeat(20), `${code}2`])
      expect(await invoices.verifyInvoice(unknown, '203.0.113.1')).toEqual({ kind: 'unknown' });
  });

  test('a network that tries many codes has to wait, another one has not', async () => {
    await shop.database.rows({
      text: `update rate_limits set points = 1000 where key like 'invoice-verification%'`,
    });
    expect(await invoices.verifyInvoice('2'.repeat(20), '203.0.113.1')).toMatchObject({ kind: 'wait' });
    expect(await invoices.verifyInvoice('2'.repeat(20), '203.0.113.2')).toEqual({ kind: 'unknown' });
  });

  test('pages forward and back have no gap', async () => {
    await shop.database.rows({
      text: `insert into invoices (id, kind, number, financial_year, position, order_id, issued_on, total, content,
          verification_code, created_at)
        select gen_random_uuid(), 'invoice', 'INV/2728/' || lpad(n::text, 6, '0'), '2728', n, order_id,
          date '2027-04-01' + (n % 9), 1, content, 'code ' || n, now()
        from invoices, generate_series(1, ${INVOICES_PER_PAGE * 2 + 7}) as n where invoices.number = 'INV/2627/000001'`,
    });
    const seen: string[] = [];
    let page = await invoices.listInvoices(admin, { month: '2027-04' });
    const first = page.invoices;
    for (;;) {
      seen.push(...page.invoices.map(({ number }) => number));
      if (!page.older) break;
      page = await invoices.listInvoices(admin, { month: '2027-04', cursor: page.older });
    }
    expect(seen).toHaveLength(INVOICES_PER_PAGE * 2 + 7);
    expect(new Set(seen).size).toBe(seen.length);
    while (page.newer) page = await invoices.listInvoices(admin, { month: '2027-04', cursor: page.newer });
    expect(page.invoices).toEqual(first);
  });
});
