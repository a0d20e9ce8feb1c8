import type { CartLine } from '~/domain/cart/cart-line-schema';
import type { Quote } from '~/domain/cart/quote';
import { parseRecord } from '~/domain/json/parse-unknown';

/** The server gave no usable answer: it is down, busy or newer than this page, or there is no network. */
export class QuoteUnavailableError extends Error {
  override readonly name = 'QuoteUnavailableError';
}

function isQuote(value: unknown): value is Quote {
  const quote = parseRecord(value);
  return (
    Array.isArray(quote?.lines) && Array.isArray(quote.changes) && parseRecord(quote.priced) !== undefined
  );
}

/** Asks what these lines are worth now. Throws QuoteUnavailableError, or what aborting throws. */
export async function requestQuote(
  url: string,
  lines: readonly CartLine[],
  signal: AbortSignal,
): Promise<Quote> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ lines }),
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new QuoteUnavailableError('The shop could not be reached');
  });
  const answer: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (!isQuote(answer)) throw new QuoteUnavailableError(`The shop answered with ${response.status}`);
  return answer;
}
