import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replacePhrases } from './site-phrases';

describe('replacePhrases', () => {
  it.each([
    ['We had to call off our hackathon', 'we had to cancel our hackathon'],
    ['people sign up and never turn up', 'people signup and never attendance'],
    ['I can’t come', 'i cancel seat'],
    ['Is Google Pay fine?', 'is gpay fine?'],
    ['is the second step safe', 'is the 2fa safe'],
    ['I want my money back', 'i want my refund'],
    ['switch scripts off', 'javascript'],
    ['Which stocks should I buy', 'which stockmarket should i buy'],
  ])('%s', (query, words) => {
    expect(replacePhrases(query)).toBe(words);
  });

  it.each(['the kilns turn upwards', 'in stock', 'a resign upset', 'the code of the post'])(
    'leaves other words: %s',
    (query) => {
      expect(replacePhrases(query)).toBe(query);
    },
  );

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        expect(typeof replacePhrases(query)).toBe('string');
      }),
    );
  });
});
