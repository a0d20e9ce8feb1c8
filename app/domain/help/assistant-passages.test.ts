import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_QUESTION_LENGTH, normaliseQuestion } from './assistant-passages';

test('a question is one line', () => {
  expect(normaliseQuestion('  what\n does\u0000 delivery\u200b\tcost? ')).toBe('what does delivery cost?');
});

test('a half character is left out, a whole one is kept whole', () => {
  expect(normaliseQuestion('mug \ud83d!')).toBe('mug !');
  expect([...normaliseQuestion('🙂'.repeat(1_000))]).toHaveLength(MAX_QUESTION_LENGTH);
});

test('any text becomes a question that can be cleaned again without change', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      const question = normaliseQuestion(text);
      expect([...question].length).toBeLessThanOrEqual(MAX_QUESTION_LENGTH);
      expect(question.isWellFormed()).toBe(true);
      expect(normaliseQuestion(question)).toBe(question);
    }),
  );
});
