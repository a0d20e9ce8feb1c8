import { INVISIBLE_CHARACTERS } from '~/domain/forms/form-fields';

const INVISIBLE = new RegExp(INVISIBLE_CHARACTERS, 'gu');
const INVISIBLE_EXCEPT_LINES = new RegExp(`(?![\\n\\t])${INVISIBLE_CHARACTERS.source}`, 'gu');

/** In characters. A message of a form has at most 5,000; an answer can repeat many earlier ones. */
const MAX_TEXT = 100_000;

const cut = (text: string, max: number): string =>
  text.length > max ? text.slice(0, max).toWellFormed() : text;

/** One line that the database, a page and a header can hold. `undefined` for an empty one. */
export function cleanLine(text: string | null | undefined, max: number): string | undefined {
  const line = cut(text ?? '', 4 * max)
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return cut(line, max).trim() || undefined;
}

/** Text of several lines. A very long one is cut. */
export const cleanText = (text: string): string =>
  cut(text, MAX_TEXT)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE_EXCEPT_LINES, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
