import { expect, test } from 'vitest';
import { refusalIn } from './refusal';

const answer = (status: number, data: unknown) => ({ status, statusText: '', data });

test('what the server says of too many orders reaches the shopper', () => {
  const data = JSON.stringify({ error: 'Please wait 34 seconds, then try again.', retryAfterSeconds: 34 });
  expect(refusalIn(answer(429, data))).toEqual({
    status: 429,
    words: 'Please wait 34 seconds, then try again.',
  });
});

test.each([
  [502, '<html>Bad gateway</html>'],
  [500, '{"error":"inner detail"}'],
  [429, 'Slow down'],
  [400, null],
  [400, { unreadable: 'form' }],
])('an answer %i of another kind is known by its status alone', (status, data) => {
  expect(refusalIn(answer(status, data))).toEqual({ status });
});
