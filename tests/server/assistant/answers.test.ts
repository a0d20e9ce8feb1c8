import { afterAll, beforeAll, expect, it } from 'vitest';
import { assistantSuggestions } from '~/content/help/assistant-content';
import type { Assistant } from '~/server/assistant/assistant.server';
import type { Database } from '~/server/db/database.server';
import { furtherAnsweredQuestions, furtherUnanswerableQuestions } from './further-questions';
import { openTestAssistant } from './open-test-assistant';
import { answeredQuestions, unanswerableQuestions } from './questions';

const MAX_WRONG = 3 / 60;

let database: Database;
let assistant: Assistant;

beforeAll(async () => {
  ({ database, assistant } = await openTestAssistant('embedded'));
});
afterAll(() => database.close());

const listPaths = async (question: string) =>
  (await assistant.answer(question)).passages.map(({ source }) => source.href ?? '');

it.each([
  ['the first list', answeredQuestions],
  ['the further list', furtherAnsweredQuestions],
])(
  'R-ASSIST-1: of 60 questions of %s, 57 are answered with a passage of the right page',
  async (_list, asked) => {
    expect(asked.length).toBeGreaterThanOrEqual(60);
    const wrong: { question: string; found: string[] }[] = [];
    for (const [question, ...expected] of asked) {
      const found = await listPaths(question);
      if (!expected.some((path) => found.some((href) => href.startsWith(path))))
        wrong.push({ question, found });
    }
    expect(wrong.length, JSON.stringify(wrong, null, 2)).toBeLessThanOrEqual(
      Math.floor(asked.length * MAX_WRONG + 1e-9),
    );
  },
);

it.each([
  ['the first list', unanswerableQuestions],
  ['the further list', furtherUnanswerableQuestions],
])('R-ASSIST-1: 20 questions of %s that the site does not answer get no passage', async (_list, asked) => {
  expect(asked.length).toBeGreaterThanOrEqual(20);
  const wrong: { question: string; found: string[] }[] = [];
  for (const question of asked) {
    const found = await listPaths(question);
    if (found.length > 0) wrong.push({ question, found });
  }
  expect(wrong).toEqual([]);
});

it.each(assistantSuggestions.flatMap(({ questions }) => questions))(
  'the suggestion “%s” has answers, each with a text of its own',
  async (question) => {
    const texts = (await assistant.answer(question)).passages.map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(0);
    expect(new Set(texts).size).toBe(texts.length);
  },
);

it('“how can I pay” is answered with the means of payment', async () => {
  const texts = (await assistant.answer('how can I pay')).passages.map(({ text }) => text);
  expect(texts.join(' ')).toContain('UPI');
});
