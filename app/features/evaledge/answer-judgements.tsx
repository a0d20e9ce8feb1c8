import clsx from 'clsx';
import { type SampleAnswer, sampleRubric, secondReading } from '~/content/products/evaledge-preview-content';
import { nameJudgement, type RubricCriterion, type RubricPoints } from '~/domain/assessment/rubric-points';

interface AnswerJudgementsProps {
  answer: SampleAnswer;
  initialPoints: RubricPoints;
  points: RubricPoints;
  otherGrader: string;
}

/** One answer: its text, a row of points for each criterion, and the sentences on which the graders differ. */
export function AnswerJudgements({ answer, initialPoints, points, otherGrader }: AnswerJudgementsProps) {
  const judgements = sampleRubric.map((criterion) => {
    const name = nameJudgement(answer.id, criterion.id);
    return { criterion, name, mine: points[name] ?? 0, theirs: secondReading[name] ?? 0 };
  });
  const differences = judgements.filter(({ mine, theirs }) => mine !== theirs);
  return (
    <section
      aria-labelledby={`answer-${answer.id}`}
      className="grid gap-x-8 gap-y-4 rounded-tile bg-surface p-4 md:grid-cols-2 md:p-6"
    >
      <div>
        <h3 id={`answer-${answer.id}`} className="text-sm text-muted">
          Answer {answer.id.toUpperCase()}
        </h3>
        <p className="mt-2 text-lg">{answer.text}</p>
      </div>
      <div className="grid content-start gap-3">
        {judgements.map(({ criterion, name, theirs }) => (
          <PointRow
            key={name}
            name={name}
            criterion={criterion}
            initial={initialPoints[name] ?? 0}
            theirs={theirs}
            otherGrader={otherGrader}
          />
        ))}
      </div>
      <ul className="grid gap-2 text-sm md:col-span-2">
        {differences.map(({ criterion, name, mine, theirs }) => (
          <li key={name}>
            <span className="font-semibold">{criterion.name}.</span>{' '}
            <span className="text-muted">
              You: “{criterion.levels[mine]}” {otherGrader}: “{criterion.levels[theirs]}”
            </span>
          </li>
        ))}
        {differences.length === 0 && <li className="text-muted">The same points for every criterion.</li>}
      </ul>
    </section>
  );
}

interface PointRowProps {
  name: string;
  criterion: RubricCriterion;
  initial: number;
  theirs: number;
  otherGrader: string;
}

/** The points of one criterion as tiles. The tile of the other grader has a line, and a colour when it is chosen. */
function PointRow({ name, criterion, initial, theirs, otherGrader }: PointRowProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
    >
      <span id={`${name}-label`} className="font-semibold">
        {criterion.name}
      </span>
      <span className="flex gap-grout">
        {criterion.levels.map((level, value) => (
          <label
            key={level}
            title={level}
            className={clsx('choice-tile', value === theirs && 'other-choice')}
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === initial}
              className="sr-only"
            />
            <span>
              {value}
              <span className="sr-only">
                {value === theirs && `, ${otherGrader}’s points`}: {level}
              </span>
            </span>
          </label>
        ))}
      </span>
    </div>
  );
}
