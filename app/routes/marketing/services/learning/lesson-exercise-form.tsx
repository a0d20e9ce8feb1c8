import { formatAnswer, type LessonAnswer, type LessonExercise } from '~/domain/services/adaptive-lesson';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { ChoiceGroup } from '~/ui/forms/choice-group';
import { FractionBar } from './fraction-bar';

interface LessonExerciseFormProps {
  exercise: LessonExercise;
  answers: readonly LessonAnswer[];
}

/** One exercise. Its answer is added to the query, together with those before. */
export function LessonExerciseForm({ exercise, answers }: LessonExerciseFormProps) {
  return (
    <form
      key={exercise.id}
      action={`${paths.learning()}#lesson`}
      autoComplete="off"
      aria-label={`Exercise ${answers.length + 1}`}
    >
      {answers.map((answer) => (
        <input
          key={answer.exercise.id}
          type="hidden"
          name="a"
          value={formatAnswer(answer.exercise.id, answer.choice.id)}
        />
      ))}
      <ChoiceGroup
        id="lesson-answer"
        name="a"
        required
        layout="tiles"
        legend={
          <span className="mb-4 block max-w-[22em] font-display text-[clamp(1.45rem,2.1vw,2.1rem)] leading-[1.12] font-semibold tracking-[-0.025em] text-balance">
            {exercise.question}
          </span>
        }
        options={exercise.choices.map(({ id, text }) => ({
          value: formatAnswer(exercise.id, id),
          label: (
            <span className="grid w-[min(11rem,55vw)] gap-2 py-1 text-center text-lead tabular-nums">
              {text}
              <FractionBar text={text} />
            </span>
          ),
        }))}
      />
      <Button type="submit" size="lg" className="mt-6">
        Answer
      </Button>
    </form>
  );
}
