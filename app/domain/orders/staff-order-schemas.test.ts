import { parseWithZod } from '@conform-to/zod/v4';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { formatMoney } from '../money/money';
import { returnRequestSchema } from './buyer-form-schemas';
import {
  applyMatchesSchema,
  changeStatusSchema,
  decideReturnSchema,
  markManySchema,
  markMatchingSchema,
  recordPaymentSchema,
  refundSchema,
  shipManySchema,
} from './staff-order-schemas';

/** As a browser sends a form. */
function send<Schema extends z.ZodType>(schema: Schema, fields: readonly (readonly [string, string])[]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const submission = parseWithZod(form, { schema });
  return submission.status === 'success' ? { value: submission.value } : { error: submission.error };
}

const returnId = '01938f00-0000-7000-8000-00000000a001';

describe('a change of status', () => {
  test('has a version, and a tracking link of a web page', () => {
    const fields = [
      ['version', '3'],
      ['to', 'shipped'],
      ['carrier', ' Blue  Dart '],
      ['trackingUrl', 'https://courier.example/track/1'],
      ['note', ''],
    ] as const;
    expect(send(changeStatusSchema, fields)).toEqual({
      value: {
        version: 3,
        to: 'shipped',
        carrier: 'Blue Dart',
        trackingUrl: 'https://courier.example/track/1',
      },
    });
  });

  test('a tracking link without a protocol gets https', () => {
    const fields = [
      ['version', '0'],
      ['to', 'shipped'],
      ['trackingUrl', 'www.courier.example/track?id=1'],
    ] as const;
    expect(send(changeStatusSchema, fields).value).toHaveProperty(
      'trackingUrl',
      'https://www.courier.example/track?id=1',
    );
  });

  test.each([
    'javascript:alert(1)',
    'http://courier.example/',
    'https://user@courier.example/',
    'https://local',
    'x',
  ])('%s is no tracking link', (trackingUrl) => {
    const fields = [
      ['version', '0'],
      ['to', 'shipped'],
      ['trackingUrl', trackingUrl],
    ] as const;
    expect(send(changeStatusSchema, fields).error).toHaveProperty('trackingUrl');
  });

  test('refunded and placed are no statuses that staff set', () => {
    for (const to of ['refunded', 'placed', ''])
      expect(
        send(changeStatusSchema, [
          ['version', '0'],
          ['to', to],
        ]).error,
      ).toHaveProperty('to');
  });
});

describe('a payment', () => {
  const schema = recordPaymentSchema('2026-05-04');
  const fieldsWith = (values: Record<string, string>) =>
    Object.entries({
      version: '0',
      provider: 'bank',
      reference: ' hdfc 0000 1234 ',
      amount: '1,249.50',
      receivedOn: '2026-05-04',
      ...values,
    });

  test('has an amount in rupees and a reference without spaces', () => {
    expect(send(schema, fieldsWith({}))).toEqual({
      value: {
        version: 0,
        provider: 'bank',
        reference: 'HDFC00001234',
        amount: 124_950,
        receivedOn: '2026-05-04',
      },
    });
  });

  test.each([
    ['amount', '0'],
    ['amount', '12.345'],
    ['receivedOn', '2026-05-05'],
    ['receivedOn', '2026-02-30'],
    ['reference', ''],
    ['provider', 'cheque'],
    ['version', 'x'],
  ])('%s cannot be "%s"', (name, value) => {
    expect(send(schema, fieldsWith({ [name]: value })).error).toHaveProperty(name);
  });

  test('R-PAYMENT-11: only cash needs no reference', () => {
    expect(send(schema, fieldsWith({ provider: 'cash', reference: '' })).value).toMatchObject({
      provider: 'cash',
      reference: undefined,
    });
    expect(send(schema, fieldsWith({ provider: 'upi', reference: '' })).error).toHaveProperty('reference');
  });

  test('several are chosen from a statement, none of them cash', () => {
    const match = {
      number: 'TS-2627-000042',
      provider: 'upi',
      reference: '1',
      amount: '5',
      receivedOn: '2026-05-03',
    };
    const fields = Object.entries(match).map(([name, value]) => [`matches[0].${name}`, value] as const);
    expect(send(applyMatchesSchema('2026-05-04'), fields)).toEqual({
      value: { matches: [{ ...match, amount: 500 }] },
    });
    const cash = fields.map(([name, value]) => [name, value === 'upi' ? 'cash' : value] as const);
    expect(send(applyMatchesSchema('2026-05-04'), cash).error).toBeDefined();
    expect(send(applyMatchesSchema('2026-05-04'), []).error).toEqual({
      matches: ['Please choose at least one payment.'],
    });
  });
});

