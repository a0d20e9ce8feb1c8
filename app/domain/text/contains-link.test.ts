import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { containsLink } from './contains-link';

const word = fc.stringMatching(/^[a-z]{2,12}$/);
const space = fc.constantFrom(' ', '\n', ', ', '. ', '! ', ' – ');

describe('R-GIFT-7', () => {
  test('a link is found wherever it is in a text', () => {
    const dot = fc.constantFrom('.', '。', '．', '｡', '․', '\u00AD.', '.\u200D');
    const link = fc.oneof(
      word.map((host) => `https://${host}`),
      fc.tuple(word, dot, word).map(([host, separator, tld]) => host + separator + tld),
      fc.tuple(word, word).map(([name, host]) => `${name}@${host}`),
      word.map((host) => `MAILTO:${host}`),
    );
    fc.assert(
      fc.property(fc.array(word), link, fc.array(word), space, (before, found, after, separator) => {
        expect(containsLink([...before, found, ...after].join(separator))).toBe(true);
      }),
    );
  });

  test('words and sentences are no links', () => {
    fc.assert(
      fc.property(fc.array(word), space, (words, separator) => {
        expect(containsLink(words.join(separator))).toBe(false);
      }),
    );
  });

  test.each([
    'Happy birthday, Meera! See you at 10.30 am...',
    'Rs. 2,000 for books, e.g. a cookbook. Love, A.',
    'जन्मदिन मुबारक हो। प्यार, दीदी',
    'Note: call me :)',
    'For you & Ravi @ home',
  ])('%s', (text) => {
    expect(containsLink(text)).toBe(false);
  });
});
