import { judgementNames, sampleRubric, secondReading } from '~/content/products/evaledge-preview-content';
import { measureAgreement, type PointPair } from '~/domain/assessment/grader-agreement';
import { pairPoints, type RubricPoints } from '~/domain/assessment/rubric-points';
import { paths } from '~/paths';
import { ResultActions } from '~/sections/marketing/result-actions';
import { LinkButton } from '~/ui/buttons/link-button';
import { describeAgreement, describeCalibration, formatKappa } from './describe-agreement';
import { PointCrossTable } from './point-cross-table';

interface AgreementPanelProps {
  pairs: readonly PointPair[];
  points: RubricPoints;
  otherGrader: string;
  /** URL of this result. */
  url: string;
}

/** The result: kappa, the cross table, and the agreement for each criterion. */
export function AgreementPanel({ pairs, points, otherGrader, url }: AgreementPanelProps) {
  const agreement = measureAgreement(pairs);
  return (
    <div className="rounded-tile bg-bg-sunk p-4 md:p-6">
      <div className="grid gap-6 lg:sticky lg:top-4">
        <p role="status">
          <span className="text-sm text-muted">Weighted kappa</span>
          <span className="block font-display text-h1 font-semibold tabular-nums">
            {formatKappa(agreement.kappa)}
          </span>
          <span className="mt-3 block text-lg font-semibold">{describeCalibration(agreement)}</span>
          <span className="mt-1 block text-muted">{describeAgreement(agreement, otherGrader)}</span>
        </p>
        <PointCrossTable pairs={pairs} otherGrader={otherGrader} />
        <ul className="grid gap-1 text-sm">
          {sampleRubric.map(({ id, name }) => {
            const names = judgementNames.filter((judgement) => judgement.endsWith(`-${id}`));
            const { equal, judgements } = measureAgreement(pairPoints(names, points, secondReading));
            return (
              <li key={id} className="flex justify-between gap-4 tabular-nums">
                <span>{name}</span>
                <span className="text-muted">
                  {equal} of {judgements} the same
                </span>
              </li>
            );
          })}
        </ul>
        <ResultActions url={url}>
          <LinkButton variant="quiet" href={`${paths.evalEdgePreview()}#rubric`}>
            First reading
          </LinkButton>
        </ResultActions>
      </div>
    </div>
  );
}
