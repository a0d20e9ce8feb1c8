import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repositoryHelp } from '~/content/help/repository-help';
import { searchQuestions as searchIn } from './search-questions.server';

const faqQuestions = repositoryHelp.faqGroups.flatMap(({ questions }) => questions);
const searchQuestions = (input: string) => searchIn(repositoryHelp, input);

const findIds = (input: string) =>
  searchQuestions(input).groups.flatMap(({ questions }) => questions.map(({ id }) => id));

it('every question has its own id', () => {
  const ids = faqQuestions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  ['cancel order', 'cancel'],
  ['invoices', 'gst-invoice'],
  ['forgotten password', 'forgotten-password'],
  ['network', 'network-down'],
])('“%s” finds %s', (input, id) => {
  expect(findIds(input)).toContain(id);
});

it('input without significant words finds all questions', () => {
  expect(findIds('')).toHaveLength(faqQuestions.length);
  expect(findIds('  the of  ')).toHaveLength(faqQuestions.length);
});

it('an unknown word finds nothing', () => {
  expect(findIds('xylophone')).toEqual([]);
});

it('any input finds each question at most once', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (input) => {
      const ids = findIds(input);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
