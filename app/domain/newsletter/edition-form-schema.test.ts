import { expect, it } from 'vitest';
import { addEditionNumber, readEditionNumber } from './edition';
import { EDITION_LIMITS, editionFormSchema } from './edition-form-schema';

const parse = (values: Record<string, unknown>) =>
  editionFormSchema.safeParse({ subject: 'What we built', ...values });

it('R-NEWSLETTER-1: an edition has a subject; introduction and articles can be added later', () => {
  expect(parse({}).data).toEqual({ subject: 'What we built', introduction: '', articles: [] });
  expect(parse({ introduction: ' a\r\n\r\nb ', articles: 'one' }).data).toEqual({
    subject: 'What we built',
    introduction: 'a\n\nb',
    articles: ['one'],
  });
});

it.each([
  ['no subject', { subject: ' ' }],
  ['an article twice', { articles: ['a', 'b', 'a'] }],
  ['too many articles', { articles: Array.from({ length: EDITION_LIMITS.articles + 1 }, (_, n) => `a${n}`) }],
  ['a long introduction', { introduction: 'a'.repeat(EDITION_LIMITS.introduction + 1) }],
])('refuses %s', (_, values) => {
  expect(parse(values).success).toBe(false);
});

it('R-NEWSLETTER-7: a link has the number of its edition alone', () => {
  expect(addEditionNumber('/blog/a', 12)).toBe('/blog/a?newsletter=12');
  expect(addEditionNumber('/blog?tag=a', 12)).toBe('/blog?tag=a&newsletter=12');
  expect(readEditionNumber('12')).toBe(12);
  for (const text of ['', '0', '-1', '012', '1e3', '10000', 'a', null])
    expect(readEditionNumber(text)).toBeUndefined();
});
