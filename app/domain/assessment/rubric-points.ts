import { parseWholeNumber } from '../forms/read-query-form';
import type { PointPair } from './grader-agreement';

export interface RubricCriterion {
  id: string;
  name: string;
  /** What an answer shows at each level. The index is the number of points. */
  levels: readonly string[];
}

/** The points of one grader, by the name of the judgement. */
export type RubricPoints = Readonly<Record<string, number>>;

/** The name of a judgement, in forms and in the query: `b-proof`. */
export const nameJudgement = (answerId: string, criterionId: string): string => `${answerId}-${criterionId}`;

/** Reads points from a query. A missing or invalid value has the points of `defaults`. */
export function readRubricPoints(
  query: URLSearchParams,
  defaults: RubricPoints,
  maxPoints: number,
): RubricPoints {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, points]) => [
      name,
      parseWholeNumber(query.get(name) ?? '', 0, maxPoints) ?? points,
    ]),
  );
}

/** The points of two graders for these judgements. A judgement that one of them left out is left out. */
export const pairPoints = (
  names: readonly string[],
  first: RubricPoints,
  second: RubricPoints,
): PointPair[] =>
  names.flatMap((name) => {
    const one = first[name];
    const other = second[name];
    return one === undefined || other === undefined ? [] : [[one, other]];
  });
