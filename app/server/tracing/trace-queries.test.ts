import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeQuery } from './trace-queries.server';
import { formatTraceparent, parseTraceparent } from './traceparent.server';

it.each([
  ['select "id" from "orders" where "email" = $1', 'SELECT orders'],
  ['insert into "order_lines" ("id") values ($1)', 'INSERT order_lines'],
  ['update only "change_log"."changes" set x = 1', 'UPDATE changes'],
  ['\n  delete from jobs where id = $1', 'DELETE jobs'],
  ['select 1', 'SELECT'],
  ['begin', 'BEGIN'],
  ['-- a comment', 'QUERY'],
])('R-TRACE-1: %s is %s', (text, name) => {
  expect(describeQuery(text).name).toBe(name);
});

it('R-TRACE-1: no value in a statement is part of its description', () => {
  const value = fc.stringMatching(/^[a-z]{12}@[a-z]{8}\.in$/);
  fc.assert(
    fc.property(value, (email) => {
      const texts = [
        `select * from users where email = '${email}'`,
        `update users set email = '${email}' where id = 1`,
        `select '${email}'`,
      ];
      expect(JSON.stringify(texts.map(describeQuery))).not.toContain(email.slice(0, 8));
    }),
  );
});

it('R-TRACE-2: a traceparent is read as it was written', () => {
  const hex = (length: number) =>
    fc
      .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
      .map((digits) => digits.join(''))
      .filter((text) => /[1-9a-f]/.test(text));
  fc.assert(
    fc.property(hex(32), hex(16), fc.boolean(), (traceId, spanId, isSampled) => {
      const parent = { traceId, spanId, isSampled };
      expect(parseTraceparent(formatTraceparent(parent))).toEqual(parent);
    }),
  );
});

it.each([
  '',
  'x',
  `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`,
  `00-${'1'.repeat(32)}-${'0'.repeat(16)}-01`,
  `ff-${'1'.repeat(32)}-${'1'.repeat(16)}-01`,
  `00-${'A'.repeat(32)}-${'1'.repeat(16)}-01`,
  `00-${'1'.repeat(32)}-${'1'.repeat(16)}-1`,
])('R-TRACE-2: a malformed traceparent is ignored: %s', (text) => {
  expect(parseTraceparent(text)).toBeUndefined();
});
