import { expect, it } from 'vitest';
import { formatExclusion, parseExclusions } from './parse-exclusions';

const parse = (...texts: string[]) => parseExclusions(texts, ['ann', 'bo'], ['red', 'blue']);

it('reads what it has written, in the order of the teams', () => {
  const exclusions = [
    { judgeId: 'bo', teamId: 'red' },
    { judgeId: 'ann', teamId: 'blue' },
  ];
  expect(parse(...exclusions.map(formatExclusion).reverse())).toEqual(exclusions);
});

it('ignores unknown pairs and repetitions', () => {
  expect(parse('ann.green', 'cy.red', 'ann', '', 'ann.red', 'ann.red')).toEqual([
    { judgeId: 'ann', teamId: 'red' },
  ]);
});
