import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toApiOrder } from '~/domain/api/api-order';
import { NotAllowedError } from '~/domain/auth/permissions';
import { PAYMENT_DAYS } from '~/domain/orders/checkout-limits';
import type { LineUnits } from '~/domain/orders/line-units';
import { DAY_MS } from '~/domain/time/durations';
import type { CodeClient } from '~/server/discounts/check-code.server';
import { countRows } from '../../database/count-rows';
import { engines } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { createCartLine, createPlaceRequest } from '../../fixtures/order-requests';
import { createCode } from './test-discount-code';
import { actor, admin, openTestShop, owner, START, type TestShop } from './test-shop';

const MUG = 649_00;
const discount = { code: 'monsoon ' };

describe.each(engines)('R-DISCOUNT: orders with a discount code (%s)', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  /** The counter of the code, and the uses of orders. They must be equal. */
  async function readUses() {
    const [row] = await shop.database.rows<{ uses: number; counted: number }>({
      text: `select uses, (select count(*)::int from discount_uses where code_id = discount_codes.id) as counted
        from discount_codes`,
    });
    expect(row?.uses).toBe(row?.counted);
    return row?.uses;
  }
  const countOrders = () => countRows(shop.database, 'orders');
  const refund = async (number: string, lines: LineUnits) => {
    const { version } = await shop.readOrder(number);
    return shop.management.refund(admin, { number, version, lines, reason: 'Damaged', reference: 'UTR1' });
  };

  test('the order has the code as an amount of its own, with the shares of its lines', async () => {
    await createCode(shop);
    const { number, accessKey } = await shop.place(
      [
        ['mosaic-mug', 2],
        ['desk-mat', 1],
      ],
      { discount },
    );
    const order = await shop.orders.getOrderByKey(number, accessKey);
    const mat = 1499_00 - 224_85;
    const amount = Math.round((2 * MUG + mat) / 10);
    expect(order?.priced).toMatchObject({
      total: 2 * MUG + 1499_00,
      discount: 224_85,
      taxable: 2 * MUG + mat - amount,
      codeDiscount: { code: 'MONSOON', amount, shares: [129_80, amount - 129_80] },
    });
    expect(order?.priced.explanation.find(({ id }) => id === 'discount-code')?.amount).toBe(-amount);
    const [row] = await shop.database.rows({
      text: 'select discount, discount_code, code_discount from orders',
    });
    expect(row).toEqual({ discount: 224_85 + amount, discount_code: 'MONSOON', code_discount: amount });
    expect(await readUses()).toBe(1);
  });

  test('R-API-3: for other programs, what the lines cost and the tax make the total', async () => {
    await createCode(shop);
    const { number } = await shop.place(
      [
        ['mosaic-mug', 2],
        ['desk-mat', 1],
      ],
      { discount },
    );
    const { order } = await shop.readOrder(number);
    const { lines, tax, total } = toApiOrder(order, { url: '', currency: 'INR', includesContact: false });
    expect(lines.reduce((sum, { payable }) => sum + payable, tax)).toBe(total);
  });

  test('a gift card has no share, and alone it takes no code', async () => {
    await createCode(shop);
    const { number } = await shop.place(
      [
        ['mosaic-mug', 1],
        ['gift-card', 1],
      ],
      { discount },
    );
    const { order } = await shop.readOrder(number);
    expect(order.priced.codeDiscount?.shares).toEqual([MUG / 10, 0]);
    const lines = [createCartLine('gift-card')];
    const checked = await shop.discounts.checkCode({
      code: 'MONSOON',
      lines,
      email: owner.email,
      ipAddress: '192.0.2.1',
    });
    expect(checked).toMatchObject({ kind: 'refused', issue: { kind: 'nothing-eligible' } });
  });

  test('R-DISCOUNT-9: a network tries at most 60 codes an hour, staff who enter orders have a limit of their own', async () => {
    const lines = [createCartLine('mosaic-mug')];
    const check = (client: CodeClient) => shop.discounts.checkCode({ code: 'GUESS', lines, ...client });
    const network = { ipAddress: '192.0.2.1' };
    for (let count = 0; count < 70; count++)
      expect(await check({ staff: actor })).toMatchObject({ kind: 'refused' });
    for (let count = 0; count < 60; count++) expect((await check(network)).kind).toBe('refused');
    expect(await check(network)).toMatchObject({ kind: 'wait' });
    expect((await check({ staff: actor })).kind).toBe('refused');
    expect(await shop.discounts.countTriedCode({ staff: admin })).toBe(0);
    await expect(check({ staff: createActor('user', START) })).rejects.toThrow(NotAllowedError);
    await shop.database.rows({ text: 'update rate_limits set points = 300' });
    expect(await shop.discounts.countTriedCode({ staff: actor })).toBeGreaterThan(0);
  });

  test('lines of other categories have no share, and refunds by line add up to the order total', async () => {
    await createCode(shop, { categoryId: 'table', kind: 'amount', value: 100_01 });
    const { number } = await shop.place(
      [
        ['mosaic-mug', 3],
        ['desk-mat', 1],
      ],
      { discount },
    );
    await shop.advance(number, 'paid');
    const { order } = await shop.readOrder(number);
    expect(order.priced.codeDiscount?.shares).toEqual([100_01, 0]);
    const parts: LineUnits[] = [{ 1: 1 }, { 0: 1 }, { 0: 2 }];
    const amounts: number[] = [];
    for (const lines of parts) {
      const result = await refund(number, lines);
      if (result.kind !== 'refunded') throw new Error(result.kind);
      amounts.push(result.amount);
    }
    expect(amounts[0]).toBe(Math.round((1499_00 - 224_85) * 1.18));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(order.priced.orderTotal);
    expect((await shop.readOrder(number)).order.status).toBe('refunded');
  });

  test('of two hundred orders at once, five get the last five uses, and nobody gets a partial order', async () => {
    await createCode(shop, { maxUses: 5 });
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        shop.tryToPlace([[index % 2 ? 'mosaic-mug' : 'desk-mat', 1]], {
          discount,
          email: `buyer${index}@example.com`,
        }),
      ),
    );
    expect(results.filter(({ kind }) => kind === 'placed')).toHaveLength(5);
    const refused = results.filter(({ kind }) => kind === 'discount-changed');
    expect(refused).toHaveLength(195);
    for (const result of refused) expect(result).toMatchObject({ issue: { kind: 'used-up' } });
    expect(await readUses()).toBe(5);
    expect(await countOrders()).toBe(5);
    const mugs = await shop.readStock('mosaic-mug');
    const mats = await shop.readStock('desk-mat');
    expect((mugs ?? 0) + (mats ?? 0)).toBe(95);
  });

  test('twenty orders of one person at once: one uses a code that works once for each person', async () => {
    await createCode(shop, { isOncePerPerson: true });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        shop.tryToPlace([['mosaic-mug', 1]], { discount, email: `Asha+${index}@example.com` }),
      ),
    );
    expect(results.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'discount-changed')[0]).toMatchObject({
      issue: { kind: 'used-by-person' },
    });
    expect(await readUses()).toBe(1);
    const account = { discount, userId: owner.id };
    await shop.place([['mosaic-mug', 1]], { ...account, email: 'one@example.com' });
    expect(
      await shop.tryToPlace([['mosaic-mug', 1]], { ...account, email: 'two@example.com' }),
    ).toMatchObject({
      issue: { kind: 'used-by-person' },
    });
  });

  test('a repeated submission returns the order that got the last use', async () => {
    await createCode(shop, { maxUses: 1 });
    const request = createPlaceRequest([createCartLine('mosaic-mug')], { discount });
    const results = await Promise.all(Array.from({ length: 10 }, () => shop.orders.place(request)));
    const numbers = new Set(results.map((result) => result.kind === 'placed' && result.number));
    expect(numbers.size).toBe(1);
    expect(await readUses()).toBe(1);
    expect(await shop.orders.place({ ...request, discount: undefined })).toMatchObject({
      kind: 'key-conflict',
    });
  });

  test('an order that the buyer saw with another discount is not placed', async () => {
    await createCode(shop);
    const shown = { ...discount, amount: 64_91 };
    expect(await shop.tryToPlace([['mosaic-mug', 1]], { discount: shown })).toMatchObject({
      kind: 'discount-changed',
      quote: { priced: { codeDiscount: { amount: 64_90 } } },
    });
    expect([await countOrders(), await readUses(), await shop.readStock('mosaic-mug')]).toEqual([0, 0, 50]);
    await shop.place([['mosaic-mug', 1]], { discount: { ...discount, amount: 64_90 } });
  });

  test('a cancelled order gives its use back once, and the next buyer gets it', async () => {
    await createCode(shop, { maxUses: 1, isOncePerPerson: true });
    const order = await shop.place([['mosaic-mug', 1]], { discount });
    const again = () => shop.tryToPlace([['mosaic-mug', 1]], { discount });
    expect(await again()).toMatchObject({ kind: 'discount-changed' });
    await Promise.all(Array.from({ length: 10 }, () => shop.orders.cancelByKey(order)));
    expect(await readUses()).toBe(0);
    const results = await Promise.all(Array.from({ length: 10 }, again));
    expect(results.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
    expect(await readUses()).toBe(1);
  });

  test('orders and cancellations at once leave the counter right', async () => {
    await createCode(shop, { maxUses: 6 });
    const placed = await Promise.all(
      Array.from({ length: 6 }, () =>
        shop.place(
          [
            ['desk-mat', 1],
            ['mosaic-mug', 1],
          ],
          { discount },
        ),
      ),
    );
    const results = await Promise.all([
      ...placed.map((order) => shop.orders.cancelByKey(order)),
      ...Array.from({ length: 20 }, () =>
        shop.tryToPlace(
          [
            ['mosaic-mug', 1],
            ['desk-mat', 1],
          ],
          { discount },
        ),
      ),
    ]);
    const won = results.filter(({ kind }) => kind === 'placed').length;
    expect(results.filter(({ kind }) => kind === 'cancelled')).toHaveLength(6);
    expect(await readUses()).toBe(won);
    expect(await shop.readStock('mosaic-mug')).toBe(50 - won);
  });

  test('an unpaid order that is cancelled gives its use back, a delivered one that is refunded does not', async () => {
    await createCode(shop);
    await shop.place([['mosaic-mug', 1]], { discount });
    const { number } = await shop.place([['mosaic-mug', 1]], { discount });
    await shop.advance(number, 'paid', 'packed', 'shipped', 'delivered');
    shop.setNow(new Date(START.getTime() + PAYMENT_DAYS * DAY_MS + 1));
    await shop.cancelUnpaid();
    expect(await readUses()).toBe(1);
    await refund(number, { 0: 1 });
    expect((await shop.readOrder(number)).order.status).toBe('refunded');
    expect(await readUses()).toBe(1);
  });

  test('an order that costs nothing is paid at once, and is not cancelled as unpaid', async () => {
    await createCode(shop, { value: 10_000 });
    const { number } = await shop.place([['mosaic-mug', 1]], { discount });
    shop.setNow(new Date(START.getTime() + PAYMENT_DAYS * DAY_MS + 1));
    await shop.cancelUnpaid();
    const { order, events } = await shop.readOrder(number);
    expect(order).toMatchObject({ status: 'paid', priced: { orderTotal: 0 }, balance: { outstanding: 0 } });
    expect(events.at(-1)).toMatchObject({ status: 'paid', actor: 'system' });
  });
});
