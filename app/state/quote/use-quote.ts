import { useEffect, useState } from 'react';
import type { CartLine } from '~/domain/cart/cart-line-schema';
import type { Quote } from '~/domain/cart/quote';
import { QuoteUnavailableError, requestQuote } from './request-quote';

/** `unknown` until the server has quoted the current lines. */
export type CartQuoteState =
  | { status: 'unknown' }
  | { status: 'known'; quote: Quote }
  | { status: 'unavailable' };

const UNKNOWN: CartQuoteState = { status: 'unknown' };

/** Several clicks on a stepper send one request. */
const DEBOUNCE_MS = 300;

async function loadQuote(
  url: string,
  lines: readonly CartLine[],
  signal: AbortSignal,
): Promise<CartQuoteState> {
  try {
    return { status: 'known', quote: await requestQuote(url, lines, signal) };
  } catch (error) {
    if (error instanceof QuoteUnavailableError) return { status: 'unavailable' };
    if (signal.aborted) return UNKNOWN;
    throw error;
  }
}

/** The quote for the lines. It is requested for new lines, after every change and when the browser is online again. */
export function useQuote(url: string, lines: readonly CartLine[]): CartQuoteState {
  const json = JSON.stringify(lines);
  const [result, setResult] = useState<{ json: string; state: CartQuoteState }>();

  useEffect(() => {
    const currentLines: CartLine[] = JSON.parse(json);
    if (currentLines.length === 0) return;
    const controller = new AbortController();
    const update = async () => {
      const state = await loadQuote(url, currentLines, controller.signal);
      if (!controller.signal.aborted) setResult({ json, state });
    };
    const timer = setTimeout(update, DEBOUNCE_MS);
    addEventListener('online', update, { signal: controller.signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url, json]);

  return result?.json === json ? result.state : UNKNOWN;
}
