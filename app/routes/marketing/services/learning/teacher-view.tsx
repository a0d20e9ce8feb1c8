import { fractionExercises } from '~/content/services/fraction-lesson';
import { learningContent } from '~/content/services/learning-content';
import { formatAnswer, type LessonState } from '~/domain/services/adaptive-lesson';
import { paths } from '~/paths';
import { Icon } from '~/ui/icons/icon';
import { findSlip } from './lesson-texts';

/** At most so many exercises to choose instead. */
const MAX_ALTERNATIVES = 3;

/** The teacher's screen of the same lesson: answers, misunderstandings, and exercises to choose instead. */
export function TeacherView({ lesson }: { lesson: LessonState }) {
  const { answers, slips, next } = lesson;
  const answerTexts = answers.map(({ exercise, choice }) => formatAnswer(exercise.id, choice.id));
  const alternatives = fractionExercises
    .filter(({ id }) => id !== next?.exercise.id && !answers.some(({ exercise }) => exercise.id === id))
    .slice(0, MAX_ALTERNATIVES);
  return (
    <section aria-labelledby="teacher-title" className="rounded-tile bg-bg-sunk p-5 md:p-8">
      <h2 id="teacher-title" className="text-h3">
        {learningContent.teacherHeadline}
      </h2>
      {answers.length === 0 ? (
        <p className="mt-4 text-muted">No answer yet. Each one is listed here, with the mistake behind it.</p>
      ) : (
        <ol className="mt-4 grid gap-grout">
          {answers.map(({ exercise, choice }) => (
            <li key={exercise.id} className="flex gap-3 rounded-tile bg-surface px-4 py-3 text-sm">
              <Icon name={choice.slip ? 'close' : 'check'} className="mt-0.5 shrink-0" />
              <span>
                <span className="block font-semibold">
                  {choice.text}
                  <span className="sr-only">{choice.slip ? ', wrong' : ', right'}</span>
                </span>
                <span className="text-muted">
                  {choice.slip ? findSlip(choice.slip)?.toTeacher : `Level ${exercise.level}, solved`}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {slips.length > 0 && (
        <ul className="mt-6 grid gap-2 text-sm">
          {slips.map(({ slip, isResolved }) => (
            <li key={slip}>
              <span className="font-semibold">{isResolved ? 'Resolved' : 'Open'}:</span>{' '}
              {findSlip(slip)?.toTeacher}
            </li>
          ))}
        </ul>
      )}
      {next && (
        <div className="mt-6">
          <p className="text-sm text-muted">Overrule the proposal, and give this exercise instead:</p>
          <ul className="mt-3 grid gap-grout">
            {alternatives.map(({ id, question, level }) => (
              <li key={id}>
                <a
                  href={`${paths.learning(answerTexts, id)}#lesson`}
                  className="group flex items-start justify-between gap-4 rounded-tile bg-surface px-4 py-3 text-sm hover:bg-raised"
                >
                  <span className="underline-offset-4 group-hover:underline">{question}</span>
                  <span className="shrink-0 text-muted">Level {level}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
