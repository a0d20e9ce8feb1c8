import { expect, test } from 'vitest';
import { cachedAs, cachedWithout, readsNoQuery } from './cached-query';

const parseQuery = (text: string) => new URLSearchParams(text);

test('a page that reads no query has one cache entry', () => {
  expect(['', 'utm_source=newsletter', 'q=a'].map((text) => readsNoQuery(parseQuery(text)))).toEqual([
    '',
    '',
    '',
  ]);
});

test('a page is cached only without the named parameters', () => {
  const cachedQuery = cachedWithout('q', 'sort');
  expect(cachedQuery(parseQuery('x=1'))).toBe('');
  expect(cachedQuery(parseQuery('x=1&q=mug'))).toBeUndefined();
  expect(cachedQuery(parseQuery('sort='))).toBeUndefined();
});

test('a selection is cached under its own query', () => {
  const cachedQuery = cachedAs((query) => {
    if (query.has('unknown')) return undefined;
    return query.get('team') === 'design' ? '/team?team=design#wall' : '/team#wall';
  });
  expect(cachedQuery(parseQuery('x=1&team=design'))).toBe('team=design');
  expect(cachedQuery(parseQuery('team=nobody'))).toBe('');
  expect(cachedQuery(parseQuery('unknown=1'))).toBeUndefined();
});
