import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_QUESTION_LENGTH, normaliseQuestion } from './assistant-passages';

test('a question becomes one line', () => {
  expect(normaliseQuestion('  what\n does\u0000 delivery\u200b\tcost? ')).toBe('what does delivery cost?');
});

test('lone surrogates are removed; the limit never cuts a character in half', () => {
  expect(normaliseQuestion('mug \ud83d!')).toBe('mug !');
  expect([...normaliseQuestion('🙂'.repeat(1_000))]).toHaveLength(MAX_QUESTION_LENGTH);
});

test('normalising any text twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      const question = normaliseQuestion(text);
      expect([...question].length).toBeLessThanOrEqual(MAX_QUESTION_LENGTH);
      expect(question.isWellFormed()).toBe(true);
      expect(normaliseQuestion(question)).toBe(question);
    }),
  );
});
