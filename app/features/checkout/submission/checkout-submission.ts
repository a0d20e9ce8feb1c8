import { parseRecord, parseText } from '~/domain/json/parse-unknown';

/** Long enough to retry the next morning. After that the same cart is a new order. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Nobody fills the same cart and form again so soon: such a submission comes from another tab with an outdated cart. */
const REUSE_AFTER_ORDER_MS = 10 * 1000;

/** A checkout submission as stored in local storage. Times in milliseconds since 1970. */
export interface CheckoutSubmission {
  key: string;
  /** The serialised cart lines that are ordered with this key. */
  contents: string;
  at: number;
  /** When the order was confirmed, and its number when it came from the cart. */
  placed?: { at: number; number?: string };
}

function parsePlaced(value: unknown): CheckoutSubmission['placed'] {
  const placed = parseRecord(value);
  const number = parseText(placed?.number, 100);
  return typeof placed?.at === 'number' ? { at: placed.at, ...(number && { number }) } : undefined;
}

/** Parses a stored submission; `undefined` when it is invalid. */
export function parseCheckoutSubmission(stored: string | null): CheckoutSubmission | undefined {
  try {
    const submission = parseRecord(JSON.parse(stored ?? ''));
    const key = parseText(submission?.key, 100);
    const contents = parseText(submission?.contents, Number.MAX_SAFE_INTEGER);
    if (!key || !contents || typeof submission?.at !== 'number') return undefined;
    const placed = parsePlaced(submission.placed);
    return { key, contents, at: submission.at, ...(placed && { placed }) };
  } catch {
    return undefined;
  }
}

/**
 * Whether the same contents, sent now, are the same order. After the order was placed this is so until its lines are
 * removed from the cart (`clearedOrderNumber` is the last order whose lines were), and for `REUSE_AFTER_ORDER_MS`.
 */
export function isReusable(
  { at, placed }: CheckoutSubmission,
  clearedOrderNumber: string | null,
  now: number,
): boolean {
  if (at > now || now - at >= MAX_AGE_MS) return false;
  if (!placed || now - placed.at < REUSE_AFTER_ORDER_MS) return true;
  return placed.number !== undefined && placed.number !== clearedOrderNumber;
}
