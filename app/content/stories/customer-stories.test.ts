import { describe, expect, it } from 'vitest';
import { teamMembers } from '../company/team';
import { articles } from '../journal/articles';
import { sampleJudgingRound } from '../products/sample-judging-round';
import { companyServices } from '../services/company-services';
import { customerStories } from './customer-stories';
import { SECTORS, type StoryChart } from './customer-story';

const listValues = (chart: StoryChart): number[] =>
  'series' in chart ? chart.series.flatMap(({ values }) => values) : chart.values.map(({ value }) => value);

const getChart = (id: string) => {
  const chart = customerStories.find((story) => story.id === id)?.chart;
  if (!chart) throw new Error(`no story ${id}`);
  return chart;
};

const getLine = (id: string, place: 0 | 1): readonly number[] => {
  const chart = getChart(id);
  return 'series' in chart ? chart.series[place].values : [];
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

describe.each(customerStories.map((story) => [story.id, story] as const))('%s', (_, story) => {
  it('has a service or a product, and was published after its end', () => {
    expect(story.serviceId ?? story.productId).toBeDefined();
    expect(story.publishedOn.slice(0, 4) >= String(story.year)).toBe(true);
    expect(teamMembers.find(({ id }) => id === story.teamLeadId)?.teamId).not.toBe('leadership');
  });

  it('has adopted and abandoned attempts and a setback', () => {
    expect(
      story.attempts.some(({ wasAdopted }) => wasAdopted) &&
        story.attempts.some(({ wasAdopted }) => !wasAdopted),
    ).toBe(true);
    for (const text of Object.values(story.setback)) expect(text.length).toBeGreaterThan(20);
    expect(story.setback.summary.length).toBeLessThan(60);
  });

  it('has a chart with a value for each point', () => {
    const { chart } = story;
    if ('series' in chart) {
      for (const { values } of chart.series) expect(values).toHaveLength(chart.points.length);
    }
    expect(listValues(chart).length).toBeGreaterThanOrEqual(4);
    for (const value of listValues(chart)) expect(value).toBeGreaterThanOrEqual(0);
    expect(chart.source.length).toBeGreaterThan(40);
  });
});

describe('all stories', () => {
  it('include every sector and every service', () => {
    expect(customerStories.length).toBeGreaterThanOrEqual(6);
    expect(new Set(customerStories.map(({ sector }) => sector))).toEqual(new Set(SECTORS));
    const served = customerStories.map(({ serviceId }) => serviceId);
    for (const { id } of companyServices) expect(served).toContain(id);
  });

  it('spell customers like the organisations of the judges', () => {
    const customers = customerStories.map(({ customer }) => customer);
    const organisations = sampleJudgingRound.judges.map(({ organisation }) => organisation);
    expect(organisations.filter((name) => customers.includes(name))).toHaveLength(3);
  });

  it('refer to an existing article', () => {
    expect(articles.map(({ slug }) => slug)).toContain('fractions-in-assamese');
  });
});

describe('the chart agrees with the figures', () => {
  it('of Konkan Mutual: 14 to 5', () => {
    const chart = getChart('konkan-mutual');
    const values = 'values' in chart ? chart.values : [];
    expect(mean(values.filter(({ strong }) => !strong).map(({ value }) => value))).toBe(14);
    expect(mean(values.filter(({ strong }) => strong).map(({ value }) => value))).toBe(5);
  });

  it('of Kochi Makers Guild: 19 and 46 of a hundred', () => {
    expect(mean(getLine('kochi-makers-guild', 0))).toBe(19);
    expect(mean(getLine('kochi-makers-guild', 1))).toBe(46);
  });

  it('of Sahyadri Nursing School: 3 and 11 of a hundred', () => {
    expect(sum(getLine('sahyadri-nursing-school', 0))).toBeCloseTo(3);
    expect(sum(getLine('sahyadri-nursing-school', 1))).toBeCloseTo(11);
  });

  it('of Manas: 1,212 pupils, 41 and 53 marks', () => {
    const midpoints = [10, 30.5, 50.5, 70.5, 90.5];
    for (const [place, marks] of [
      [0, 53],
      [1, 41],
    ] as const) {
      const pupils = getLine('manas-open-school', place);
      expect(sum(pupils)).toBe(1212);
      const average = sum(pupils.map((count, index) => count * (midpoints[index] ?? 0))) / 1212;
      expect(Math.abs(average - marks)).toBeLessThan(1);
    }
  });

  it('of Vetal Hill: 412 projects in the fourth hour, 388 at the end of the year before', () => {
    expect(getLine('vetal-hill-college', 0).indexOf(412)).toBe(4);
    expect(getLine('vetal-hill-college', 1).at(-1)).toBe(388);
  });

  it('of Malabar Cold Chain: 3 of 26', () => {
    expect(listValues(getChart('malabar-cold-chain'))).toEqual([26, 11, 5, 3]);
  });
});
