import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { failureLocation, failureReason } from './failure-reason.server';

it('names the error and says what it says, in one line', () => {
  expect(failureReason(new TypeError('not a\n function'))).toBe('TypeError: not a function');
  expect(failureReason('gone')).toBe('gone');
});

it.each([
  '550 5.1.1 <asha@example.com>: user unknown',
  'Can’t send mail to asha.rao+shop@mail.example.com, sorry',
  '"asha@example.com" (asha@example.com)',
])('leaves out the address of %s', (message) => {
  expect(failureReason(new Error(message))).not.toMatch(/asha|example/);
});

it('a failed statement is told without its values', () => {
  const error = new DrizzleQueryError(
    'insert into emails',
    ['asha@example.com'],
    new Error('duplicate key value'),
  );
  expect(failureReason(error)).toBe('Error: duplicate key value');
});

it('is cut when it is very long', () => expect(failureReason('a'.repeat(10_000))).toHaveLength(500));

it('says where it happened without saying what', () => {
  const place = failureLocation(new Error('asha@example.com'));
  expect(place[0]).toContain('reason.test.ts');
  expect(place.join(' ')).not.toContain('asha');
});
