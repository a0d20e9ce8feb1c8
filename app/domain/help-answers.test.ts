import { expect, it } from 'vitest';
import { cleanHelpQuery, LONGEST_HELP_QUERY } from './help-answers';

it.each([
  ['  how do\tI\n pay  ', 'how do I pay'],
  ['\u0000', ''],
  ['half \ud800 a character', 'half a character'],
  ['', ''],
])('reads %j as %j', (typed, clean) => {
  expect(cleanHelpQuery(typed)).toBe(clean);
});

it('cuts what nobody types', () => {
  expect(cleanHelpQuery('🧱'.repeat(500))).toBe('🧱'.repeat(LONGEST_HELP_QUERY));
});
