import { expect, it } from 'vitest';
import { foldText, matchesSearch } from './search-text';

const text = foldText('Café: Giving a seat back');

it.each(['', '  ', 'seat', 'SEAT giv', 'cafe', 'café back'])('finds “%s”', (query) => {
  expect(matchesSearch(text, query)).toBe(true);
});

it.each(['chair', 'seat chair', 'a.*b'])('does not find “%s”', (query) => {
  expect(matchesSearch(text, query)).toBe(false);
});
