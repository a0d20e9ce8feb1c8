import { parseRecord, parseText } from '~/domain/json/parse-unknown';

/** Long enough to try again the next morning; after that the same cart is a new order. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Nobody fills the same cart and the form again so soon: whoever sends it now is another tab that does not know yet. */
const JUST_PLACED_MS = 10 * 1000;

/** What the browser remembers of sending an order. */
export interface CheckoutSubmission {
  key: string;
  /** What is ordered under this key. */
  contents: string;
  at: number;
  /** When the order was confirmed, and its number when it came from the cart. */
  placed?: { at: number; number?: string };
}

function readPlaced(value: unknown): CheckoutSubmission['placed'] {
  const placed = parseRecord(value);
  const number = parseText(placed?.number, 100);
  return typeof placed?.at === 'number' ? { at: placed.at, ...(number && { number }) } : undefined;
}

/** A stored attempt; `undefined` for what is none of ours. */
export function parseCheckoutSubmission(stored: string | null): CheckoutSubmission | undefined {
  try {
    const attempt = parseRecord(JSON.parse(stored ?? ''));
    const key = parseText(attempt?.key, 100);
    const contents = parseText(attempt?.contents, Number.MAX_SAFE_INTEGER);
    if (!key || !contents || typeof attempt?.at !== 'number') return undefined;
    const placed = readPlaced(attempt.placed);
    return { key, contents, at: attempt.at, ...(placed && { placed }) };
  } catch {
    return undefined;
  }
}

/**
 * Whether sending the same contents now means the same order. After it was placed that is so until its lines have left
 * the cart (`forgotten` is the number of the last order for which they have), and a moment longer.
 */
export function isReusable(
  { at, placed }: CheckoutSubmission,
  forgotten: string | null,
  now: number,
): boolean {
  if (at > now || now - at >= MAX_AGE_MS) return false;
  if (!placed || now - placed.at < JUST_PLACED_MS) return true;
  return placed.number !== undefined && placed.number !== forgotten;
}
