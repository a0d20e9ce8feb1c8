import { expect, test } from 'vitest';
import { assistantSuggestions } from '~/content/help/assistant-content';
import { createPassageIndex } from './passage-index.server';
import { sitePassages } from './site-passages.server';

const index = createPassageIndex(sitePassages);
const findBest = (question: string) => index.search(question)[0]?.passage;

test.each(assistantSuggestions.flatMap(({ questions }) => questions))(
  'the suggestion “%s” has an answer',
  (question) => {
    expect(index.search(question)[0]?.share).toBeGreaterThanOrEqual(0.75);
  },
);

test.each([
  ['when are you open on saturday', 'Opening hours'],
  ['phone number', 'How to reach us'],
  ['shipping charges', 'What does delivery cost?'],
  ['do you accept credit cards', 'Can I pay by card, or in cash at the door?'],
  ['how can I track an order', 'Where is my order?'],
  ['I forgot my password', 'I have forgotten my password'],
  ['is this a chatbot', 'Is there a person or a language model behind the assistant?'],
  ['do you have an office in kochi', 'Kochi, Kerala'],
  ['refund when the event is cancelled', 'Do we get our money back if the event is cancelled?'],
  ['when will taskflow be released', 'TaskFlow. Planning for a small team that stays small.'],
  ['who are the founders', 'Who founded Tessera'],
  ['do you have jobs for designers', 'Job: Product designer, Converge'],
  ['trainig workshop price', 'Training workshops: price and length'],
])('“%s” is answered by “%s”', (question, title) => {
  expect(findBest(question)?.title).toBe(title);
});

test.each(['what is the capital of France', 'tell me a joke about cats', 'who won the election'])(
  '“%s” has no answer',
  (question) => {
    expect(findBest(question)).toBeUndefined();
  },
);

test('every passage has a text, and all are different', () => {
  for (const { title, text, source } of sitePassages) {
    expect(title).not.toBe('');
    expect(text !== '' || source.href !== undefined, title).toBe(true);
    expect(`${title} ${text}`).not.toMatch(/undefined|NaN|\[object/);
  }
  expect(new Set(sitePassages.map(({ title, text }) => `${title} ${text}`)).size).toBe(sitePassages.length);
});
