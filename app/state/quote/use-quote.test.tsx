import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartLine } from '~/domain/cart/cart-line-schema';
import { type QuoteState, useQuote } from './use-quote';

const mug: CartLine = { productId: 'mug', quantity: 1, unitPrice: 64_900 };
const quote = { lines: [], changes: [], priced: { total: 64_900 } };
const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

let seen: QuoteState;
let change: (lines: CartLine[]) => void;
const request = vi.fn<typeof fetch>();

function Probe() {
  const [lines, setLines] = useState([mug]);
  change = setLines;
  seen = useQuote('/shop/quote', lines);
  return null;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const root = () => createRoot(document.createElement('div'));
let mounted: ReturnType<typeof root>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', request);
  request.mockReset().mockImplementation(() => answer(quote));
  mounted = root();
  act(() => mounted.render(<Probe />));
});

afterEach(() => {
  act(() => mounted.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it is asked once after several quick changes, and the answer belongs to the last', async () => {
  expect(seen).toEqual({ status: 'unknown' });
  act(() => change([{ ...mug, quantity: 2 }]));
  await pass(100);
  act(() => change([{ ...mug, quantity: 3 }]));
  await pass(1000);
  expect(request).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(request.mock.calls[0]?.[1]?.body))).toEqual({ lines: [{ ...mug, quantity: 3 }] });
  expect(seen).toEqual({ status: 'known', quote });
  act(() => change([mug]));
  expect(seen).toEqual({ status: 'unknown' });
});

test('an empty cart asks nothing', async () => {
  act(() => change([]));
  await pass(1000);
  expect(request).not.toHaveBeenCalled();
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a busy server', () => answer({ error: 'busy' }, 429)],
  ['a page instead of JSON', () => Promise.resolve(new Response('<!doctype html>'))],
  ['JSON of another shape', () => answer({ hello: 'world' })],
])('%s: the cart goes on without', async (_name, respond) => {
  request.mockImplementation(respond);
  await pass(1000);
  expect(seen).toEqual({ status: 'unavailable' });
});

test('when the network comes back it is asked again', async () => {
  request.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await pass(1000);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(seen).toEqual({ status: 'known', quote });
});
