import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { GstAmounts } from '~/domain/gst-return/gst-return';
import { createInvoices, type Invoices } from '~/server/invoices/invoices.server';
import { engines } from '../../database/test-database';
import { localPdfThread } from '../../fakes/local-pdf-thread';
import {
  admin,
  member,
  openTestShop,
  type PlacedOrder,
  actor as staff,
  type TestShop,
} from '../orders/test-shop';
import { readInvoiceRows } from './invoice-rows';

/** More than a batch. */
const MANY = 230;

describe.each(engines)('the GST return (%s)', (engine) => {
  let shop: TestShop;
  let invoices: Invoices;

  beforeAll(async () => {
    shop = await openTestShop(engine);
    invoices = createInvoices(shop.database, { clock: shop.deps.clock, pdfThread: localPdfThread });
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    await shop.database.rows({ text: 'truncate invoice_counters' });
  });

  async function sell(lines: Parameters<TestShop['place']>[0]): Promise<PlacedOrder> {
    const order = await shop.place(lines);
    await shop.advance(order.number, 'paid');
    return order;
  }

  async function refund({ number }: PlacedOrder, amount: number) {
    const { version } = await shop.readOrder(number);
    const form = { number, version, amount, reason: 'Late', reference: `UTR${version}` };
    expect(await shop.management.refund(staff, form)).toMatchObject({ kind: 'refunded' });
  }

  /** Issues copies of a document on other numbers, with other contents. */
  const copyDocument = (kind: string, count: number, content: string) =>
    shop.database.rows({
      text: `insert into invoices (id, kind, number, financial_year, position, order_id, issued_on, total, content,
          verification_code, created_at)
        select gen_random_uuid(), kind, left(number, -6) || lpad((position + n)::text, 6, '0'), financial_year,
          position + n, order_id, date '2026-05-01' + n % 31, (changed.content ->> 'total')::bigint, changed.content,
          'copy ' || kind || n, now()
        from invoices, generate_series(1, $2::int) as n, lateral (select ${content} as content) as changed
        where kind = $1`,
      values: [kind, count],
    });

  const addUp = (amounts: readonly GstAmounts[]) => ({
    taxable: amounts.reduce((sum, { taxable }) => sum + taxable, 0),
    total: amounts.reduce((sum, { total }) => sum + total, 0),
  });

  test('R-INVOICE-6: a month has its documents alone, and credit notes are on their own day', async () => {
    const order = await sell([['mosaic-mug', 3]]);
    shop.setNow(new Date('2026-06-02T10:00:00Z'));
    await refund(order, 118_00);
    const may = await invoices.readGstReturn(admin, '2026-05');
    const june = await invoices.readGstReturn(admin, '2026-06');
    expect(may).toMatchObject({ month: '2026-05', today: '2026-06-02', months: ['2026-06', '2026-05'] });
    expect(may.otherB2c).toMatchObject([{ count: 1, rateBasisPoints: 1800 }]);
    expect(may.series).toEqual({
      invoice: [{ first: 'INV/2627/000001', last: 'INV/2627/000001', count: 1 }],
      'credit-note': [],
    });
    expect(june.month).toBe('2026-06');
    expect(june.liability).toMatchObject({ taxable: -100_00, total: -118_00 });
    expect(june.series['credit-note']).toMatchObject([{ first: 'CN/2627/000001', count: 1 }]);
    expect(june.hsn.b2c).toMatchObject([{ hsnCode: '6912', quantity: 0, taxable: -100_00 }]);
  });

  test('R-INVOICE-6: the credit note for a large invoice of an earlier month is in table 9B', async () => {
    const order = await sell([['mosaic-mug', 1]]);
    await shop.database.rows({
      text: `update invoices set total = 150000000, content = content || '{"placeOfSupply": {"state": "Kerala",
        "stateCode": "32"}, "total": 150000000}'::jsonb`,
    });
    expect((await invoices.readGstReturn(admin, '2026-05')).largeB2c).toMatchObject([
      { place: '32-Kerala', count: 1 },
    ]);
    shop.setNow(new Date('2026-06-02T10:00:00Z'));
    await refund(order, 118_00);
    const { creditNotes, otherB2c } = await invoices.readGstReturn(admin, '2026-06');
    expect(creditNotes.unregistered.count).toBe(1);
    expect(otherB2c).toEqual([]);
  });

  test('R-INVOICE-9: opens with the month before until its tax is due, then with the current one', async () => {
    await sell([['mosaic-mug', 1]]);
    shop.setNow(new Date('2026-06-20T10:00:00Z'));
    expect((await invoices.readGstReturn(admin)).month).toBe('2026-05');
    shop.setNow(new Date('2026-06-21T10:00:00Z'));
    expect((await invoices.readGstReturn(admin)).month).toBe('2026-06');
  });

  test('R-INVOICE-6: the tables of a large month add up to its documents, in the file as well', async () => {
    const order = await sell([
      ['mosaic-mug', 2],
      ['keycap-set', 1],
    ]);
    await refund(order, 118_00);
    await copyDocument(
      'invoice',
      MANY,
      `case when n % 3 = 0 then jsonb_set(content, '{buyer,gstin}', '"27AAPFU0939F1ZV"') else content end`,
    );
    const { buyers, largeB2c, otherB2c, creditNotes, hsn, liability, series } = await invoices.readGstReturn(
      admin,
      '2026-05',
    );
    const documents = await readInvoiceRows(shop.database);
    const signed = documents.map(({ kind, content }) => (kind === 'invoice' ? 1 : -1) * content.total);
    const total = signed.reduce((sum, each) => sum + each, 0);
    expect(liability.total).toBe(total);
    expect(addUp([...hsn.b2b, ...hsn.b2c])).toEqual(addUp([liability]));
    expect(buyers).toMatchObject([{ gstin: '27AAPFU0939F1ZV', count: Math.floor(MANY / 3) }]);
    expect(largeB2c).toEqual([]);
    expect(otherB2c[0]?.count).toBe(MANY + 2 - Math.floor(MANY / 3));
    expect(creditNotes).toMatchObject({ registered: { count: 0 }, unregistered: { count: 0 } });
    expect(series.invoice).toEqual([
      {
        first: 'INV/2627/000001',
        last: `INV/2627/${String(MANY + 1).padStart(6, '0')}`,
        count: MANY + 1,
      },
    ]);
    const { name, content } = invoices.exportGstReturn(admin, '2026-05');
    expect(name).toBe('gst-return-2026-05.csv');
    const rows = parse(await text(content), { bom: true, relax_column_count: true }) as string[][];
    const values = rows.filter((row) => row[0] === '6912' || row[0] === '8473').map((row) => Number(row[3]));
    expect(Math.round(values.reduce((sum, value) => sum + value, 0) * 100)).toBe(total);
  });

  test('a month without documents is empty; others than staff with the permission get none', async () => {
    const { liability, ...empty } = await invoices.readGstReturn(admin, '2025-01');
    expect(empty).toMatchObject({ buyers: [], otherB2c: [], hsn: { b2b: [], b2c: [] } });
    expect(liability.total).toBe(0);
    for (const user of [member, staff]) {
      await expect(invoices.readGstReturn(user, '2026-05')).rejects.toThrow(NotAllowedError);
      expect(() => invoices.exportGstReturn(user, '2026-05')).toThrow(NotAllowedError);
    }
  });
});
