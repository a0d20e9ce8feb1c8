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

/** After an answer that was no quote, the pause before the next request. It doubles each time. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

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

/**
 * The quote for the lines. It is requested for new lines, after every change and when the browser is online again. While it is unavailable, it
 * is requested again after pauses, and when the page is looked at again.
 */
export function useQuote(url: string, lines: readonly CartLine[]): CartQuoteState {
  const json = JSON.stringify(lines);
  const [result, setResult] = useState<{ json: string; state: CartQuoteState }>();

  useEffect(() => {
    const currentLines: CartLine[] = JSON.parse(json);
    if (currentLines.length === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    let pause = FIRST_PAUSE_MS;
    let isUnavailable = false;
    const update = async () => {
      clearTimeout(timer);
      isUnavailable = false;
      const state = await loadQuote(url, currentLines, signal);
      if (signal.aborted) return;
      setResult({ json, state });
      isUnavailable = state.status === 'unavailable';
      // A page that nobody looks at asks when it is looked at again.
      if (!isUnavailable || document.hidden) return;
      clearTimeout(timer);
      timer = setTimeout(update, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    };
    let timer = setTimeout(update, DEBOUNCE_MS);
    addEventListener('online', update, { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (isUnavailable && !document.hidden) update();
      },
      { signal },
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url, json]);

  return result?.json === json ? result.state : UNKNOWN;
}
