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
const found = (question: string) => index.search(question).map((result) => result.passage);

test.each([
  ['as it is written', 'delivery', delivery],
  ['in a sentence', 'Could you tell me what the delivery costs, please?', delivery],
  ['in other words', 'shipping', delivery],
  ['in another form', 'judged projects', judging],
  ['with a letter missing', 'delivry', delivery],
  ['with a wrong letter', 'dilivery', delivery],
  ['begun only', 'deliv', delivery],
  ['in capitals', 'OPENING HOURS', hours],
])('finds what is asked %s', (_how, question, expected) => {
  expect(found(question)[0]).toBe(expected);
});

test.each([
  ['nothing', ''],
  ['words that tell nothing', 'what is it that you do?'],
  ['other things', 'recipe for lemon pickle'],
  ['one word among other things', 'which project for my parrot and hamster'],
  ['a guess among other things', 'deliverance biblical prophets'],
  ['names of the language', '__proto__ constructor toString hasOwnProperty'],
  ['signs', '* ? " \' \\ ( [ { ~ ^ :'],
])('finds nothing for %s', (_what, question) => {
  expect(found(question)).toEqual([]);
});

test('a word that is known is not taken for a mistyped one', () => {
  const near = createPassageIndex([
    passage('Marks', 'How they are given.'),
    passage('Market', 'Where it is.'),
  ]);
  expect(near.search('marks').map((result) => result.passage.title)).toEqual(['Marks']);
});

test('says how much of the question a passage holds, a guess counting half', () => {
  expect(index.search('delivery cost')[0]?.share).toBe(1);
  expect(index.search('delivery tomorrow')[0]?.share).toBe(0.5);
  expect(index.search('delivry')[0]?.share).toBe(0.5);
});

test('two things that are asked at once are answered by two passages', () => {
  expect(found('shipping? opening?')).toEqual([hours, delivery]);
});

test('an index of nothing finds nothing', () => {
  expect(createPassageIndex([]).search('delivery')).toEqual([]);
});
