import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffOrderQuery } from '~/domain/orders/staff-order-query';
import { HOUR_MS } from '~/domain/time/durations';
import { engines } from '../../database/test-database';
import { actor, openTestShop, START, type TestShop } from './test-shop';

const TO_PACK: StaffOrderQuery = { view: 'to-pack', q: '' };

describe.each(engines)('R-ADMIN-13: all orders of a list (%s)', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  async function placePaid(...request: Parameters<TestShop['place']>): Promise<string> {
    const { number } = await shop.place(...request);
    await shop.advance(number, 'paid');
    return number;
  }

  const readStatus = async (number: string) => (await shop.readOrder(number)).order.status;

  test('those of the view and its filters go on', async () => {
    const mugs = [await placePaid(), await placePaid()];
    const mat = await placePaid([['desk-mat', 1]]);
    const { number: unpaid } = await shop.place();
    const query: StaffOrderQuery = { ...TO_PACK, q: 'mosaic mug' };
    const matching = await shop.management.countMatching(actor, query);
    expect(matching).toEqual({ count: 2, to: 'packed', shownAt: START });
    shop.setNow(new Date(START.getTime() + HOUR_MS));
    expect(await shop.management.markMatching(actor, { query, shownAt: START })).toEqual({
      changed: mugs,
      unchanged: [],
      to: 'packed',
      left: 0,
    });
    expect(await readStatus(mat)).toBe('paid');
    expect(await readStatus(unpaid)).toBe('placed');
    const { events } = await shop.readOrder(mugs[0] ?? '');
    expect(events.at(-1)).toMatchObject({ status: 'packed', actor: 'staff', by: 'Kabir Ahluwalia' });
  });

  test('an order that came or was changed after they were shown stays as it is', async () => {
    const shown = await placePaid();
    const noted = await placePaid();
    shop.setNow(new Date(START.getTime() + HOUR_MS));
    await shop.management.addNote(actor, { number: noted, note: 'Wait for the other parcel.' });
    const later = await placePaid();
    expect(await shop.management.markMatching(actor, { query: TO_PACK, shownAt: START })).toEqual({
      changed: [shown],
      unchanged: [{ number: noted, reason: 'changed', status: 'paid' }],
      to: 'packed',
      left: 0,
    });
    expect([await readStatus(noted), await readStatus(later)]).toEqual(['paid', 'paid']);
  });

  test('two hundred go on at once, the oldest first, and a repeated call goes on with those that are left', async () => {
    const first = await placePaid();
    await shop.database.rows({
      text: `insert into orders (id, number, status, contact, delivery, payment_method, total, discount, tax, order_total,
          tax_rate_basis_points, idempotency_key, request_hash, created_at, paid_at)
        select gen_random_uuid(), 'TS-2425-' || lpad(place::text, 6, '0'), status, contact, delivery, payment_method, total,
          discount, tax, order_total, tax_rate_basis_points, gen_random_uuid(), '', created_at + place * interval '1 ms', paid_at
        from orders, generate_series(1, 204) as place where number = $1`,
      values: [first],
    });
    const shownAt = new Date(START.getTime() + HOUR_MS);
    shop.setNow(new Date(shownAt.getTime() + HOUR_MS));
    const one = await shop.management.markMatching(actor, { query: TO_PACK, shownAt });
    expect(one).toMatchObject({ unchanged: [], left: 5 });
    expect(one?.changed).toHaveLength(200);
    expect(one?.changed[0]).toBe(first);
    expect(one?.changed.at(-1)).toBe('TS-2425-000199');
    const two = await shop.management.markMatching(actor, { query: TO_PACK, shownAt });
    expect(two).toMatchObject({ unchanged: [], left: 0 });
    expect(two?.changed).toHaveLength(5);
  });

  test('two colleagues who mark the same orders change each once', async () => {
    const numbers = [await placePaid(), await placePaid(), await placePaid()];
    shop.setNow(new Date(START.getTime() + HOUR_MS));
    const mark = () => shop.management.markMatching(actor, { query: TO_PACK, shownAt: START });
    const results = await Promise.all([mark(), mark()]);
    expect(results.flatMap((result) => result?.changed ?? []).sort()).toEqual(numbers.toSorted());
  });

  test('payments, parcels and other views have no common step', async () => {
    for (const view of ['all', 'to-pay', 'to-ship', 'done', 'returns', 'excess'] as const) {
      expect(await shop.management.countMatching(actor, { view, q: '' })).toBeUndefined();
      expect(
        await shop.management.markMatching(actor, { query: { view, q: '' }, shownAt: START }),
      ).toBeUndefined();
    }
  });
});
