import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanQuestion, MAX_QUESTION } from './assistant';

test('a question is one line', () => {
  expect(cleanQuestion('  what\n does\u0000 delivery\u200b\tcost? ')).toBe('what does delivery cost?');
});

test('a half character is left out, a whole one is kept whole', () => {
  expect(cleanQuestion('mug \ud83d!')).toBe('mug !');
  expect([...cleanQuestion('🙂'.repeat(1_000))]).toHaveLength(MAX_QUESTION);
});

test('any text becomes a question that can be cleaned again without change', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      const question = cleanQuestion(text);
      expect([...question].length).toBeLessThanOrEqual(MAX_QUESTION);
      expect(question.isWellFormed()).toBe(true);
      expect(cleanQuestion(question)).toBe(question);
    }),
  );
});
