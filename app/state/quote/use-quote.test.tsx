import { setImmediate as nextTurn } from 'node:timers/promises';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartLine } from '~/domain/cart/cart-line-schema';
import { type CartQuoteState, useQuote } from './use-quote';

const mug: CartLine = { productId: 'mug', quantity: 1, unitPrice: 64_900 };
const quote = { lines: [], changes: [], priced: { total: 64_900 } };
const respondWith = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

let latest: CartQuoteState;
let changeLines: (lines: CartLine[]) => void;
const fakeFetch = vi.fn<typeof fetch>();

function Probe() {
  const [lines, setLines] = useState([mug]);
  changeLines = setLines;
  latest = useQuote('/shop/quote', lines);
  return null;
}

/** Turns of the event loop, which the fake clock does not have. The body of a response is read in fewer. */
const READ_TURNS = 20;
const advance = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    for (let turn = 0; turn < READ_TURNS; turn++) await nextTurn();
  });
const createTestRoot = () => createRoot(document.createElement('div'));
let root: ReturnType<typeof createTestRoot>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fakeFetch);
  fakeFetch.mockReset().mockImplementation(() => respondWith(quote));
  root = createTestRoot();
  act(() => root.render(<Probe />));
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('several quick changes send one request, for the last lines', async () => {
  expect(latest).toEqual({ status: 'unknown' });
  act(() => changeLines([{ ...mug, quantity: 2 }]));
  await advance(100);
  act(() => changeLines([{ ...mug, quantity: 3 }]));
  await advance(1000);
  expect(fakeFetch).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(fakeFetch.mock.calls[0]?.[1]?.body))).toEqual({
    lines: [{ ...mug, quantity: 3 }],
  });
  expect(latest).toEqual({ status: 'known', quote });
  act(() => changeLines([mug]));
  expect(latest).toEqual({ status: 'unknown' });
});

test('an empty cart sends no request', async () => {
  act(() => changeLines([]));
  await advance(1000);
  expect(fakeFetch).not.toHaveBeenCalled();
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a busy server', () => respondWith({ error: 'busy' }, 429)],
  ['a page instead of JSON', () => Promise.resolve(new Response('<!doctype html>'))],
  ['JSON of another shape', () => respondWith({ hello: 'world' })],
])('%s: the quote is unavailable', async (_name, respond) => {
  fakeFetch.mockImplementation(respond);
  await advance(1000);
  expect(latest).toEqual({ status: 'unavailable' });
});

test('sends the request again when the browser is online again', async () => {
  fakeFetch.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await advance(1000);
  dispatchEvent(new Event('online'));
  await advance(0);
  expect(latest).toEqual({ status: 'known', quote });
});

test('a failing server is asked again after pauses that grow, until it answers', async () => {
  fakeFetch.mockImplementation(() => respondWith({}, 503));
  await advance(300);
  expect(latest).toEqual({ status: 'unavailable' });
  for (const [pause, calls] of [
    [2000, 2],
    [4000, 3],
    [8000, 4],
  ] as const) {
    await advance(pause - 1);
    expect(fakeFetch).toHaveBeenCalledTimes(calls - 1);
    await advance(1);
    expect(fakeFetch).toHaveBeenCalledTimes(calls);
  }
  fakeFetch.mockImplementation(() => respondWith(quote));
  await advance(16_000);
  expect(latest).toEqual({ status: 'known', quote });
  await advance(600_000);
  expect(fakeFetch).toHaveBeenCalledTimes(5);
});

test('a hidden page rests, and asks again when it is looked at', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fakeFetch.mockImplementationOnce(() => respondWith({}, 500));
  await advance(600_000);
  expect(fakeFetch).toHaveBeenCalledTimes(1);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await advance(0);
  expect(latest).toEqual({ status: 'known', quote });
  document.dispatchEvent(new Event('visibilitychange'));
  await advance(0);
  expect(fakeFetch).toHaveBeenCalledTimes(2);
});
