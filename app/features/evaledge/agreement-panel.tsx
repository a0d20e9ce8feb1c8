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
  const criteria = sampleRubric.map(({ id, name }) => {
    const names = judgementNames.filter((judgement) => judgement.endsWith(`-${id}`));
    return { id, name, ...measureAgreement(pairPoints(names, points, secondReading)) };
  });
  const [disputed] = criteria
    .filter(({ difference }) => difference > 0)
    .toSorted((one, other) => other.difference - one.difference);
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
        <div className="grid gap-1 text-sm">
          <ul className="grid gap-1">
            {criteria.map(({ id, name, equal, judgements }) => (
              <li key={id} className="flex justify-between gap-4 tabular-nums">
                <span>{name}</span>
                <span className="text-muted">
                  {equal} of {judgements} the same
                </span>
              </li>
            ))}
          </ul>
          {disputed && (
            <p className="mt-2 font-semibold">
              Talk about {disputed.name} first: there the points differ most.
            </p>
          )}
        </div>
        <ResultActions url={url}>
          <LinkButton variant="quiet" href={`${paths.evalEdgePreview()}#rubric`}>
            First reading
          </LinkButton>
        </ResultActions>
      </div>
    </div>
  );
}
