import type { LessonExercise } from '~/domain/services/adaptive-lesson';

/** What leads to a wrong answer, as the lesson says it to the learner and to the teacher. */
export interface LessonSlip {
  id: string;
  /** To the learner, after the answer. */
  toLearner: string;
  /** On the teacher’s screen. */
  toTeacher: string;
}

export const lessonSlips: readonly LessonSlip[] = [
  {
    id: 'adds-both',
    toLearner:
      'You added the tops and the bottoms. But half a roti and half a roti are one roti, and not two quarters of one.',
    toTeacher: 'Adds numerators and denominators apart',
  },
  {
    id: 'keeps-tops',
    toLearner:
      'The pieces have one size now, but their number was left as it was. When pieces get smaller, there are more of them.',
    toTeacher: 'Changes the denominator and keeps the numerators',
  },
  {
    id: 'larger-bottom',
    toLearner: 'A larger number below means smaller pieces: five people get less of a roti than three.',
    toTeacher: 'Takes the larger denominator for the larger fraction',
  },
  {
    id: 'part-of-rest',
    toLearner: 'You took the third from what was in the tank. The question took it from the whole tank.',
    toTeacher: 'Loses the whole that a fraction refers to',
  },
];

/** Written by people; the rule in `domain/services/adaptive-lesson.ts` chooses among them. */
export const fractionExercises: readonly LessonExercise[] = [
  {
    id: 'third-quarter',
    level: 2,
    question: 'Asha eats a third of a cake and Bimal a quarter of it. How much of the cake is gone?',
    choices: [
      { id: 'a', text: '2/7', slip: 'adds-both' },
      { id: 'b', text: '7/12' },
      { id: 'c', text: '2/12', slip: 'keeps-tops' },
    ],
    targets: [],
  },
  {
    id: 'two-quarters',
    level: 1,
    question: 'A quarter of a roti, and another quarter of the same roti. How much of it is that?',
    choices: [
      { id: 'a', text: '2/4' },
      { id: 'b', text: '2/8', slip: 'adds-both' },
      { id: 'c', text: '1/8', slip: 'larger-bottom' },
    ],
    targets: ['adds-both'],
  },
  {
    id: 'half-quarter',
    level: 2,
    question: 'Half a litre of milk, and then a quarter of a litre. How much of a litre is that?',
    choices: [
      { id: 'a', text: '2/6', slip: 'adds-both' },
      { id: 'b', text: '2/4', slip: 'keeps-tops' },
      { id: 'c', text: '3/4' },
    ],
    targets: ['adds-both', 'keeps-tops'],
  },
  {
    id: 'smaller-pieces',
    level: 1,
    question: 'Half a field is marked in sixths. How many sixths are half of the field?',
    choices: [
      { id: 'a', text: '3/6' },
      { id: 'b', text: '1/6', slip: 'keeps-tops' },
      { id: 'c', text: '2/6', slip: 'adds-both' },
    ],
    targets: ['keeps-tops'],
  },
  {
    id: 'three-or-five',
    level: 1,
    question:
      'Three share one roti at one table, five share one at another. At which table are the pieces larger?',
    choices: [
      { id: 'a', text: 'At the table of five', slip: 'larger-bottom' },
      { id: 'b', text: 'At the table of three' },
      { id: 'c', text: 'The same at both', slip: 'part-of-rest' },
    ],
    targets: ['larger-bottom'],
  },
  {
    id: 'tank',
    level: 3,
    question: 'A tank is three quarters full. Then a third of the whole tank is drawn off. How full is it?',
    choices: [
      { id: 'a', text: '1/2', slip: 'part-of-rest' },
      { id: 'b', text: '2/1', slip: 'adds-both' },
      { id: 'c', text: '5/12' },
    ],
    targets: [],
  },
  {
    id: 'rest-of-bag',
    level: 2,
    question:
      'Half of a bag of rice is left. A third of the whole bag is given away. How much of the bag is left then?',
    choices: [
      { id: 'a', text: '1/6' },
      { id: 'b', text: '1/3', slip: 'part-of-rest' },
      { id: 'c', text: '1/1', slip: 'adds-both' },
    ],
    targets: ['part-of-rest'],
  },
  {
    id: 'walk',
    level: 3,
    question:
      'A quarter of the way to school, then two thirds of the whole way. How much of the way is left?',
    choices: [
      { id: 'a', text: '1/4', slip: 'part-of-rest' },
      { id: 'b', text: '4/7', slip: 'adds-both' },
      { id: 'c', text: '1/12' },
    ],
    targets: ['part-of-rest'],
  },
];
