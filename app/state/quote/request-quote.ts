import type { CartLine } from '~/domain/cart/cart-line-schema';
import type { Quote } from '~/domain/cart/quote';
import { parseRecord } from '~/domain/json/parse-unknown';

/** There is no valid quote: a network error, an error status, or a response of another version. */
export class QuoteUnavailableError extends Error {
  override readonly name = 'QuoteUnavailableError';
}

function isQuote(value: unknown): value is Quote {
  const quote = parseRecord(value);
  return (
    Array.isArray(quote?.lines) && Array.isArray(quote.changes) && parseRecord(quote.priced) !== undefined
  );
}

/** Requests a quote for the lines. Rejects with QuoteUnavailableError, or with the AbortError of an aborted signal. */
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
  const quote: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (!isQuote(quote)) throw new QuoteUnavailableError(`The shop responded with status ${response.status}`);
  return quote;
}
