import { expect, test } from 'vitest';
import { mayHaveSentEmail } from './job-retry';

test('only an attempt to send an email may have sent it', () => {
  expect(mayHaveSentEmail({ kind: 'send-email', attempts: 1 })).toBe(true);
  expect(mayHaveSentEmail({ kind: 'send-email', attempts: 0 })).toBe(false);
  expect(mayHaveSentEmail({ kind: 'render-email', attempts: 3 })).toBe(false);
});
