import { describe, expect, it } from 'vitest';
import { customerStories } from '~/content/stories/customer-stories';
import {
  buildSectorFilterOptions,
  buildServiceFilterOptions,
  filterStories,
  parseStoryListQuery,
  storyListPath,
} from './story-list-query';

const from = (address: string) => parseStoryListQuery(new URLSearchParams(address.split('?')[1] ?? ''));

describe('the selection of an address', () => {
  it('is every story when nothing, or nothing that exists, is asked for', () => {
    expect(filterStories(from('?service=magic&sector=%3Cb%3E'))).toEqual(customerStories);
  });

  it('is spelled again as it was read', () => {
    for (const address of [
      '/customer/stories',
      '/customer/stories?service=converge',
      '/customer/stories?sector=agriculture-and-food',
      '/customer/stories?service=hackathon-organization&sector=education',
    ]) {
      expect(storyListPath(from(address))).toBe(address);
    }
  });
});

describe('the choices', () => {
  it('count the stories one sees after choosing them', () => {
    for (const selection of [{}, from('?sector=education'), from('?service=custom-web-development')]) {
      for (const { href, count } of [
        ...buildServiceFilterOptions(selection),
        ...buildSectorFilterOptions(selection),
      ]) {
        expect(filterStories(from(href)), href).toHaveLength(count);
      }
    }
  });

  it('share all stories out', () => {
    for (const [every, ...each] of [buildServiceFilterOptions({}), buildSectorFilterOptions({})]) {
      expect(every).toMatchObject({ count: customerStories.length, current: true });
      expect(each.reduce((sum, { count }) => sum + count, 0)).toBe(customerStories.length);
    }
  });
});
