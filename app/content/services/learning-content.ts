import type { LessonEnd } from '~/domain/services/adaptive-lesson';
import type { NextStart } from './next-start';

export const learningContent = {
  headline: 'AI-supported learning: a lesson that says why',
  lead: 'Practice that adapts to each learner, for schools and colleges. Answer, rightly or wrongly: the next exercise depends on it, and both you and the teacher read the reason.',
  teacherHeadline: 'What the teacher sees',
  howHeadline: 'How the lesson decides',
  researchHeadline: 'The research it rests on',
  researchLead: 'Nothing here is new. That is the reason to trust it.',
  privacyHeadline: 'Privacy: what it stores of a child',
  pilotHeadline: 'A pilot of one term',
  documentsHeadline: 'Three documents you would get',
  proofHeadline: 'Two schools, and what they measured',
  enquiryHeadline: 'Ask for a pilot',
  enquiryLead:
    'One class, one subject, one term. You get a proposal with the paper that is sat before and after, and the name of the teacher who would write it.',
  messageHint: 'Which class, which subject, which languages? And what goes wrong in it year after year?',
  nextStart: {
    day: '2027-06-01',
    text: '1 June 2027, for the school year that begins then; papers before it from April on',
  } satisfies NextStart,
} as const;

export const lessonEndTexts: Readonly<Record<LessonEnd, string>> = {
  mastered: 'The hardest exercise is solved. A lesson ends there, also when time is left.',
  'long-enough': 'Six exercises are enough for one sitting. The next one begins where this one ends.',
  'nothing-left': 'There is nothing left to ask.',
};

export const decisionSteps: readonly { id: string; title: string; text: string }[] = [
  {
    id: 'people-write',
    title: 'People write the exercises.',
    text: 'Teachers of the subject, in the language of the class. Each wrong answer belongs to one misunderstanding that they know from exercise books.',
  },
  {
    id: 'model-chooses',
    title: 'A model proposes, with a reason.',
    text: 'In a school it chooses among hundreds of exercises by what this learner and others answered before. On this page a short written rule does, so that you can follow every step.',
  },
  {
    id: 'teacher-decides',
    title: 'The teacher can overrule it.',
    text: 'At any step, with one tap, without giving a reason. We read every case, because each is something the model should have known.',
  },
];

/** Published research, cited with journal and year. */
export const researchSources: readonly { id: string; finding: string; source: string }[] = [
  {
    id: 'bugs',
    finding:
      'Most wrong answers in arithmetic are not careless: they follow a rule of their own that can be found.',
    source: 'J. S. Brown and R. R. Burton, Cognitive Science 2, 1978',
  },
  {
    id: 'testing',
    finding: 'Answering from memory makes one remember longer than reading again.',
    source: 'H. L. Roediger and J. D. Karpicke, Psychological Science 17, 2006',
  },
  {
    id: 'steps',
    finding:
      'Help at each step works better than help at the end of an answer, and nearly as well as a human tutor.',
    source: 'K. VanLehn, Educational Psychologist 46, 2011',
  },
];

export const privacyFacts: readonly { id: string; fact: string }[] = [
  {
    id: 'name',
    fact: 'A first name or a number that the school chooses. No address, no photograph, no voice.',
  },
  {
    id: 'answers',
    fact: 'The answers and how long they took. Teachers of the class see them, and nobody else at the school.',
  },
  { id: 'server', fact: 'Stored on a server in India, deleted at the end of the school year on request.' },
  { id: 'training', fact: 'No answer of a child trains a model of another company.' },
];

export const paperBefore = {
  title: 'The paper before and after',
  subtitle: 'Twenty tasks, sat twice, marked by somebody from another school',
  lines: [
    'The same tasks in both sittings, and nobody is told the mark of the first.',
    'Marks are compared child by child. Those who sat only one paper are named as a number.',
    'A class that does not practise sits both papers too, if there is one.',
  ],
} as const;

export const teacherWeek = {
  title: 'A teacher’s Monday screen',
  subtitle: 'Class 8, fractions, third week: six names and the step on which each is stuck',
  lines: [
    'Four add numerators and denominators apart: ten minutes with all four at the board.',
    'One has not practised since Wednesday: the tablet of row 3 does not charge.',
    'One solves everything: give her the tank, and then something that is not in the book.',
  ],
} as const;

export const stopReport = {
  title: 'The report that may say stop',
  subtitle: 'After the term, four pages, also when it did not help',
  lines: [
    'What changed between the papers, with the children it did not help counted as well.',
    'What of it is ours and what is nine months of growing, as far as one can tell.',
    'What the teachers overruled, and what we changed because of it.',
    'Whether we would go on in your place, in one sentence.',
  ],
} as const;
