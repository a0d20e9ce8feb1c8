import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breakLines } from './break-lines.server';

/** Each letter is one wide. */
const measure = (text: string) => text.length;

it('keeps every letter in its order, and no line is wider than the page', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 1, max: 20 }), (text, width) => {
      const lines = breakLines(text, { width, measure });
      expect(lines.join('')).toBe(text.replaceAll('\n', ''));
      for (const line of lines) expect(line.trimEnd().length).toBeLessThanOrEqual(width);
    }),
  );
});

it('breaks between words and at line ends', () => {
  expect(breakLines('a mug and\na very big bowl', { width: 8, measure })).toEqual([
    'a mug ',
    'and',
    'a very ',
    'big bowl',
  ]);
  expect(breakLines('', { width: 8, measure })).toEqual(['']);
});

it('cuts a text that has too many lines', () => {
  expect(breakLines('one two three four', { width: 5, measure, maxLines: 2 })).toEqual(['one ', 'two…']);
  expect(breakLines('one two', { width: 5, measure, maxLines: 2 })).toEqual(['one ', 'two']);
});
