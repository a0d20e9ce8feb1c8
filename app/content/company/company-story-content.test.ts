import { expect, it } from 'vitest';
import { articles } from '../journal/articles';
import { company } from './company';
import { timeline } from './company-story-content';
import { companyDecisions } from './decisions';
import { teamMembers } from './team';

const years = timeline.map(({ year }) => year);

it('contains every year since the company was founded, oldest first', () => {
  expect(years).toEqual(years.map((_, index) => company.foundedIn + index));
  for (const { joinedYear } of teamMembers) expect(years).toContain(joinedYear);
});

it('decisions are in these years, oldest first, and link to existing articles', () => {
  const dates = companyDecisions.map(({ year }) => year);
  expect(dates).toEqual(dates.toSorted());
  for (const { year, articleSlug } of companyDecisions) {
    expect(years).toContain(year);
    if (articleSlug) expect(articles.map(({ slug }) => slug)).toContain(articleSlug);
  }
});
