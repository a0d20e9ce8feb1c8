import { calibrationTarget } from '~/content/products/evaledge-preview-content';
import { type GraderAgreement, isCalibrated } from '~/domain/assessment/grader-agreement';

/** More than the errors of the calculation, which can be just below a value. */
const ROUNDING = 1e-9;

/** Rounded down: what does not reach the target does not look as if it did. */
export const formatKappa = (kappa: number | undefined): string =>
  kappa === undefined ? 'none' : (Math.floor(kappa * 100 + ROUNDING) / 100).toFixed(2).replace('-', '−');

/** Equal points and leniency in one or two sentences. */
export function describeAgreement({ judgements, equal, leniency }: GraderAgreement, other: string): string {
  const same = `${equal} of ${judgements} points are the same.`;
  const points = Math.abs(leniency).toFixed(1);
  if (points === '0.0') return `${same} Neither of you is the stricter one.`;
  return `${same} You give ${points} points ${leniency > 0 ? 'more' : 'less'} than ${other} on average.`;
}

/** Whether the two may begin, and otherwise why not. */
export function describeCalibration(agreement: GraderAgreement): string {
  const { kappa, widest } = agreement;
  if (isCalibrated(agreement, calibrationTarget)) return 'Close enough to read candidates.';
  if (kappa === undefined) return 'Both give one number throughout. There is nothing to compare.';
  if (kappa < calibrationTarget.kappa)
    return `Not yet. We begin from ${formatKappa(calibrationTarget.kappa)} on.`;
  return `Not yet. One answer is still ${widest} points apart.`;
}
