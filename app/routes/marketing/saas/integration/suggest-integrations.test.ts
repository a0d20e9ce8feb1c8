import { expect, it } from 'vitest';
import { suggestIntegrations } from './suggest-integrations';

it.each([
  ['slak', 'slack'],
  ['GitHub', 'github'],
  ['git-lab', 'gitlab'],
  ['google calender', 'google-calendar'],
])('the nearest name to “%s” is %s', (name, id) => {
  expect(suggestIntegrations(name)[0]?.id).toBe(id);
});

it.each(['', 'x', '日本', 'zzzzzz'])('nothing is near “%s”', (name) => {
  expect(suggestIntegrations(name)).toEqual([]);
});
