import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StatementMatch } from '~/domain/payments/match-statement';
import { engines } from '../../database/test-database';
import { actor, openTestShop, type PlacedOrder, type TestShop } from './test-shop';

const rupees = (paise: number) =>
  `${Math.floor(paise / 100).toLocaleString('en-IN')}.${String(paise % 100).padStart(2, '0')}`;

describe.each(engines)('bank statements (%s)', (engine) => {
  let shop: TestShop;
  let first: PlacedOrder;
  let second: PlacedOrder;
  const totals: number[] = [];

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    first = await shop.place([['mosaic-mug', 1]]);
    second = await shop.place([['desk-mat', 2]]);
    for (const [index, { number }] of [first, second].entries())
      totals[index] = (await shop.readOrder(number)).order.priced.orderTotal;
  });

  const statement = (...rows: string[]) =>
    ['Account 000000002017', 'Date,Narration,Ref No,Withdrawal,Deposit,Balance', ...rows].join('\r\n');

  const rowFor = (text: string, utr: string, paise: number) =>
    `04/05/2026,"${text}",${utr},,"${rupees(paise)}",1.00`;

  async function match(csv: string): Promise<StatementMatch[]> {
    const result = await shop.management.matchStatement(actor, csv);
    if (result.kind !== 'matched') throw new Error(result.kind);
    return result.matches;
  }

  const apply = (matches: readonly StatementMatch[]) =>
    shop.management.applyMatches(actor, {
      matches: matches.flatMap(({ entry, number }) => {
        const { provider, reference, amount, day: receivedOn } = entry;
        return number ? [{ number, provider, reference, amount, receivedOn }] : [];
      }),
    });

  test('payments are found by number or amount, recorded, and not proposed again', async () => {
    const csv = statement(
      rowFor(`UPI/ASHA/${first.number.replaceAll('-', '')}`, '412345678901', totals[0] ?? 0),
      rowFor('NEFT thank you', '512345678902', totals[1] ?? 0),
      rowFor('SALARY', '612345678903', 1),
      '04/05/2026,RENT,712345678904,"25,000.00",,1.00',
    );
    const matches = await match(csv);
    expect(matches.map(({ kind, number }) => [kind, number])).toEqual([
      ['match', first.number],
      ['amount-only', second.number],
      ['none', undefined],
    ]);
    const applied = await apply(matches);
    expect(applied.map(({ result }) => result)).toEqual([
      { kind: 'recorded', outcome: 'paid' },
      { kind: 'recorded', outcome: 'paid' },
    ]);
    expect((await shop.readOrder(first.number)).payments).toMatchObject([
      { provider: 'upi', reference: '412345678901', amount: totals[0], by: 'Kabir Ahluwalia' },
    ]);
    expect((await match(csv)).map(({ kind, number }) => [kind, number])).toEqual([
      ['recorded', first.number],
      ['recorded', second.number],
      ['none', undefined],
    ]);
    expect((await apply(matches)).map(({ result }) => result.kind)).toEqual(['repeated', 'repeated']);
  });

  test('R-PAYMENT-2: a payment that staff recorded before is found, as a transfer and without the zeros of the bank', async () => {
    const [amount = 0] = totals;
    const { version } = await shop.readOrder(first.number);
    await shop.management.recordManualPayment(actor, {
      number: first.number,
      version,
      provider: 'bank',
      reference: '412345678901',
      amount,
      receivedOn: '2026-05-04',
    });
    const csv = statement(rowFor('UPI/ASHA', '0000412345678901', amount));
    expect((await match(csv)).map(({ kind, number }) => [kind, number])).toEqual([
      ['recorded', first.number],
    ]);
  });

  test('two staff record one statement at once: each payment is recorded once', async () => {
    const matches = await match(statement(rowFor(first.number, '412345678901', totals[0] ?? 0)));
    const results = await Promise.all([apply(matches), apply(matches), apply(matches)]);
    expect(
      results
        .flat()
        .map(({ result }) => result.kind)
        .sort(),
    ).toEqual(['recorded', 'repeated', 'repeated']);
    expect((await shop.readOrder(first.number)).order.balance).toMatchObject({
      received: totals[0],
      excess: 0,
    });
  });

  test('a payment for a cancelled order is shown, and becomes an excess', async () => {
    await shop.advance(first.number, 'cancelled');
    const matches = await match(statement(rowFor(first.number, '412345678901', totals[0] ?? 0)));
    expect(matches).toMatchObject([{ kind: 'other-amount', number: first.number, outstanding: 0 }]);
    expect((await apply(matches)).map(({ result }) => result)).toEqual([
      { kind: 'recorded', outcome: 'excess' },
    ]);
  });

  test('an order whose first part went back is found by what it costs again', async () => {
    const { number } = first;
    const part = { provider: 'bank', reference: 'UTR1', amount: 100_00, receivedOn: '2026-05-04' } as const;
    await shop.management.recordManualPayment(actor, { number, version: 0, ...part });
    const { version } = await shop.readOrder(number);
    const refund = { number, version, amount: 100_00, reason: 'As asked', reference: 'UTR2' };
    expect(await shop.management.refund(actor, refund)).toMatchObject({ kind: 'refunded' });
    expect(await match(statement(rowFor('NEFT thank you', '512345678902', totals[0] ?? 0)))).toMatchObject([
      { kind: 'amount-only', number, outstanding: totals[0] },
    ]);
  });

  test('a chosen order that does not exist is reported', async () => {
    const transfer = { provider: 'upi', reference: 'x', amount: 1, receivedOn: '2026-05-04' } as const;
    const matches = [{ number: 'TS-2627-999999', ...transfer }];
    expect(await shop.management.applyMatches(actor, { matches })).toMatchObject([
      { result: { kind: 'unknown' } },
    ]);
  });

  test.each([
    ['an empty file', '', 'no-header'],
    ['a table without names', 'a,b,c', 'no-header'],
    ['an open quotation mark', '"', 'no-csv'],
    ['a file of two megabytes', 'x'.repeat(2_000_001), 'too-long'],
  ])('%s is no statement', async (_, csv, kind) => {
    expect((await shop.management.matchStatement(actor, csv)).kind).toBe(kind);
  });

  test('semicolons and tabs are read as well', async () => {
    for (const separator of [';', '\t']) {
      const csv = ['Date', 'Description', 'Credit'].join(separator);
      const row = ['04-May-2026', first.number, rupees(totals[0] ?? 0)].join(separator);
      expect(await match(`\uFEFF${csv}\n${row}\n`)).toMatchObject([{ kind: 'match', number: first.number }]);
    }
  });
});
