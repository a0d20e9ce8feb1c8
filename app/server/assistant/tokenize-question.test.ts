import { expect, test } from 'vitest';
import { listSignificantWords, splitWords, stemWord } from './tokenize-question.server';

test.each([
  ['What does delivery cost?', ['delivery', 'cost']],
  ['the judge’s marks and the judge', ['judge', 'marks']],
  ['Your E-mail address', ['email', 'address']],
  ['18 % GST', ['18', 'gst']],
  ['मग की कीमत', ['मग', 'की', 'कीमत']],
  ['how are you?', []],
  ['?! 🙂 --', []],
  ['', []],
])('the significant words of “%s”', (question, words) => {
  expect(listSignificantWords(question)).toEqual(words);
});

test.each([
  ['price', 'prices', 'pricing', 'priced'],
  ['delivery', 'deliver', 'delivered', 'deliveries'],
  ['company', 'companies'],
  ['pay', 'paying', 'payment', 'payments'],
])('forms of one word have the same stem: %s', (...forms) => {
  expect(new Set(forms.map(stemWord)).size).toBe(1);
});

test('very long words and questions are shortened', () => {
  expect(listSignificantWords('a'.repeat(10_000))).toEqual([]);
  expect(
    listSignificantWords(Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ')),
  ).toHaveLength(24);
});

test('capitals and accents in either spelling are the same word', () => {
  expect(splitWords('CAFÉ')).toEqual(splitWords('cafe\u0301'));
});
