import { describe, expect, it } from 'vitest';
import { findCustomerStory } from '../stories/customer-stories';
import { auctionMinutes, auctionSamples, caseChapters, editorialCaseContent } from './editorial-case-content';
import {
  conflictCounts,
  engineeringCaseContent,
  measuredMonths,
  preventionSteps,
  syncDelays,
} from './engineering-case-content';
import { getPortfolioProject } from './portfolio-projects';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const getResult = (storyId: string, id: string) =>
  findCustomerStory(storyId)?.results.find((figure) => figure.id === id);

describe('the long read', () => {
  it('is about the story of its project and uses each of its results once', () => {
    const { projectId, storyId } = editorialCaseContent;
    expect(getPortfolioProject(projectId).storyId).toBe(storyId);
    const results = findCustomerStory(storyId)?.results.map(({ id }) => id) ?? [];
    const used = caseChapters.flatMap(({ resultId }) => resultId ?? []);
    expect(used.toSorted()).toEqual(results.toSorted());
  });

  it('compares two auctions of the same length whose payment agrees with the story', () => {
    for (const { bidMinutes } of auctionSamples)
      for (const minute of bidMinutes) expect(minute).toBeLessThan(auctionMinutes);
    const [before, after] = auctionSamples;
    const payment = getResult(editorialCaseContent.storyId, 'bhadra-payment');
    expect(payment?.value).toBe(`${after.paymentDays} days`);
    expect(payment?.label).toContain(`${before.paymentDays} before`);
  });
});

describe('the post-mortem', () => {
  it('has days, offline days and loans that add up to those of the story', () => {
    const { projectId, storyId } = engineeringCaseContent;
    expect(getPortfolioProject(projectId).storyId).toBe(storyId);
    const days = sum(measuredMonths.map((month) => month.days));
    const offlineDays = sum(measuredMonths.map((month) => month.offlineDays));
    expect(getResult(storyId, 'zoram-offline-days')?.value).toBe(`${offlineDays} of ${days}`);
    const loans = sum(measuredMonths.map((month) => month.loans));
    expect(getResult(storyId, 'zoram-lost-loans')?.value).toBe(`0 of ${loans.toLocaleString('en')}`);
  });

  it('has loans that agree with the means of the story', () => {
    const chart = findCustomerStory(engineeringCaseContent.storyId)?.chart;
    const values = chart && 'values' in chart ? chart.values : [];
    const [online = 0, offline = 0] = values.filter(({ strong }) => strong).map(({ value }) => value);
    for (const { days, offlineDays, loans } of measuredMonths)
      expect(Math.abs((days - offlineDays) * online + offlineDays * offline - loans)).toBeLessThan(2);
  });

  it('counts the nine lost reservations and all shares', () => {
    expect(sum(conflictCounts.map(({ lost }) => lost))).toBe(9);
    expect(findCustomerStory(engineeringCaseContent.storyId)?.setback.cost).toMatch(/^Nine reservations/);
    expect(sum(syncDelays.map(({ value }) => value))).toBe(100);
    expect(preventionSteps.join(' ')).toContain('5,040');
  });
});
