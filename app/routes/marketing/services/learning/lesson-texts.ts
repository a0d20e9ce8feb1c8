import { lessonSlips } from '~/content/services/fraction-lesson';
import type { LessonReason, LessonState } from '~/domain/services/adaptive-lesson';

export const findSlip = (id: string) => lessonSlips.find((slip) => slip.id === id);

/** Why this exercise comes next, in one sentence. */
export function describeReason(reason: LessonReason): string {
  switch (reason.kind) {
    case 'start':
      return 'Every lesson begins in the middle: from there it can go both ways.';
    case 'harder':
      return 'That was right, so something harder comes next.';
    case 'targeted':
      return `This exercise was written for one misunderstanding: ${findSlip(reason.slip)?.toTeacher.toLowerCase()}.`;
    case 'easier':
      return 'There is no further exercise for this misunderstanding, so an easier one comes next.';
    case 'overruled':
      return 'The teacher chose it instead of the proposal. Nobody has to say why.';
  }
}

/** The lesson in one sentence, for the enquiry. `undefined` before the first answer. */
export function describeLesson({ answers, slips }: LessonState): string | undefined {
  if (answers.length === 0) return undefined;
  const right = answers.filter(({ choice }) => choice.slip === undefined).length;
  const found = slips.map(
    ({ slip, isResolved }) =>
      `${findSlip(slip)?.toTeacher.toLowerCase()}${isResolved ? ' (resolved)' : ' (open)'}`,
  );
  const summary = `The lesson on fractions: ${right} of ${answers.length} right`;
  return found.length > 0 ? `${summary}; ${found.join('; ')}` : summary;
}
