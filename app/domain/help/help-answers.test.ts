import { expect, it } from 'vitest';
import { MAX_HELP_QUERY_LENGTH, normaliseHelpQuery } from './help-answers';

it.each([
  ['  how do\tI\n pay  ', 'how do I pay'],
  ['\u0000', ''],
  ['half \ud800 a character', 'half a character'],
  ['', ''],
])('%j becomes %j', (typed, normalised) => {
  expect(normaliseHelpQuery(typed)).toBe(normalised);
});

it('cuts a query that is too long', () => {
  expect(normaliseHelpQuery('🧱'.repeat(500))).toBe('🧱'.repeat(MAX_HELP_QUERY_LENGTH));
});
