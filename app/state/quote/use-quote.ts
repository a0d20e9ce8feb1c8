import { useEffect, useState } from 'react';
import type { CartLine } from '~/domain/cart/cart-line-schema';
import type { Quote } from '~/domain/cart/quote';
import { QuoteUnavailableError, requestQuote } from './request-quote';

/** `unknown` until the server has answered for exactly these lines. */
export type QuoteState =
  | { status: 'unknown' }
  | { status: 'known'; quote: Quote }
  | { status: 'unavailable' };

const UNKNOWN: QuoteState = { status: 'unknown' };

/** Somebody who steps a quantity up presses several times. */
const QUIET_MS = 300;

async function ask(url: string, lines: readonly CartLine[], signal: AbortSignal): Promise<QuoteState> {
  try {
    return { status: 'known', quote: await requestQuote(url, lines, signal) };
  } catch (error) {
    if (error instanceof QuoteUnavailableError) return { status: 'unavailable' };
    if (signal.aborted) return UNKNOWN;
    throw error;
  }
}

/** What the lines are worth now: asked when they are first there, when they change and when the network comes back. */
export function useQuote(url: string, lines: readonly CartLine[]): QuoteState {
  const contents = JSON.stringify(lines);
  const [answer, setAnswer] = useState<{ contents: string; state: QuoteState }>();

  useEffect(() => {
    const asked: CartLine[] = JSON.parse(contents);
    if (asked.length === 0) return;
    const stop = new AbortController();
    const update = async () => {
      const state = await ask(url, asked, stop.signal);
      if (!stop.signal.aborted) setAnswer({ contents, state });
    };
    const timer = setTimeout(update, QUIET_MS);
    addEventListener('online', update, { signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [url, contents]);

  return answer?.contents === contents ? answer.state : UNKNOWN;
}
