/**
 * Guards for stored data. Written by hand, not with zod: even zod/mini is about 6 KB after compression, more than the
 * whole script that every page of the site runs, and these shapes are read on every page.
 */

export function parseRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

export function parseText(value: unknown, maxLength = 500): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= maxLength ? value : undefined;
}

export function isWholeNumber(value: unknown, max = Number.MAX_SAFE_INTEGER): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= max;
}

export function isNumberUpTo(value: unknown, max: number): value is number {
  return typeof value === 'number' && value >= 0 && value <= max;
}

/** The entries that `read` recognises; `undefined` when the value is no list. */
export function parseList<Entry>(
  value: unknown,
  read: (entry: unknown) => Entry | undefined,
): Entry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map(read).filter((entry) => entry !== undefined);
}
