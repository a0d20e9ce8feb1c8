import { expect, it } from 'vitest';
import { company } from './company';
import { decisions } from './decisions';
import { articleTeasers } from './journal';
import { people } from './people';
import { timeline } from './timeline';

const years = timeline.map(({ year }) => year);

it('tells every year since the company was founded, oldest first', () => {
  expect(years).toEqual(years.map((_, index) => company.foundedIn + index));
  for (const { joined } of people) expect(years).toContain(joined);
});

it('dates decisions within it, oldest first, and names only articles that exist', () => {
  const dates = decisions.map(({ year }) => year);
  expect(dates).toEqual(dates.toSorted());
  for (const { year, articleSlug } of decisions) {
    expect(years).toContain(year);
    if (articleSlug) expect(articleTeasers.map(({ slug }) => slug)).toContain(articleSlug);
  }
});
