import { expect, test } from 'vitest';
import type { Passage } from './passage.server';
import { createPassageIndex } from './passage-index.server';

const passage = (title: string, text: string, keywords?: string): Passage => ({
  title,
  text,
  source: { label: 'A page' },
  ...(keywords && { keywords }),
});

const delivery = passage('What does delivery cost?', 'Nothing, anywhere in India.', 'shipping');
const hours = passage('Opening hours', 'Monday to Friday.');
const judging = passage('Judging', 'Three judges see every project.', 'scores marks');
const index = createPassageIndex([delivery, hours, judging]);
const findPassages = (question: string) => index.search(question).map((result) => result.passage);

test.each([
  ['with the same word', 'delivery', delivery],
  ['in a sentence', 'Could you tell me what the delivery costs, please?', delivery],
  ['with a keyword', 'shipping', delivery],
  ['with another form of the word', 'judged projects', judging],
  ['with a letter missing', 'delivry', delivery],
  ['with a wrong letter', 'dilivery', delivery],
  ['with the beginning of a word', 'deliv', delivery],
  ['in capitals', 'OPENING HOURS', hours],
])('finds a passage %s', (_how, question, expected) => {
  expect(findPassages(question)[0]).toBe(expected);
});

test.each([
  ['nothing', ''],
  ['stop words', 'what is it that you do?'],
  ['another topic', 'recipe for lemon pickle'],
  ['one word of another topic', 'which project for my parrot and hamster'],
  ['a similar word of another topic', 'deliverance biblical prophets'],
  ['names of the programming language', '__proto__ constructor toString hasOwnProperty'],
  ['special characters', '* ? " \' \\ ( [ { ~ ^ :'],
])('finds nothing for %s', (_what, question) => {
  expect(findPassages(question)).toEqual([]);
});

test('a known word has no fuzzy matches', () => {
  const near = createPassageIndex([
    passage('Marks', 'How they are given.'),
    passage('Market', 'Where it is.'),
  ]);
  expect(near.search('marks').map((result) => result.passage.title)).toEqual(['Marks']);
});

test('the share is that of the words in the passage, and a fuzzy match counts half', () => {
  expect(index.search('delivery cost')[0]?.share).toBe(1);
  expect(index.search('delivery tomorrow')[0]?.share).toBe(0.5);
  expect(index.search('delivry')[0]?.share).toBe(0.5);
});

test('a question about two things finds two passages', () => {
  expect(findPassages('shipping? opening?')).toEqual([hours, delivery]);
});

test('an empty index finds nothing', () => {
  expect(createPassageIndex([]).search('delivery')).toEqual([]);
});
