/** The points that two graders gave for one judgement, on the same scale. */
export type PointPair = readonly [first: number, second: number];

export interface GraderAgreement {
  judgements: number;
  /** Judgements with the same points. */
  equal: number;
  /** The largest difference of one judgement, in points. */
  widest: number;
  /** Sum of the squared differences. */
  difference: number;
  /** Points that the first grader gives more than the second, on average. */
  leniency: number;
  /**
   * Quadratic weighted kappa: 1 when all points are the same, 0 when they agree as much as by chance. `undefined` when
   * both graders gave one and the same number of points throughout, or when there is no judgement.
   */
  kappa: number | undefined;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
const squaredDifference = ([first, second]: PointPair) => (first - second) ** 2;

/**
 * One minus the mean squared difference, divided by the one expected by chance: between every point of one grader and
 * every point of the other.
 */
function calculateKappa(pairs: readonly PointPair[]): number | undefined {
  const byChance = pairs.flatMap(([first]) => pairs.map(([, second]) => squaredDifference([first, second])));
  const expected = mean(byChance);
  return expected > 0 ? 1 - mean(pairs.map(squaredDifference)) / expected : undefined;
}

/** R-RUBRIC-1: how far two graders agree. */
export function measureAgreement(pairs: readonly PointPair[]): GraderAgreement {
  return {
    judgements: pairs.length,
    equal: pairs.filter(([first, second]) => first === second).length,
    widest: Math.max(0, ...pairs.map(([first, second]) => Math.abs(first - second))),
    difference: sum(pairs.map(squaredDifference)),
    leniency: pairs.length > 0 ? mean(pairs.map(([first, second]) => first - second)) : 0,
    kappa: calculateKappa(pairs),
  };
}

/** How often the first grader gave `row` points where the second gave `column` points. */
export const countPointPairs = (pairs: readonly PointPair[], maxPoints: number): number[][] =>
  Array.from({ length: maxPoints + 1 }, (_, row) =>
    Array.from(
      { length: maxPoints + 1 },
      (_, column) => pairs.filter(([first, second]) => first === row && second === column).length,
    ),
  );

export interface CalibrationTarget {
  kappa: number;
  /** The largest difference of one judgement, in points. */
  widest: number;
}

/** Whether two graders agree closely enough to grade candidates. */
export const isCalibrated = ({ kappa, widest }: GraderAgreement, target: CalibrationTarget): boolean =>
  kappa !== undefined && kappa >= target.kappa && widest <= target.widest;
