import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameJudgement, pairPoints, readRubricPoints } from './rubric-points';

const MAX_POINTS = 3;
const defaults = { 'a-cause': 3, 'a-proof': 0, 'b-cause': 1 };
const anyPoints = fc.record(
  Object.fromEntries(Object.keys(defaults).map((name) => [name, fc.nat({ max: MAX_POINTS })])),
);

describe('points in a query', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const query = new URLSearchParams(
          Object.entries(points).map(([name, value]) => [name, String(value)]),
        );
        expect(readRubricPoints(query, defaults, MAX_POINTS)).toEqual(points);
      }),
    );
  });

  it('are valid for any query', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(defaults)), fc.string(), (name, text) => {
        const read = readRubricPoints(new URLSearchParams([[name, text]]), defaults, MAX_POINTS);
        expect(Object.keys(read)).toEqual(Object.keys(defaults));
        for (const value of Object.values(read)) expect([0, 1, 2, 3]).toContain(value);
      }),
    );
    const query = new URLSearchParams('a-cause=4&a-proof=-1&b-cause=2&constructor=3');
    expect(readRubricPoints(query, defaults, MAX_POINTS)).toEqual({ ...defaults, 'b-cause': 2 });
  });
});

it('only judgements of both graders are compared', () => {
  const names = ['a', 'b'].map((answer) => nameJudgement(answer, 'cause'));
  expect(pairPoints(names, { 'a-cause': 3, 'b-cause': 1 }, { 'a-cause': 2 })).toEqual([[3, 2]]);
});
