import { expect, test } from 'vitest';
import { readResponseError } from './response-error';

const createResponse = (status: number, data: unknown) => ({ status, statusText: '', data });

test('reads the message of a rate limit', () => {
  const data = JSON.stringify({ error: 'Please wait 34 seconds, then try again.', retryAfterSeconds: 34 });
  expect(readResponseError(createResponse(429, data))).toEqual({
    status: 429,
    message: 'Please wait 34 seconds, then try again.',
  });
});

test.each([
  [502, '<html>Bad gateway</html>'],
  [500, '{"error":"inner detail"}'],
  [429, 'Slow down'],
  [400, null],
  [400, { unreadable: 'form' }],
])('reads only the status of a response %i of another shape', (status, data) => {
  expect(readResponseError(createResponse(status, data))).toEqual({ status });
});
