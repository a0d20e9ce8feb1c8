/**
 * Parsers for JSON from storage, cookies, markup and responses. They return `undefined` for other values and never throw.
 * They do not use zod: the script of every page needs them, and zod/mini alone has about 6 KB after compression.
 */

/** The value of a JSON text. `undefined` for malformed JSON. */
export function parseJson(text: string | undefined | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** A plain object. */
export function parseRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** A string of 1 to `maxLength` characters. */
export function parseText(value: unknown, maxLength = 500): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= maxLength ? value : undefined;
}

/** Whether the value is a whole number from 0 to `max`. */
export function isWholeNumber(value: unknown, max = Number.MAX_SAFE_INTEGER): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= max;
}

/** Whether the value is a number from 0 to `max`. */
export function isNumberUpTo(value: unknown, max: number): value is number {
  return typeof value === 'number' && value >= 0 && value <= max;
}

/** The entries of an array that `parseEntry` accepts; `undefined` when the value is no array. */
export function parseList<Entry>(
  value: unknown,
  parseEntry: (entry: unknown) => Entry | undefined,
): Entry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map(parseEntry).filter((entry) => entry !== undefined);
}
