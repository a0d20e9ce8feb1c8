import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { BookDifference } from '~/domain/books/book-difference';
import { DAY_MS } from '~/domain/time/durations';
import { createBooks } from '~/server/books/books.server';
import { type BookRun, runCheck } from '~/server/books/check-books.server';
import { seedSampleOrders } from '~/server/seed/seed-sample-orders.server';
import { engines } from '../../database/test-database';
import { renderQueuedEmails } from '../../fakes/rendered-emails';
import { cases, PAID_ORDER, refundCases } from './book-cases';
import { openShopWithHistory } from './shop-with-history';
import { openTestPayments, type TestPayments } from './test-payments';
import { actor, admin, openTestShop, START, type TestShop } from './test-shop';

describe.each(engines)('books (%s)', (engine) => {
  let shop: TestShop;
  let online: TestPayments;
  let numbers: Awaited<ReturnType<typeof openShopWithHistory>>;

  const deps = () => ({ ...shop.deps, db: shop.database.db, batchSize: 3 });
  const run = (): Promise<BookRun> => runCheck(deps());
  const execute = (text: string, ...values: unknown[]) => shop.database.rows({ text, values });

  async function findDifferences(change: () => Promise<unknown>, undo: () => Promise<unknown>) {
    await change();
    try {
      return (await run()).differences;
    } finally {
      await undo();
    }
  }

  beforeAll(async () => {
    shop = await openTestShop(engine);
    online = await openTestPayments(shop);
    await seedSampleOrders({ database: shop.database, secret: shop.deps.secret, now: START });
    numbers = await openShopWithHistory(shop, online);
  });
  afterAll(async () => {
    await online.close();
    await shop.database.close();
  });
  beforeEach(async () => {
    await execute('delete from emails');
  });

  test('a shop with orders of every kind has no difference, and every row is read', async () => {
    const { counts, differences, differenceCount } = await run();
    expect(differences).toEqual([]);
    expect(differenceCount).toBe(0);
    const [stored] = await execute(`select (select count(*)::int from orders) as orders,
      (select count(*)::int from order_lines) as lines, (select count(*)::int from payments) as payments,
      (select count(*)::int from refunds) as refunds, (select count(*)::int from invoices) as documents,
      (select count(*)::int from products) as products, (select count(*)::int from discount_codes) as codes`);
    expect(counts).toEqual(stored);
    expect(counts.orders).toBeGreaterThan(14);
    expect(counts.refunds).toBeGreaterThan(3);
    expect(await execute('select key from emails')).toEqual([]);
  });

  test.each(cases)('$fact', async ({ fact, tamper, undo, also = [] }) => {
    const number = numbers.delivered;
    const differences = await findDifferences(
      () => execute(tamper, number),
      () => execute(undo, number),
    );
    expect(new Set(differences.map((each) => each.order))).toEqual(new Set([number]));
    expect([...new Set(differences.map((each) => each.fact))].sort()).toEqual([fact, ...also].sort());
    expect((await run()).differences).toEqual([]);
  });

  test.each(refundCases)('$fact of a refund', async ({ fact, tamper, undo, also = [] }) => {
    const number = numbers.partlyRefunded;
    const differences = await findDifferences(
      () => execute(tamper, number),
      () => execute(undo, number),
    );
    expect(new Set(differences.map((each) => each.order))).toEqual(new Set([number]));
    expect([...new Set(differences.map((each) => each.fact))].sort()).toEqual([fact, ...also].sort());
  });

  test('a refund beyond its card payment is named with the payment', async () => {
    const number = numbers.byCard;
    const text = `update refunds set amount = amount + $2 where ${PAID_ORDER}`;
    const differences = await findDifferences(
      () => execute(text, number, 10_000_000),
      () => execute(text, number, -10_000_000),
    );
    expect(differences.map(({ fact }) => fact).sort()).toEqual([
      'least-credited',
      'most-refundable',
      'most-refundable-of-payment',
    ]);
    expect(differences.every(({ order }) => order === number)).toBe(true);
  });

  test('a deleted document is a gap, and missing at its order', async () => {
    const number = numbers.delivered;
    const [document] = await shop.database.rows<{ number: string; row: unknown }>({
      text: `select number, to_jsonb(invoices) as row from invoices where ${PAID_ORDER}`,
      values: [number],
    });
    const differences = await findDifferences(
      () => execute(`delete from invoices where ${PAID_ORDER}`, number),
      () =>
        execute(
          'insert into invoices select * from jsonb_populate_record(null::invoices, $1::jsonb)',
          JSON.stringify(document?.row),
        ),
    );
    expect(differences).toEqual([
      { fact: 'invoice-count', order: number, recorded: 0, expected: 1 },
      { fact: 'number-gap', subject: document?.number, recorded: 'missing', expected: 'issued' },
    ]);
  });

  test('a counter that is too high, a wrong stock and a wrong code are named', async () => {
    const differences = await findDifferences(
      () =>
        execute(`with counter as (update invoice_counters set last_position = last_position + 1 where kind = 'credit-note' returning 1),
          code as (update discount_codes set uses = uses + 1 where code = 'MONSOON' returning 1)
          update products set stock = stock - 2 where id = 'desk-mat'`),
      () =>
        execute(`with counter as (update invoice_counters set last_position = last_position - 1 where kind = 'credit-note' returning 1),
          code as (update discount_codes set uses = uses - 1 where code = 'MONSOON' returning 1)
          update products set stock = stock + 2 where id = 'desk-mat'`),
    );
    expect(differences.map(({ fact }) => fact)).toEqual(
      expect.arrayContaining(['last-number', 'stock', 'code-uses']),
    );
    const stock = differences.find(({ fact }) => fact === 'stock');
    expect(stock).toMatchObject({ subjectId: 'desk-mat' });
    expect(Number(stock?.expected) - Number(stock?.recorded)).toBe(2);
  });

  test('a movement that did not reach the stock is found', async () => {
    const differences = await findDifferences(
      () => execute('update stock_movements set change = change + 1'),
      () => execute('update stock_movements set change = change - 1'),
    );
    expect(differences).toMatchObject([{ fact: 'stock', subjectId: 'mosaic-mug' }]);
  });

  test('the owner gets one email for a difference, and another one for a further difference', async () => {
    const readSubjects = async () => {
      await renderQueuedEmails(shop.database);
      return execute('select subject, recipient from emails order by created_at, id');
    };
    const number = numbers.delivered;
    await execute('update orders set received = received + 1 where number = $1', number);
    await run();
    await run();
    expect(await readSubjects()).toMatchObject([{ subject: 'The books have a difference' }]);
    await execute('update orders set refunded = refunded + 1 where number = $1', number);
    await run();
    await run();
    expect(await readSubjects()).toMatchObject([{}, { subject: 'The books have 2 differences' }]);
    const text = 'update orders set received = received - 1, refunded = refunded - 1 where number = $1';
    await execute(text, number);
    await run();
    expect(await readSubjects()).toHaveLength(2);
  });

  test('orders that are placed and paid meanwhile make no difference', async () => {
    const found: BookDifference[] = [];
    const check = async () => {
      for (let round = 0; round < 5; round += 1) found.push(...(await run()).differences);
    };
    const sell = async () => {
      for (let round = 0; round < 8; round += 1) {
        const { number } = await shop.place([['mosaic-mug', 1]], { email: `buyer${round}@example.com` });
        await shop.advance(number, 'paid', ...(round % 2 ? (['cancelled'] as const) : []));
      }
    };
    await Promise.all([check(), sell()]);
    expect(found).toEqual([]);
    expect((await run()).differences).toEqual([]);
  });

  test('only an admin sees the checks and starts one', async () => {
    const books = createBooks(shop.database, deps());
    await expect(books.listRuns(actor)).rejects.toThrow(NotAllowedError);
    await expect(books.checkNow(actor)).rejects.toThrow(NotAllowedError);
    await execute('update orders set received = received + 1 where number = $1', numbers.delivered);
    await run();
    expect([await books.countDifferences(admin), await books.countDifferences(actor)]).toEqual([1, 0]);
    await execute('update orders set received = received - 1 where number = $1', numbers.delivered);
    shop.setNow(new Date(START.getTime() + 90 * DAY_MS));
    expect(await books.checkNow(admin)).toBe('checked');
    const [latest] = await books.listRuns(admin);
    expect(latest).toMatchObject({ differenceCount: 0, finishedAt: shop.deps.clock() });
  });
});
