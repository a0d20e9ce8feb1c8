import type { CalibrationTarget } from '~/domain/assessment/grader-agreement';
import { nameJudgement, type RubricCriterion, type RubricPoints } from '~/domain/assessment/rubric-points';

/** Name, promise and month are in `software-products.ts`, the state of each part in `coming-soon-content.ts`. */
export const evalEdgePreviewContent = {
  label: 'EvalEdge preview: technical assessment for hiring teams',
  headline: 'One answer, two graders, two different marks',
  lead: 'Who is hired then depends on whose pile the answer lay in. EvalEdge lets graders compare notes on practice answers before they read a candidate. It is being built; this page is a preview with a part of it to try.',
  rubricHeadline: 'Calibrate two graders',
  rubricLead:
    'You sit in Aravind’s chair. The points are those of his first reading; Shalini’s stay as they are, with a line below. Read an answer, look for the sentence that fits it, and change what you would change.',
  taskName: 'The last seat',
  task: 'Two people press Book in the same second, and both get a ticket for the last seat. Say why, repair it, and show that it is repaired.',
  sampleNote: 'The five answers are practice texts written by us. No candidate wrote them.',
  methodHeadline: 'How the agreement is measured',
  hiringHeadline: 'Where it helps in a hiring round',
  limitsHeadline: 'What this preview is not',
  waitlistHeadline: 'Waiting list: hear from us when it opens',
} as const;

/** Who grades; ids of team members. */
export const sampleGraders = { first: 'aravind-selvaraj', second: 'shalini-murthy' } as const;

/** From here on, two graders of a round of our own begin with the answers of candidates. */
export const calibrationTarget: CalibrationTarget = { kappa: 0.8, widest: 1 };

export const MAX_RUBRIC_POINTS = 3;

export const sampleRubric: readonly RubricCriterion[] = [
  {
    id: 'cause',
    name: 'Cause',
    levels: [
      'Names something else, or nothing.',
      'Names what happens: two tickets, one seat.',
      'Names the race, without the steps that overlap.',
      'Says which read and which write overlap.',
    ],
  },
  {
    id: 'repair',
    name: 'Repair',
    levels: [
      'Leaves it as it was, or moves it elsewhere.',
      'Makes it rarer.',
      'Prevents it while there is one server.',
      'Prevents it wherever a booking comes from.',
    ],
  },
  {
    id: 'proof',
    name: 'Proof',
    levels: [
      'Says nothing about how one would know.',
      'Says that it works now.',
      'Describes a test that would show it.',
      'Ran the test and reports what came out.',
    ],
  },
];

export interface SampleAnswer {
  id: string;
  text: string;
  /** Points of the first reading, in the order of the criteria. */
  first: readonly number[];
  second: readonly number[];
}

export const sampleAnswers: readonly SampleAnswer[] = [
  {
    id: 'a',
    text: 'Both requests read “one left” before either wrote “none left”. I lock the row of the event, count, write, release. With two terminals, the second one waits and is then told that it is full.',
    first: [3, 3, 2],
    second: [3, 3, 3],
  },
  {
    id: 'b',
    text: 'The button has to be disabled as soon as no seat is left. I added that in the browser, and on my machine it works.',
    first: [1, 1, 1],
    second: [0, 0, 1],
  },
  {
    id: 'c',
    text: 'A race condition. I put a unique key on event and seat number, so the database refuses the second ticket.',
    first: [3, 3, 2],
    second: [2, 3, 0],
  },
  {
    id: 'd',
    text: 'I send all bookings through one queue in memory, so that they come one after the other. I fired a hundred bookings at the last seat: one ticket, ninety-nine refusals.',
    first: [2, 3, 3],
    second: [0, 2, 2],
  },
  {
    id: 'e',
    text: 'The server is too slow when many come at once. With a faster one and a cache in front, two people will hardly hit the same second. I would watch the logs for a week.',
    first: [1, 2, 2],
    second: [0, 1, 0],
  },
];

/** The answer that the page begins with: nowhere else are the first marks further apart. */
export const heroAnswerId = 'd';

const collectPoints = (grader: 'first' | 'second'): RubricPoints =>
  Object.fromEntries(
    sampleAnswers.flatMap((answer) =>
      sampleRubric.map(({ id }, index) => [nameJudgement(answer.id, id), answer[grader][index] ?? 0]),
    ),
  );

export const firstReading: RubricPoints = collectPoints('first');
export const secondReading: RubricPoints = collectPoints('second');

/** The names of all judgements, answer by answer. */
export const judgementNames: readonly string[] = Object.keys(firstReading);

export const kappaNotes: readonly { id: string; title: string; text: string }[] = [
  {
    id: 'percent',
    title: 'A percentage alone flatters',
    text: 'Two graders who give a 2 to nearly everything agree often, and learn nothing about the answers.',
  },
  {
    id: 'kappa',
    title: 'So chance is taken off',
    text: 'Quadratic weighted kappa compares the differences with those of the same points dealt out at random. 1 is full agreement, 0 is what chance would give, below 0 is worse. A difference of two points counts four times as much as one of one point.',
  },
  {
    id: 'sentence',
    title: 'A difference is about a sentence',
    text: 'Where several answers part the graders at the same criterion, its wording is at fault more often than a grader. Rewrite the sentence, then grade the five again.',
  },
  {
    id: 'right',
    title: 'Agreeing is not being right',
    text: 'If you copy Shalini’s points, kappa is 1 and the rubric no better. That is why the talk about each difference comes before the number.',
  },
];

/** What a part of EvalEdge does for a hiring team; `part` is its name in `coming-soon-content.ts`. */
export const hiringSteps: readonly { part: string; when: string; text: string }[] = [
  {
    part: 'Rubrics',
    when: 'Before the opening is published',
    text: 'The team writes down what it would see in a good answer, and what in a weak one. Whoever cannot describe a level does not get to take points off for it.',
  },
  {
    part: 'Calibration',
    when: 'Before the first candidate is read',
    text: 'What you did above, with your own task and your own graders, at one table or in a call.',
  },
  {
    part: 'Tasks that run',
    when: 'While candidates work',
    text: 'The task is a repository like the one at work. The grader sees the run beside the text.',
  },
  {
    part: 'Reasons to the candidate',
    when: 'With the decision',
    text: 'A candidate who is turned down reads which sentence fitted their answer, for every criterion.',
  },
];

export const previewLimits: readonly { id: string; text: string }[] = [
  { id: 'sale', text: 'Nothing is for sale yet, and there is no price that we could stand by.' },
  {
    id: 'stored',
    text: 'Your points are stored nowhere. They are in the address of this page, and you can share it.',
  },
  {
    id: 'count',
    text: 'Fifteen judgements are few. One changed point moves kappa visibly; a real round has more answers.',
  },
  {
    id: 'person',
    text: 'It compares graders. It does not grade candidates, and there is no plan that it should.',
  },
];