describe('a refund', () => {
  const base = [
    ['version', '1'],
    ['reason', 'Damaged'],
  ] as const;

  test('is for an amount or for units, never for both or neither', () => {
    const amount = ['amount', '5'] as const;
    const lines = [
      ['lines[0]', ''],
      ['lines[1]', '2'],
    ] as const;
    expect(send(refundSchema, [...base, amount])).toEqual({
      value: { version: 1, reason: 'Damaged', amount: 500 },
    });
    expect(send(refundSchema, [...base, ...lines])).toEqual({
      value: { version: 1, reason: 'Damaged', lines: { 1: 2 } },
    });
    expect(send(refundSchema, [...base, ...lines, amount]).error).toHaveProperty('amount');
    expect(send(refundSchema, base).error).toHaveProperty('amount');
  });

  test('has the amount that was typed, to the paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (paise) => {
        expect(send(refundSchema, [...base, ['amount', formatMoney(paise)]])).toMatchObject({
          value: { amount: paise },
        });
      }),
    );
  });
});

test('a decision about a return may close it without a refund', () => {
  const fields = [
    ['version', '1'],
    ['returnId', returnId],
    ['to', 'refunded'],
    ['amount', '0'],
  ] as const;
  expect(send(decideReturnSchema, fields)).toEqual({
    value: { version: 1, returnId, to: 'refunded', amount: 0 },
  });
  expect(
    send(decideReturnSchema, [
      ['version', '1'],
      ['returnId', returnId],
      ['to', 'requested'],
    ]).error,
  ).toHaveProperty('to');
});

test('R-ORDER-7: a return is declined with a reason', () => {
  const decline = (note: string) =>
    send(decideReturnSchema, [
      ['version', '1'],
      ['returnId', returnId],
      ['to', 'rejected'],
      ['note', note],
    ]);
  expect(decline(' ').error).toEqual({ note: ['The reason is needed: the buyer reads it.'] });
  expect(decline('It was worn.').value).toMatchObject({ to: 'rejected', note: 'It was worn.' });
});

test('many orders are changed by their numbers', () => {
  expect(
    send(markManySchema, [
      ['numbers[0]', 'TS-2627-000042'],
      ['to', 'packed'],
    ]),
  ).toEqual({
    value: { numbers: ['TS-2627-000042'], to: 'packed' },
  });
  expect(send(markManySchema, [['to', 'cancelled']]).error).toMatchObject({ numbers: expect.anything() });
});

test('all orders of a list are changed as they were shown', () => {
  const shownAt = '2026-05-04T10:00:00.000Z';
  expect(send(markMatchingSchema, [['shownAt', shownAt]])).toEqual({ value: { shownAt: new Date(shownAt) } });
  for (const text of ['', 'yesterday', '2026-05-04'])
    expect(send(markMatchingSchema, [['shownAt', text]]).error).toMatchObject({ shownAt: expect.anything() });
});

test('parcels have one courier, and a tracking link by order number', () => {
  expect(
    send(shipManySchema, [
      ['numbers', 'TS-2627-000042'],
      ['numbers', 'TS-2627-000043'],
      ['carrier', ''],
      ['tracking.TS-2627-000042', 'https://courier.example/track/7'],
      ['tracking.TS-2627-000043', ''],
    ]),
  ).toEqual({
    value: {
      numbers: ['TS-2627-000042', 'TS-2627-000043'],
      tracking: { 'TS-2627-000042': 'https://courier.example/track/7' },
    },
  });
  const wrong = send(shipManySchema, [
    ['numbers', 'TS-2627-000042'],
    ['tracking.TS-2627-000042', 'track/7'],
  ]);
  expect(Object.keys(wrong.error ?? {})).toEqual(['tracking.TS-2627-000042']);
});

test('a return needs units and a reason', () => {
  expect(
    send(returnRequestSchema, [
      ['lines[0]', '1'],
      ['reason', 'Too small\r\nfor me'],
    ]),
  ).toEqual({
    value: { lines: { 0: 1 }, reason: 'Too small\nfor me' },
  });
  expect(
    send(returnRequestSchema, [
      ['lines[0]', '0'],
      ['reason', ''],
    ]).error,
  ).toMatchObject({
    lines: ['Please choose what you send back.'],
    reason: ['The reason is needed.'],
  });
  expect(
    send(returnRequestSchema, [
      ['lines[0]', '1.5'],
      ['reason', 'Too small'],
    ]).error,
  ).toHaveProperty('lines[0]');
});
