import { expect, it } from 'vitest';
import { cutAtWord } from './cut-at-word';

it.each([
  ['opening hours', 13, 'opening hours'],
  ['opening hours of the office', 17, 'opening hours of'],
  ['opening hours of the office', 16, 'opening hours of'],
  ['opening hours of the office', 15, 'opening hours'],
  ['keyboards', 4, 'keyb'],
  ['🙂🙂🙂', 2, '🙂🙂'],
])('%j has at most %d characters, in whole words: %j', (line, max, cut) => {
  expect(cutAtWord(line, max)).toBe(cut);
});
