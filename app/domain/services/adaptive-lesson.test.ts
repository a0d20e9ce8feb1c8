import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fractionExercises, lessonSlips } from '~/content/services/fraction-lesson';
import {
  formatAnswer,
  type LessonState,
  MAX_LESSON_ANSWERS,
  parseAnswers,
  runLesson,
} from './adaptive-lesson';

const run = (answers: readonly string[], overruled?: string) =>
  runLesson(parseAnswers(answers, fractionExercises), fractionExercises, overruled);

/** Answers one exercise after the other; each number chooses one of the answers. */
function answerAll(picks: readonly number[]): LessonState {
  let texts: string[] = [];
  let state = run(texts);
  for (const pick of picks) {
    if (!state.next) break;
    const { id, choices } = state.next.exercise;
    texts = [...texts, formatAnswer(id, choices[pick % choices.length]?.id ?? '')];
    state = run(texts);
  }
  return state;
}

const anyPicks = fc.array(fc.nat({ max: 5 }), { maxLength: 10 });

describe('a lesson', () => {
  it('asks nothing twice, and ends', () => {
    fc.assert(
      fc.property(anyPicks, (picks) => {
        const { answers, next } = answerAll(picks);
        const asked = [...answers.map(({ exercise }) => exercise.id), ...(next ? [next.exercise.id] : [])];
        expect(new Set(asked).size).toBe(asked.length);
        expect(answers.length).toBeLessThanOrEqual(MAX_LESSON_ANSWERS);
      }),
    );
    expect(answerAll(Array.from({ length: 10 }, () => 0)).end).toBeDefined();
  });

  it('has either a next exercise with a reason, or an end', () => {
    fc.assert(
      fc.property(anyPicks, (picks) => {
        const { next, end } = answerAll(picks);
        expect(next === undefined).toBe(end !== undefined);
        if (next?.reason.kind === 'targeted') expect(next.exercise.targets).toContain(next.reason.slip);
      }),
    );
  });

  test('right answers lead to harder exercises, and to the end after the hardest', () => {
    expect(run([]).next).toMatchObject({ exercise: { level: 2 }, reason: { kind: 'start' } });
    expect(run(['third-quarter.b']).next).toMatchObject({
      exercise: { level: 3 },
      reason: { kind: 'harder' },
    });
    expect(run(['third-quarter.b', 'tank.c']).end).toBe('mastered');
  });

  test('a slip leads to an exercise made for it, and is resolved by solving it', () => {
    const { next, slips } = run(['third-quarter.a']);
    expect(next).toMatchObject({ reason: { kind: 'targeted', slip: 'adds-both' } });
    expect(slips).toEqual([{ slip: 'adds-both', isResolved: false }]);
    expect(run(['third-quarter.a', 'two-quarters.a']).slips).toEqual([
      { slip: 'adds-both', isResolved: true },
    ]);
  });

  test('the teacher’s choice comes before the rule, once and only when it is open', () => {
    expect(run(['third-quarter.b'], 'two-quarters').next).toMatchObject({
      exercise: { id: 'two-quarters' },
      reason: { kind: 'overruled' },
    });
    expect(run(['third-quarter.b'], 'third-quarter').next?.reason.kind).toBe('harder');
    expect(run([], 'constructor').next?.reason.kind).toBe('start');
  });

  it('reads any query without an error', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (texts, overruled) => {
        expect(run(texts, overruled).answers.length).toBeLessThanOrEqual(MAX_LESSON_ANSWERS);
      }),
    );
    expect(parseAnswers(['tank.c', 'tank.a', 'tank.x', '__proto__.a'], fractionExercises)).toHaveLength(1);
  });
});

describe('the exercises', () => {
  const slipIds = lessonSlips.map(({ id }) => id);

  it.each(fractionExercises)('$id has one right answer, and known slips', ({ choices, targets }) => {
    expect(choices.filter(({ slip }) => slip === undefined)).toHaveLength(1);
    for (const { slip } of choices) if (slip) expect(slipIds).toContain(slip);
    for (const slip of targets) expect(slipIds).toContain(slip);
    expect(new Set(choices.map(({ text }) => text)).size).toBe(choices.length);
  });

  it.each(slipIds)('there is an exercise for %s', (slip) => {
    expect(fractionExercises.some(({ targets }) => targets.includes(slip))).toBe(true);
  });
});
