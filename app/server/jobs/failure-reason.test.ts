import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { getFailureLocation, getFailureReason } from './failure-reason.server';

it('contains name and message of the error in one line', () => {
  expect(getFailureReason(new TypeError('not a\n function'))).toBe('TypeError: not a function');
  expect(getFailureReason('gone')).toBe('gone');
});

it.each([
  '550 5.1.1 <asha@example.com>: user unknown',
  'Can’t send mail to asha.rao+shop@mail.example.com, sorry',
  '"asha@example.com" (asha@example.com)',
])('leaves out the email of %s', (message) => {
  expect(getFailureReason(new Error(message))).not.toMatch(/asha|example/);
});

it('leaves out the values of a failed statement', () => {
  const error = new DrizzleQueryError(
    'insert into emails',
    ['asha@example.com'],
    new Error('duplicate key value'),
  );
  expect(getFailureReason(error)).toBe('Error: duplicate key value');
});

it('truncates a long message', () => expect(getFailureReason('a'.repeat(10_000))).toHaveLength(500));

it('the location is the stack without the message', () => {
  const location = getFailureLocation(new Error('asha@example.com'));
  expect(location[0]).toContain('reason.test.ts');
  expect(location.join(' ')).not.toContain('asha');
});
