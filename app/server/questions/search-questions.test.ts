import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faqQuestions } from '~/content/help/faq-groups';
import { searchQuestions } from './search-questions.server';

const idsFor = (typed: string) =>
  searchQuestions(typed).groups.flatMap(({ questions }) => questions.map(({ id }) => id));

it('every question has an address of its own', () => {
  const ids = faqQuestions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  ['cancel order', 'cancel'],
  ['invoices', 'gst-invoice'],
  ['forgotten password', 'forgotten-password'],
  ['network', 'network-down'],
])('“%s” finds %s', (typed, id) => {
  expect(idsFor(typed)).toContain(id);
});

it('nothing typed, or nothing telling, is everything', () => {
  expect(idsFor('')).toHaveLength(faqQuestions.length);
  expect(idsFor('  the of  ')).toHaveLength(faqQuestions.length);
});

it('a word that nobody has written finds nothing', () => {
  expect(idsFor('xylophone')).toEqual([]);
});

it('whatever is typed, what is found is among the questions, each once', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (typed) => {
      const ids = idsFor(typed);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
