import { describe, expect, it } from 'vitest';
import { customerStories } from '~/content/stories/customer-stories';
import {
  buildSectorFilterOptions,
  buildServiceFilterOptions,
  filterStories,
  getStoryListPath,
  parseStoryListQuery,
} from './story-list-query';

const parse = (path: string) => parseStoryListQuery(new URLSearchParams(path.split('?')[1] ?? ''));

describe('a story list query', () => {
  it('selects every story when nothing, or nothing that exists, is selected', () => {
    expect(filterStories(parse('?service=magic&sector=%3Cb%3E'))).toEqual(customerStories);
  });

  it('round-trips between path and query', () => {
    for (const address of [
      '/customer/stories',
      '/customer/stories?service=converge',
      '/customer/stories?sector=agriculture-and-food',
      '/customer/stories?service=hackathon-organization&sector=education',
    ]) {
      expect(getStoryListPath(parse(address))).toBe(address);
    }
  });
});

describe('filter options', () => {
  it('count the stories that remain after selecting them', () => {
    for (const selection of [{}, parse('?sector=education'), parse('?service=custom-web-development')]) {
      for (const { href, count } of [
        ...buildServiceFilterOptions(selection),
        ...buildSectorFilterOptions(selection),
      ]) {
        expect(filterStories(parse(href)), href).toHaveLength(count);
      }
    }
  });

  it('assign every story to one option', () => {
    for (const [allStories, ...options] of [buildServiceFilterOptions({}), buildSectorFilterOptions({})]) {
      expect(allStories).toMatchObject({ count: customerStories.length, isSelected: true });
      expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(customerStories.length);
    }
  });
});
