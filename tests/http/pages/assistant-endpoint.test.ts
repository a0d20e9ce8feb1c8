import { expect, inject, it } from 'vitest';
import { sendRequest } from '../support/send-request';

const request = (question: string) =>
  sendRequest(inject('siteUrl'), { path: `/assistant/answers?${new URLSearchParams({ q: question })}` });

it('responds with JSON that may be cached for five minutes', async () => {
  const { status, headers, text } = await request('what does delivery cost?');
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  expect(headers['content-type']).toContain('application/json');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(JSON.parse(text).passages[0].title).toMatch(/^What does delivery cost/);
});

it.each([
  ['no question', '/assistant/answers'],
  ['an empty question', '/assistant/answers?q='],
  ['a blank question', '/assistant/answers?q=%20%0A'],
])('%s is refused with a message', async (_what, path) => {
  const { status, headers, text } = await sendRequest(inject('siteUrl'), { path });
  expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
  expect(JSON.parse(text).error).toMatch(/ask something/);
});

it('a question of 10,000 characters is truncated', async () => {
  const { status, text } = await request(`mosaic mug ${'a'.repeat(10_000)}`);
  expect(status).toBe(200);
  expect(JSON.parse(text).passages[0].title).toBe('Mosaic mug');
});
