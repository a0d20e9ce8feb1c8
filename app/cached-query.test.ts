import { expect, test } from 'vitest';
import { cachedAs, cachedWithout, readsNoQuery } from './cached-query';

const asked = (text: string) => new URLSearchParams(text);

test('a page that reads no query is one page', () => {
  expect(['', 'utm_source=letter', 'q=a'].map((text) => readsNoQuery(asked(text)))).toEqual(['', '', '']);
});

test('a page is cached without what is searched for, and not with it', () => {
  const cachedQuery = cachedWithout('q', 'sort');
  expect(cachedQuery(asked('x=1'))).toBe('');
  expect(cachedQuery(asked('x=1&q=mug'))).toBeUndefined();
  expect(cachedQuery(asked('sort='))).toBeUndefined();
});

test('a selection is cached under its own address', () => {
  const cachedQuery = cachedAs((query) => {
    if (query.has('unknown')) return undefined;
    return query.get('team') === 'design' ? '/team?team=design#wall' : '/team#wall';
  });
  expect(cachedQuery(asked('x=1&team=design'))).toBe('team=design');
  expect(cachedQuery(asked('team=nobody'))).toBe('');
  expect(cachedQuery(asked('unknown=1'))).toBeUndefined();
});
