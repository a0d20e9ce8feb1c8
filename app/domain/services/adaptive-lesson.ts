/** Levels of difficulty. A lesson begins at the second. */
export type LessonLevel = 1 | 2 | 3;

export interface LessonChoice {
  id: string;
  text: string;
  /** The misunderstanding that leads to this answer; absent for the right answer. */
  slip?: string;
}

export interface LessonExercise {
  id: string;
  level: LessonLevel;
  question: string;
  choices: readonly LessonChoice[];
  /** The misunderstandings that this exercise is made for. */
  targets: readonly string[];
}

export interface LessonAnswer {
  exercise: LessonExercise;
  choice: LessonChoice;
}

/** Why an exercise was chosen. */
export type LessonReason =
  | { kind: 'start' }
  | { kind: 'harder' }
  | { kind: 'targeted'; slip: string }
  | { kind: 'easier'; slip: string }
  | { kind: 'overruled' };

/** Why a lesson ended: the hardest exercise was solved, or it was long enough. */
export type LessonEnd = 'mastered' | 'long-enough' | 'nothing-left';

export interface LessonState {
  answers: readonly LessonAnswer[];
  next?: { exercise: LessonExercise; reason: LessonReason };
  end?: LessonEnd;
  /** Misunderstandings in order of appearance; resolved when a later exercise that targets them was solved. */
  slips: readonly { slip: string; isResolved: boolean }[];
}

export const MAX_LESSON_ANSWERS = 6;
const SEPARATOR = '.';

const findById = <Entry extends { id: string }>(list: readonly Entry[], id: string | undefined) =>
  list.find((entry) => entry.id === id);

export const formatAnswer = (exerciseId: string, choiceId: string): string =>
  `${exerciseId}${SEPARATOR}${choiceId}`;

/** Reads answers like `halves.b`. Unknown ones and a second answer to the same exercise are left out. */
export function parseAnswers(texts: readonly string[], exercises: readonly LessonExercise[]): LessonAnswer[] {
  const answers: LessonAnswer[] = [];
  for (const text of texts) {
    const [exerciseId, choiceId] = text.split(SEPARATOR);
    const exercise = findById(exercises, exerciseId);
    const choice = findById(exercise?.choices ?? [], choiceId);
    const isAnswered = answers.some((answer) => answer.exercise === exercise);
    if (exercise && choice && !isAnswered && answers.length < MAX_LESSON_ANSWERS)
      answers.push({ exercise, choice });
  }
  return answers;
}

const isRight = ({ choice }: LessonAnswer) => choice.slip === undefined;

function listSlips(answers: readonly LessonAnswer[]) {
  const found = [...new Set(answers.flatMap(({ choice }) => choice.slip ?? []))];
  return found.map((slip) => {
    const lastSlip = answers.findLastIndex(({ choice }) => choice.slip === slip);
    const isResolved = answers.some(
      (answer, index) => index > lastSlip && isRight(answer) && answer.exercise.targets.includes(slip),
    );
    return { slip, isResolved };
  });
}

/** The rule: after a right answer something harder; after a slip an exercise made for it, else an easier one. */
function chooseNext(last: LessonAnswer | undefined, left: readonly LessonExercise[]): LessonState['next'] {
  const atLevel = (level: number) => left.find((exercise) => exercise.level === level);
  if (!last) {
    const exercise = atLevel(2) ?? left[0];
    return exercise && { exercise, reason: { kind: 'start' } };
  }
  const { slip } = last.choice;
  if (slip === undefined) {
    const exercise = atLevel(Math.min(3, last.exercise.level + 1)) ?? atLevel(last.exercise.level) ?? left[0];
    return exercise && { exercise, reason: { kind: 'harder' } };
  }
  const targeted = left.find(({ level, targets }) => level <= last.exercise.level && targets.includes(slip));
  if (targeted) return { exercise: targeted, reason: { kind: 'targeted', slip } };
  const exercise = left.toSorted((a, b) => a.level - b.level)[0];
  return exercise && { exercise, reason: { kind: 'easier', slip } };
}

/**
 * R-SERVICE-3: the state of a lesson after these answers. `overruledId` is the exercise that the teacher chose instead of the next one;
 * it is ignored when it is unknown or answered.
 */
export function runLesson(
  answers: readonly LessonAnswer[],
  exercises: readonly LessonExercise[],
  overruledId?: string | undefined,
): LessonState {
  const slips = listSlips(answers);
  const last = answers.at(-1);
  if (last && isRight(last) && last.exercise.level === 3) return { answers, slips, end: 'mastered' };
  if (answers.length >= MAX_LESSON_ANSWERS) return { answers, slips, end: 'long-enough' };
  const left = exercises.filter((exercise) => !answers.some((answer) => answer.exercise === exercise));
  const overruled = findById(left, overruledId);
  if (overruled) return { answers, slips, next: { exercise: overruled, reason: { kind: 'overruled' } } };
  const next = chooseNext(last, left);
  return next ? { answers, slips, next } : { answers, slips, end: 'nothing-left' };
}
