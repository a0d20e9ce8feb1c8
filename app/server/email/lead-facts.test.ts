import { expect, test } from 'vitest';
import { repositoryHelpArticles } from '~/content/help/help-articles';
import { formatLeadReference, listLeadFacts } from './lead-facts.server';

const lead = {
  id: 'x',
  kind: 'contact',
  meta: {},
  createdAt: new Date(),
  isEmailConfirmed: false,
  isEmailWithheld: false,
} as const;

test('The fields of a form have labels and readable values, in order', () => {
  const rows = listLeadFacts({
    ...lead,
    topic: 'hackathon',
    name: 'Asha Rao',
    email: 'asha@example.com',
    meta: { product: ['bridge', 'hackmatrix'], people: 1200, date: '2027-02-26', budget: '10-to-25-lakh' },
    files: [{ id: '1', name: 'plan.pdf', size: 340_000 }],
  });
  expect(rows).toEqual([
    { term: 'About', value: 'A hackathon' },
    { term: 'Name', value: 'Asha Rao' },
    { term: 'Email', value: 'asha@example.com' },
    { term: 'Product', value: 'Bridge, HackMatrix' },
    { term: 'People', value: '1,200' },
    { term: 'Date', value: '26 February 2027' },
    { term: 'Budget before GST', value: 'Rs. 10 to 25 lakh' },
    { term: 'File', value: 'plan.pdf, 340 KB' },
  ]);
});

test('An anonymous note names the help article, or the address that was not found', () => {
  const { question } = repositoryHelpArticles.find(({ slug }) => slug === 'delivery') ?? {};
  expect(
    listLeadFacts({ ...lead, kind: 'help-feedback', topic: 'delivery', meta: { helped: 'no' } }),
  ).toEqual([
    { term: 'Help article', value: question },
    { term: 'Did it help?', value: 'No' },
  ]);
  expect(listLeadFacts({ ...lead, kind: 'not-found', topic: '/monsoon/2026' })).toEqual([
    { term: 'Address', value: '/monsoon/2026' },
  ]);
});

test('A field without an own label gets one from its key', () => {
  const rows = listLeadFacts({ ...lead, meta: { noticePeriod: 'two months', 'start-city': 'Pune' } });
  expect(rows).toEqual([
    { term: 'Notice period', value: 'two months' },
    { term: 'Start city', value: 'Pune' },
  ]);
});

test('A typed text that only looks like a day stays as it is', () => {
  expect(listLeadFacts({ ...lead, name: '2026-02-30', meta: { subject: '2026-99-99' } })).toEqual([
    { term: 'Name', value: '2026-02-30' },
    { term: 'Subject', value: '2026-99-99' },
  ]);
});

test('A withdrawn lead has no facts', () => {
  expect(listLeadFacts({ ...lead, withdrawnAt: new Date() })).toEqual([]);
});

test('The reference is the end of the id', () => {
  expect(formatLeadReference('01990000-0000-7000-8000-0000beef002a')).toBe('BEEF002A');
});
