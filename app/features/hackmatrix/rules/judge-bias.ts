import type { Judge, Mark, MarkedRound } from './judging-round';

/** Marks go from 1 to 10; a 7.5 is counted with the sevens. */
export const MARK_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** How one judge marks, seen over a whole round. It judges nobody: strict is not wrong. */
export interface JudgeBias {
  judge: Judge;
  given: number;
  pending: number;
  /** `null` before the first mark. */
  mean: number | null;
  /** Mean difference to what the others gave for the same; above 0 is generous. `null` where nobody else has marked. */
  bias: number | null;
  /** How often each whole mark was given, from 1 to 10. */
  counts: readonly number[];
}

type GivenMark = Mark & { value: number };

const isGiven = (mark: Mark): mark is GivenMark => mark.value !== null;
const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function difference(mark: GivenMark, given: readonly GivenMark[]): number[] {
  const others = given.filter(
    ({ judgeId, teamId, criterionId }) =>
      judgeId !== mark.judgeId && teamId === mark.teamId && criterionId === mark.criterionId,
  );
  const theirs = mean(others.map(({ value }) => value));
  return theirs === null ? [] : [mark.value - theirs];
}

/** The bias of every judge, in the order of the round. */
export function calculateJudgeBias({ judges, marks }: MarkedRound): JudgeBias[] {
  const given = marks.filter(isGiven);
  return judges.map((judge) => {
    const own = given.filter(({ judgeId }) => judgeId === judge.id);
    return {
      judge,
      given: own.length,
      pending: marks.filter((mark) => mark.judgeId === judge.id && mark.value === null).length,
      mean: mean(own.map(({ value }) => value)),
      bias: mean(own.flatMap((mark) => difference(mark, given))),
      counts: MARK_VALUES.map((whole) => own.filter(({ value }) => Math.floor(value) === whole).length),
    };
  });
}
