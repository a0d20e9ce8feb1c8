import type { Judge, Mark, MarkedRound } from './judging-round';

/** Marks are 1 to 10. Half marks are rounded down: 7.5 counts as 7. */
export const MARK_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** How one judge marks compared with the others of the round. */
export interface JudgeBias {
  judge: Judge;
  given: number;
  pending: number;
  /** `null` before the first mark. */
  mean: number | null;
  /** Mean difference from the other judges' marks for the same cells; above 0 is generous. `null` without other marks. */
  bias: number | null;
  /** Number of marks by whole mark, from 1 to 10. */
  counts: readonly number[];
}

type GivenMark = Mark & { value: number };

const isGiven = (mark: Mark): mark is GivenMark => mark.value !== null;
const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function getDifference(mark: GivenMark, given: readonly GivenMark[]): number[] {
  const others = given.filter(
    ({ judgeId, teamId, criterionId }) =>
      judgeId !== mark.judgeId && teamId === mark.teamId && criterionId === mark.criterionId,
  );
  const otherMean = mean(others.map(({ value }) => value));
  return otherMean === null ? [] : [mark.value - otherMean];
}

/** The bias of every judge, in the order of the round. */
export function calculateJudgeBias({ judges, marks }: MarkedRound): JudgeBias[] {
  const given = marks.filter(isGiven);
  return judges.map((judge) => {
    const judgeMarks = given.filter(({ judgeId }) => judgeId === judge.id);
    return {
      judge,
      given: judgeMarks.length,
      pending: marks.filter((mark) => mark.judgeId === judge.id && mark.value === null).length,
      mean: mean(judgeMarks.map(({ value }) => value)),
      bias: mean(judgeMarks.flatMap((mark) => getDifference(mark, given))),
      counts: MARK_VALUES.map(
        (whole) => judgeMarks.filter(({ value }) => Math.floor(value) === whole).length,
      ),
    };
  });
}
