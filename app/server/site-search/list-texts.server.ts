/** Shorter strings are labels, ids and paths. */
const MIN_TEXT_LENGTH = 24;
const PATH_OR_CODE = /^(?:\/|https?:|[\w-]+$)/;

/** The texts in a value of the content, in their order: every string of more than one word. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string')
    return value.length >= MIN_TEXT_LENGTH && value.includes(' ') && !PATH_OR_CODE.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}
