import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { ReportPeriod } from '~/domain/revenue/report-period';
import type { RevenueFigures, RevenueReport } from '~/domain/revenue/revenue-report';
import { anonymiseOrders } from '~/server/orders/anonymise-orders.server';
import { createRevenue, type Revenue } from '~/server/revenue/revenue.server';
import { engines } from '../../database/test-database';
import { createCode } from './test-discount-code';
import { actor, admin, member, openTestShop, type PlacedOrder, type TestShop } from './test-shop';

/** The clock of the shop begins on the 4 May 2026. */
const MAY: ReportPeriod = { from: '2026-05-01', to: '2026-05-31' };
const JUNE: ReportPeriod = { from: '2026-06-01', to: '2026-06-30' };

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe.each(engines)('revenue (%s)', (engine) => {
  let shop: TestShop;
  let revenue: Revenue;

  beforeAll(async () => {
    shop = await openTestShop(engine);
    revenue = createRevenue(shop.database, { clock: shop.deps.clock });
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  const read = (period = MAY): Promise<RevenueReport> => revenue.readReport(admin, period);

  async function sell(
    lines: readonly (readonly [string, number])[],
    options: Parameters<TestShop['place']>[1] = {},
  ): Promise<PlacedOrder> {
    const order = await shop.place(lines, options);
    await shop.advance(order.number, 'paid');
    return order;
  }

  async function refund(
    { number }: PlacedOrder,
    what: { lines: Record<number, number> } | { amount: number },
  ) {
    const { version } = await shop.readOrder(number);
    const form = { number, version, reason: 'Returned', reference: `UTR${version}`, ...what };
    expect(await shop.management.refund(actor, form)).toMatchObject({ kind: 'refunded' });
  }

  const readTotals = async ({ number }: PlacedOrder) => {
    const [row] = await shop.database.rows<{ value: number; tax: number; total: number; discount: number }>({
      text: 'select total - discount as value, tax, order_total as total, discount from orders where number = $1',
      values: [number],
    });
    if (!row) throw new Error(`There is no order ${number}.`);
    return row;
  };

  /** R-REVENUE-1: the parts add up to the same. */
  function expectToAgree({ figures, intervals, products: sold, states }: RevenueReport) {
    expect(figures.revenue).toBe(figures.invoiced - figures.credited);
    for (const parts of [intervals, sold])
      expect(sum(parts.map((part) => part.revenue))).toBe(figures.revenue);
    expect(sum(states.map(({ amount }) => amount))).toBe(figures.revenue);
    expect(sum(sold.map(({ invoiced }) => invoiced))).toBe(figures.invoiced);
    expect(sum(sold.map(({ credited }) => credited))).toBe(figures.credited);
  }

  test('R-REVENUE-1: an order counts with its invoice, before tax and after discounts', async () => {
    await createCode(shop, { code: 'TEN' });
    const orders = [
      await sell([['mosaic-mug', 2]]),
      await sell(
        [
          ['mosaic-mug', 1],
          ['keycap-set', 1],
        ],
        { discount: { code: 'TEN' } },
      ),
    ];
    await shop.place([['mosaic-mug', 5]]);
    const totals = await Promise.all(orders.map(readTotals));
    const report = await read();
    expect(report.figures).toEqual<RevenueFigures>({
      revenue: sum(totals.map(({ value }) => value)),
      invoiced: sum(totals.map(({ value }) => value)),
      credited: 0,
      tax: sum(totals.map(({ tax }) => tax)),
      discounts: sum(totals.map(({ discount }) => discount)),
      orders: 2,
      orderTotals: sum(totals.map(({ total }) => total)),
      milestones: 0,
      milestoneValues: 0,
    });
    expectToAgree(report);
    expect(report.products.map(({ id, units }) => [id, units])).toEqual(
      expect.arrayContaining([
        ['mosaic-mug', 3],
        ['keycap-set', 1],
      ]),
    );
    expect(report.codes).toMatchObject([{ name: 'TEN', count: 1 }]);
    expect(report.money).toMatchObject({ received: sum(totals.map(({ total }) => total)), refunded: 0 });
  });

  test('R-REVENUE-3: what goes back is deducted from its product, on the day of its credit note', async () => {
    const order = await sell([
      ['mosaic-mug', 3],
      ['keycap-set', 2],
    ]);
    const other = await sell([['mosaic-mug', 1]]);
    shop.setNow(new Date('2026-06-02T10:00:00Z'));
    await refund(order, { lines: { 1: 1 } });
    await refund(other, { amount: 50_00 });
    expect((await read()).figures.credited).toBe(0);
    const june = await read(JUNE);
    expectToAgree(june);
    expect(june.figures).toMatchObject({ invoiced: 0, orders: 0 });
    expect(june.products).toMatchObject([
      { name: 'Prices reduced afterwards', units: 0, invoiced: 0 },
      { id: 'keycap-set', units: -1, invoiced: 0 },
    ]);
    expect(june.products[0]?.id).toBeUndefined();
    expect(june.figuresBefore).toEqual((await read()).figures);
    expect(june.money.refunded).toBeGreaterThan(50_00);
  });

  test('a cancelled order is deducted from all of its products', async () => {
    const order = await sell([
      ['mosaic-mug', 3],
      ['keycap-set', 2],
    ]);
    await shop.advance(order.number, 'cancelled');
    await refund(order, { amount: (await readTotals(order)).total });
    const report = await read();
    expectToAgree(report);
    expect(report.figures.revenue).toBe(0);
    expect(report.products.map(({ units, revenue: left }) => [units, left])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('R-REVENUE-2: the days are those of the company, the first and the last included', async () => {
    shop.setNow(new Date('2026-05-31T18:29:00Z'));
    await sell([['mosaic-mug', 1]]);
    shop.setNow(new Date('2026-05-31T18:31:00Z'));
    await sell([['mosaic-mug', 2]]);
    const [may, june] = [await read(), await read(JUNE)];
    expect([may.figures.orders, june.figures.orders]).toEqual([1, 1]);
    expect(may.intervals.at(-1)?.revenue).toBe(may.figures.revenue);
    expect(june.intervals[0]?.revenue).toBe(june.figures.revenue);
    expect(may.money.received).toBe(may.figures.orderTotals);
    expect(june.money.received).toBe(june.figures.orderTotals);
  });

  test('R-REVENUE-4: who bought before the period is no first buyer; a deleted account is not counted', async () => {
    await sell([['mosaic-mug', 1]], { email: 'asha@example.com' });
    shop.setNow(new Date('2026-06-02T10:00:00Z'));
    await sell([['mosaic-mug', 1]], { email: 'ASHA@example.com' });
    await sell([['mosaic-mug', 1]], { email: 'asha@example.com' });
    const { number } = await sell([['mosaic-mug', 1]], { email: 'ravi@example.com' });
    expect((await read()).buyers).toEqual({ firstTime: 1, returning: 0 });
    expect((await read(JUNE)).buyers).toEqual({ firstTime: 1, returning: 1 });
    await shop.advance(number, 'packed', 'shipped', 'delivered');
    await shop.database.rows({
      text: 'update orders set deletion_requested_at = now() where number = $1',
      values: [number],
    });
    await anonymiseOrders(shop.database.db, new Date('2027-06-02T10:00:00Z'));
    expect((await read(JUNE)).buyers).toEqual({ firstTime: 0, returning: 1 });
  });

  test('gift cards count as money when they are bought, not when they pay', async () => {
    const card = await sell([['gift-card', 2]]);
    const [issued] = await shop.giftCards.listOfOrder(card.orderId);
    const order = await shop.place([['mosaic-mug', 1]], { discount: { code: issued?.code ?? '' } });
    const [bought, paid] = await Promise.all([card, order].map(readTotals));
    const report = await read();
    expect(report.money).toMatchObject({ received: bought?.total, paidByGiftCards: paid?.total });
    expect(report.figures).toMatchObject({ orders: 2, invoiced: (bought?.value ?? 0) + (paid?.value ?? 0) });
    expectToAgree(report);
  });

  test('what goes back to a gift card is no refunded money', async () => {
    const card = await sell([['gift-card', 1]]);
    const [issued] = await shop.giftCards.listOfOrder(card.orderId);
    const order = await shop.place([['mosaic-mug', 1]], { discount: { code: issued?.code ?? '' } });
    await shop.orders.cancelByKey(order);
    expect((await read()).money).toMatchObject({ refunded: 0 });
  });

  test('a product that is gone has the name under which it was sold', async () => {
    await sell([['mosaic-mug', 1]]);
    const name = (await read()).products[0]?.name;
    await shop.database.rows({ text: `update order_lines set product_id = 'former-mug'` });
    expect((await read()).products).toMatchObject([{ id: 'former-mug', name }]);
    expect((await read()).products[0]?.category).toBeUndefined();
  });

  test('the CSV file has all products, in rupees', async () => {
    const order = await sell([['mosaic-mug', 2]]);
    const { value } = await readTotals(order);
    const { name, content } = await revenue.exportProducts(admin, MAY);
    expect(name).toBe('revenue-2026-05-01-2026-05-31.csv');
    const rupees = (value / 100).toFixed(2);
    const [head, row] = (await new Response(content).text()).split('\r\n');
    expect(head).toBe('Product,Id,Category,Units,Invoiced,Credited,Revenue');
    expect(row).toMatch(new RegExp(`mosaic-mug,[^,]+,2,${rupees},0.00,${rupees}$`));
  });

  test('only who may read invoices', async () => {
    for (const user of [actor, member]) {
      await expect(revenue.readReport(user, MAY)).rejects.toThrow(NotAllowedError);
      await expect(revenue.exportProducts(user, MAY)).rejects.toThrow(NotAllowedError);
    }
  });
});
