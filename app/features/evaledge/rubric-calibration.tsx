import { useRef } from 'react';
import { judgementNames, sampleAnswers, secondReading } from '~/content/products/evaledge-preview-content';
import { measureAgreement } from '~/domain/assessment/grader-agreement';
import { pairPoints, type RubricPoints } from '~/domain/assessment/rubric-points';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { AgreementPanel } from './agreement-panel';
import { AnswerJudgements } from './answer-judgements';
import { formatKappa } from './describe-agreement';
import { useGraderPoints } from './use-grader-points';

interface RubricCalibrationProps {
  initialPoints: RubricPoints;
  /** First name of the grader whose points stay. */
  otherGrader: string;
  /** The URL of the site, for the link to a result. */
  publicUrl: string;
}

/** Five answers to judge by the rubric, and how far the visitor agrees with the other grader. */
export function RubricCalibration({ initialPoints, otherGrader, publicUrl }: RubricCalibrationProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const { points, onChange } = useGraderPoints(initialPoints, formRef);
  const pairs = pairPoints(judgementNames, points, secondReading);
  const { kappa, equal, judgements } = measureAgreement(pairs);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-grout lg:grid-cols-[8fr_4fr]">
      <form
        ref={formRef}
        action={`${paths.evalEdgePreview()}#rubric`}
        autoComplete="off"
        aria-label="Your points"
        onInput={onChange}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-grout"
      >
        <p
          aria-hidden="true"
          className="sticky top-0 z-10 flex justify-between gap-4 bg-text p-4 font-semibold text-bg tabular-nums lg:hidden print:hidden"
        >
          <span>Kappa {formatKappa(kappa)}</span>
          <span>
            {equal} of {judgements} the same
          </span>
        </p>
        {sampleAnswers.map((answer) => (
          <AnswerJudgements
            key={answer.id}
            answer={answer}
            initialPoints={initialPoints}
            points={points}
            otherGrader={otherGrader}
          />
        ))}
        <div className="without-script py-4">
          <Button type="submit" size="lg">
            Compare the points
          </Button>
        </div>
      </form>
      <AgreementPanel
        pairs={pairs}
        points={points}
        otherGrader={otherGrader}
        url={publicUrl + paths.evalEdgePreview(points)}
      />
    </div>
  );
}
