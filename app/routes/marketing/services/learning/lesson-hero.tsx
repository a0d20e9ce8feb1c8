import { learningContent, lessonEndTexts } from '~/content/services/learning-content';
import type { LessonState } from '~/domain/services/adaptive-lesson';
import { paths } from '~/paths';
import { ResultActions } from '~/sections/marketing/result-actions';
import { LinkButton } from '~/ui/buttons/link-button';
import { LessonExerciseForm } from './lesson-exercise-form';
import { describeReason, findSlip } from './lesson-texts';
import { TeacherView } from './teacher-view';

interface LessonHeroProps {
  lesson: LessonState;
  lessonUrl: string;
}

/** The page begins with the exercise; beside it stands what the teacher sees. */
export function LessonHero({ lesson, lessonUrl }: LessonHeroProps) {
  const { answers, next, end } = lesson;
  const last = answers.at(-1);
  const slip = last?.choice.slip === undefined ? undefined : findSlip(last.choice.slip);
  return (
    <section className="wrap pt-6 md:pt-10">
      <h1 className="max-w-[22ch] text-h2">{learningContent.headline}</h1>
      <p className="mt-4 max-w-[44em] text-lg text-muted">{learningContent.lead}</p>
      <div id="lesson" className="mt-8 grid scroll-mt-4 gap-grout lg:grid-cols-[7fr_5fr]">
        <div className="grid gap-grout lg:grid-rows-[1fr_auto]">
          <div className="rounded-tile rounded-se-[4rem] bg-surface p-5 md:rounded-se-[8rem] md:p-10">
            {last && (
              <p role="status" className="mb-8 max-w-[34em] border-s-2 border-primary ps-4">
                <span className="block font-semibold">
                  {slip ? `${last.choice.text} is not it.` : `${last.choice.text} is right.`}
                </span>
                {slip && <span className="text-muted">{slip.toLearner}</span>}
              </p>
            )}
            {next && <LessonExerciseForm exercise={next.exercise} answers={answers} />}
            {end && (
              <div>
                <p className="max-w-[22em] font-display text-h3 font-semibold">{lessonEndTexts[end]}</p>
                <div className="mt-6 flex flex-wrap gap-grout">
                  <LinkButton href={`${paths.learning()}#lesson`}>Begin again</LinkButton>
                  <ResultActions url={lessonUrl} />
                </div>
              </div>
            )}
          </div>
          {next && (
            <p className="rounded-tile bg-glaze-peacock px-5 py-4 text-glaze-ink md:px-10">
              <span className="font-semibold">Why this one?</span> {describeReason(next.reason)}
            </p>
          )}
        </div>
        <TeacherView lesson={lesson} />
      </div>
    </section>
  );
}
