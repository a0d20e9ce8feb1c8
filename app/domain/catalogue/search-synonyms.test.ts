import { expect, test } from 'vitest';
import { findSynonyms, isColourWord, splitSize } from './search-synonyms';

test.each([
  ['size L', { text: '', size: 'L' }],
  ['tee size xl', { text: 'tee', size: 'XL' }],
  ['XXL tee', { text: 'tee', size: 'XXL' }],
  ['3xl', { text: '', size: '3XL' }],
  ['T-shirt', { text: 'tshirt' }],
  ['sizes and shapes', { text: 'sizes and shapes' }],
  ['l', { text: 'l' }],
])('%s', (text, expected) => {
  expect(splitSize(text)).toEqual(expected);
});

test('a word has synonyms in singular and plural, and a name of Object has none', () => {
  expect(findSynonyms('sweaters')).toEqual(['crewneck']);
  expect(findSynonyms('constructor')).toEqual([]);
  expect([isColourWord('blue'), isColourWord('mug')]).toEqual([true, false]);
});
