import { readRecord, readText } from '~/domain/reading';

export const ATTEMPT_KEY = 'tessera.checkout-attempt.v1';

/** As `crypto.randomUUID`, which browsers offer only on https and on this very machine. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** Long enough to try again the next morning; after that the same cart is a new order. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

interface Attempt {
  key: string;
  /** What is ordered under this key. */
  contents: string;
  at: number;
}

function readAttempt(stored: string | null): Attempt | undefined {
  try {
    const attempt = readRecord(JSON.parse(stored ?? ''));
    const key = readText(attempt?.key, 100);
    const contents = readText(attempt?.contents, Number.MAX_SAFE_INTEGER);
    return key && contents && typeof attempt?.at === 'number' ? { key, contents, at: attempt.at } : undefined;
  } catch {
    return undefined;
  }
}

interface Question {
  /** The lines as they are sent: other lines, another attempt. */
  contents: string;
  /** A key that the server put into the page, to be used for a new attempt. */
  offered?: string | undefined;
  /** A key that has made an order of something else already. */
  spent?: string | undefined;
}

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where a browser blocks storage, even asking for it throws. */
const localStorageOf: OpenStorage = () => window.localStorage;

/**
 * The idempotency key for these contents: the same one after a reload, in another tab, and when an answer was lost,
 * so that trying again never makes a second order. It is kept in local storage, because two tabs share that.
 */
export function attemptKey(
  { contents, offered, spent }: Question,
  open: OpenStorage = localStorageOf,
  now = Date.now(),
): string {
  try {
    const storage = open();
    const kept = readAttempt(storage.getItem(ATTEMPT_KEY));
    const isFresh = kept && kept.contents === contents && now - kept.at < MAX_AGE_MS && kept.at <= now;
    if (isFresh && kept.key !== spent) return kept.key;
    const key = offered || randomUuid();
    storage.setItem(ATTEMPT_KEY, JSON.stringify({ key, contents, at: now } satisfies Attempt));
    return key;
  } catch {
    return offered || randomUuid();
  }
}

/** After an order: the same cart filled again is another order. */
export function forgetAttempt(open: OpenStorage = localStorageOf): void {
  try {
    open().removeItem(ATTEMPT_KEY);
  } catch {
    // A browser without storage has kept nothing.
  }
}
