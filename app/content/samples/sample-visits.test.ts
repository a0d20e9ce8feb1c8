import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getPageKind } from '~/domain/measurements/page-kind';
import { seedProducts } from '../../../db/seed/products/catalogue';
import { calculateVisitsOfDay, getSampleDevice, getSampleVisit, sampleVisits } from './sample-visits';

const DAYS = Array.from({ length: 35 }, (_, index) => index + 1);

const visits = DAYS.flatMap((daysAgo) =>
  Array.from({ length: 40 }, (_, index) => ({
    sample: getSampleVisit({ index, daysAgo }),
    device: getSampleDevice({ index, daysAgo }),
  })),
);

it.each([...new Set(sampleVisits.flatMap(({ pages }) => pages))])('%s is a page that is counted', (path) => {
  expect(getPageKind(path)).toBeDefined();
  const [, product] = /^\/shop\/single\/(.+)$/.exec(path) ?? [];
  if (product) expect(seedProducts.map(({ id }) => id)).toContain(product);
  const [, article] = /^\/blog\/(.+)$/.exec(path) ?? [];
  if (article) expect(existsSync(`app/content/journal/articles/${article}.mdx`)).toBe(true);
});

it('the shares add up to 100', () => {
  expect(sampleVisits.reduce((sum, { share }) => sum + share, 0)).toBe(100);
});

it('each visit is as frequent as its share', () => {
  for (const sample of sampleVisits) {
    const count = visits.filter((visit) => visit.sample === sample).length;
    expect(Math.abs(count / visits.length - sample.share / 100)).toBeLessThan(0.01);
  }
});

it('there are visits by phone, tablet and computer', () => {
  expect(new Set(visits.map(({ device }) => device))).toEqual(new Set(['phone', 'tablet', 'computer']));
});

it('there are fewer visits at the weekend', () => {
  const sunday = DAYS.map((daysAgo) => calculateVisitsOfDay({ daysAgo, weekday: 0 }));
  const monday = DAYS.map((daysAgo) => calculateVisitsOfDay({ daysAgo, weekday: 1 }));
  expect(Math.min(...sunday)).toBeGreaterThan(0);
  for (const [index, count] of sunday.entries()) expect(count).toBeLessThan(monday[index] ?? 0);
});
