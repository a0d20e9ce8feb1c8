import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStatement as readStatementOn } from './bank-statement';
import { parseStatementDay } from './statement-day';

const readStatement = (rows: string[][]) => readStatementOn(rows, '2026-12-31');

function entriesOf(rows: string[][]) {
  const read = readStatement(rows);
  if (read.kind !== 'read') throw new Error('The statement has no header.');
  return read.entries;
}

describe('columns of banks', () => {
  test('deposits and withdrawals in columns of their own, below lines about the account', () => {
    const read = readStatement([
      ['Account statement', '', ''],
      ['From 01/05/2026 to 31/05/2026'],
      ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
      [
        '04/05/26',
        'UPI-ASHA RAO-TS-2627-000042',
        '0000612345678901',
        '04/05/26',
        '',
        '3,619.30',
        '10,000.00',
      ],
      ['05/05/26', 'RENT', '0000000000000000', '05/05/26', '25,000.00', '', '1.00'],
      ['06/05/26', 'NEFT CR-HDFCN52026050612345678-MEERA', '000', '06/05/26', '0.00', '1,768.82', '2.00'],
    ]);
    expect(read).toEqual({
      kind: 'read',
      unreadable: [],
      entries: [
        {
          row: 4,
          day: '2026-05-04',
          description: 'UPI-ASHA RAO-TS-2627-000042',
          amount: 361_930,
          provider: 'upi',
          reference: '0000612345678901',
        },
        {
          row: 6,
          day: '2026-05-06',
          description: 'NEFT CR-HDFCN52026050612345678-MEERA',
          amount: 176_882,
          provider: 'bank',
          reference: 'HDFCN52026050612345678',
        },
      ],
    });
  });

  test.each([
    ['Amount (INR)', 'Dr / Cr', '500.00', 'CR', '200.00', 'DR'],
    ['Amount', 'Type', '500.00', 'C', '200.00', 'D'],
    ['Amount', 'Transaction Type', '500.00', 'Deposit', '200.00', 'Withdrawal'],
    ['Amount', 'Remarks 2', '500.00 Cr', '', '200.00 Dr', ''],
    ['Amount', 'Branch', '+500.00', '', '-200.00', ''],
    ['Amount', 'Branch', '500', '', '(200)', ''],
  ])('one amount: %s, %s', (amount, other, into, intoOther, out, outOther) => {
    const entries = entriesOf([
      ['Txn Date', 'Description', 'UTR', amount, other],
      ['04-May-2026', 'one', 'N123456789', into, intoOther],
      ['04-May-2026', 'two', 'N987654321', out, outOther],
    ]);
    expect(entries).toMatchObject([{ day: '2026-05-04', amount: 50_000, reference: 'N123456789' }]);
  });

  test('spaces round a cell do not matter', () => {
    const entries = entriesOf([
      [' Txn Date ', ' Description', 'UTR ', ' Amount', ' Type '],
      [' 04/05/2026 ', ' Asha   Rao ', ' N123 456 789 ', ' 500.00 ', ' CR '],
      [' 04/05/2026 ', ' Rent ', ' N987654321 ', ' 200.00 ', ' D '],
      [' 04/05/2026 ', ' Fee ', ' N987654322 ', ' (20.00) ', ''],
      [' 04/05/2026 ', ' Nothing ', ' N987654323 ', ' - ', ''],
    ]);
    expect(entries).toEqual([
      {
        row: 2,
        day: '2026-05-04',
        description: 'Asha Rao',
        amount: 50_000,
        provider: 'bank',
        reference: 'N123456789',
      },
    ]);
  });

  test.each([
    ['A12345', 'A12345'],
    ['A1234', '2026-05-04/500/ONE'],
    ['000000', '2026-05-04/500/ONE'],
    [`A${'1'.repeat(99)}`, `A${'1'.repeat(63)}`],
  ])('the reference %s is %s', (cell, reference) => {
    const rows = [
      ['Date', 'Narration', 'UTR', 'Credit'],
      ['04/05/2026', 'one', cell, '5.00'],
    ];
    expect(entriesOf(rows)).toMatchObject([{ reference }]);
  });

  test.each(['TRANSFER FROM 4897694162092', 'TRANSFER', 'BY TRANSFER 412345678901'])(
    'a column with %s does not name a payment',
    (cell) => {
      const entries = entriesOf([
        ['Txn Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
        ['4 May 2026', 'BY TRANSFER-UPI/CR/512345678901/ASHA/HDFC', cell, '', '500.00', '1.00'],
        ['4 May 2026', 'BY TRANSFER-NEFT*HDFC0000240*MEERA', cell, '', '600.00', '1.00'],
      ]);
      expect(entries.map(({ reference }) => reference)).toEqual([
        '512345678901',
        '2026-05-04/60000/BYTRANSFER-NEFT*HDFC0000240*MEERA',
      ]);
    },
  );

  test('the phone number of a UPI id and a long word are no reference', () => {
    const entries = entriesOf([
      ['Date', 'Narration', 'Credit'],
      ['04/05/2026', 'UPI/919876543210@ybl/512345678901', '5.00'],
      ['05/05/2026', 'UPI/919876543210@ybl/INTERNATIONALPAY', '5.00'],
    ]);
    expect(entries.map(({ reference }) => reference)).toEqual([
      '512345678901',
      '2026-05-05/500/UPI/919876543210@YBL/INTERNATIONALPAY',
    ]);
  });

  test('rows that cannot be read are listed', () => {
    expect(
      readStatement([
        ['Date', 'Particulars', 'Credit'],
        ['yesterday', 'a', '5.00'],
        ['04/05/2026', 'b', 'five'],
        ['', 'Opening balance', ''],
      ]),
    ).toEqual({ kind: 'read', entries: [], unreadable: [2, 3] });
  });

  test('a payment of a day that is still to come is listed as well', () => {
    const rows = [
      ['Date', 'Particulars', 'Credit'],
      ['04/05/2026', 'a', '5.00'],
      ['05/05/2026', 'b', '5.00'],
    ];
    expect(readStatementOn(rows, '2026-05-04')).toMatchObject({ entries: [{ row: 2 }], unreadable: [3] });
    expect(readStatementOn(rows, '2026-05-05')).toMatchObject({ unreadable: [] });
  });

  test.each([[[]], [[['Date', 'Amount']]], [[['a', 'b', 'c']]]])('%j names no columns', (rows) =>
    expect(readStatement(rows)).toEqual({ kind: 'no-header' }),
  );

  test('without a UTR, equal rows have references of their own, the same in every statement', () => {
    const rows = [
      ['Date', 'Narration', 'Credit'],
      ...Array.from({ length: 12 }, () => ['04/05/2026', 'CASH', '500']),
      ...Array.from({ length: 12 }, () => ['04/05/2026', `CASH ${'FROM THE SHOP '.repeat(9)}`, '500']),
    ];
    const references = entriesOf(rows).map(({ reference }) => reference);
    expect(new Set(references).size).toBe(24);
    for (const reference of references) expect(reference.length).toBeLessThanOrEqual(64);
    expect(entriesOf(rows).map(({ reference }) => reference)).toEqual(references);
  });

  test('no rows make it fail', () => {
    const anyCell = fc.oneof(
      fc.string(),
      fc.constantFrom('Date', 'Narration', 'Credit', '04/05/2026', '5.00'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(anyCell)), (rows) => {
        expect(['read', 'no-header']).toContain(readStatement(rows).kind);
      }),
    );
  });
});

describe('days', () => {
  test('every day is read in each form', () => {
    const anyDay = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(anyDay, (iso) => {
        const [year = '', month = '', day = ''] = iso.split('-');
        const name = new Date(iso).toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' });
        for (const text of [
          iso,
          `${day}/${month}/${year}`,
          `${day}-${month}-${year.slice(2)} 10:30`,
          `${Number(day)} ${name} ${year}`,
        ])
          expect(parseStatementDay(text)).toBe(iso);
      }),
    );
  });

  test.each(['', '31/02/2026', '2026-13-01', '04/05', 'May 2026', '04/05/1999', '04/05/2100'])(
    '"%s" is no day',
    (text) => expect(parseStatementDay(text)).toBeUndefined(),
  );
});
