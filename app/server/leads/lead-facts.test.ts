import { expect, test } from 'vitest';
import { leadFacts, leadReference } from './lead-facts.server';

const lead = {
  id: 'x',
  kind: 'contact',
  meta: {},
  createdAt: new Date(),
  isEmailConfirmed: false,
  isEmailWithheld: false,
} as const;

test('What was sent is told in words, in order', () => {
  const rows = leadFacts({
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
    { term: 'E-mail', value: 'asha@example.com' },
    { term: 'Product', value: 'Bridge, HackMatrix' },
    { term: 'People', value: '1,200' },
    { term: 'Date', value: '26 February 2027' },
    { term: 'Budget before GST', value: 'Rs. 10 to 25 lakh' },
    { term: 'File', value: 'plan.pdf, 340 KB' },
  ]);
});

test('What has no words of its own is shown all the same', () => {
  const rows = leadFacts({ ...lead, meta: { noticePeriod: 'two months', 'start-city': 'Pune' } });
  expect(rows).toEqual([
    { term: 'Notice period', value: 'two months' },
    { term: 'Start city', value: 'Pune' },
  ]);
});

test('A lead that was taken back has nothing to tell', () => {
  expect(leadFacts({ ...lead, withdrawnAt: new Date() })).toEqual([]);
});

test('A lead has one reference, by which it opens nothing', () => {
  expect(leadReference('01990000-0000-7000-8000-0000beef002a')).toBe('BEEF002A');
});
