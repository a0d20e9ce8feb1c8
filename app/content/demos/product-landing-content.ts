import type { QuestionAndAnswer } from '../content-types';

export const productLandingContent = {
  headline: 'Hackathon judging that knows each judge’s handwriting.',
  lead: 'Five judges, eight teams, one afternoon in Kochi. A tile is a mark, further right is better. One of the five writes smaller than the others, and HackMatrix says so before the result is read out.',
  roundHeadline: 'Try it: turn the round over.',
  roundLead:
    'The same 197 marks from three sides. Press a heading to sort; nothing is prepared but the marks themselves. The lean is the distance to what the other four gave.',
  stepsHeadline: 'From a sheet of paper to a published result in four evenings',
  compareHeadline: 'Compared with what you use now',
  pricesHeadline: 'Prices: what one participant costs you',
  pricesLead:
    'The price of an event divided by the people it may hold. Judges, mentors and volunteers are not counted.',
  questionsHeadline: 'Questions before you write to us',
} as const;

export const setupSteps = [
  {
    id: 'call',
    when: 'First evening',
    what: 'Write the call',
    text: 'Dates, tracks, criteria and their weights: one form, about forty minutes. You get a page with a registration that a student fills in on the bus.',
  },
  {
    id: 'judges',
    when: 'Second evening',
    what: 'Invite those who judge',
    text: 'Paste their addresses. Each gets a link, no password, and says which college or company they belong to; their own students will not be shown to them.',
  },
  {
    id: 'rehearse',
    when: 'Third evening',
    what: 'Rehearse with invented teams',
    text: 'Ten teams that do not exist are judged by three of your friends. Whoever does not understand a criterion says so now, and not on Sunday.',
  },
  {
    id: 'publish',
    when: 'The evening itself',
    what: 'Look twice, publish once',
    text: 'The matrix fills from the hall. What stands apart is talked about, one switch sends the list to every phone, and certificates leave with it.',
  },
] as const;

export interface JudgingMethod {
  id: 'paper' | 'sheet' | 'hackmatrix';
  name: string;
}

export const judgingMethods: readonly JudgingMethod[] = [
  { id: 'paper', name: 'Paper forms' },
  { id: 'sheet', name: 'A form and a spreadsheet' },
  { id: 'hackmatrix', name: 'HackMatrix' },
];

/** A fair comparison: it names the cases in which the other methods suffice. */
export const judgingMethodComparisons: readonly ({ id: string; question: string } & Record<
  JudgingMethod['id'],
  string
>)[] = [
  {
    id: 'ten',
    question: 'Ten teams, two judges',
    paper: 'Fine. Add it up over tea.',
    sheet: 'Fine.',
    hackmatrix: 'Fine, and free.',
  },
  {
    id: 'network',
    question: 'The network fails',
    paper: 'Nobody notices',
    sheet: 'Everybody waits',
    hackmatrix: 'Ballots stay on the phones and follow later',
  },
  {
    id: 'own-students',
    question: 'A judge meets their own student',
    paper: 'If somebody remembers',
    sheet: 'If somebody remembers',
    hackmatrix: 'Not shared out to them',
  },
  {
    id: 'strict',
    question: 'One judge is two points stricter',
    paper: 'Seen by nobody',
    sheet: 'Seen by whoever writes the formula',
    hackmatrix: 'Seen by you, while it can still be talked about',
  },
  {
    id: 'wrong-sort',
    question: 'One column is sorted without the others',
    paper: 'Cannot happen',
    sheet: 'Happened to us in 2020, at four in the morning',
    hackmatrix: 'Cannot happen',
  },
  {
    id: 'complaint',
    question: 'Somebody asks why, in March',
    paper: 'Find the box',
    sheet: 'Find the version',
    hackmatrix: 'Every mark, with who gave it and when it was changed',
  },
];

export const productLandingQuestions: readonly QuestionAndAnswer[] = [
  {
    id: 'set-up',
    question: 'How long until we could open registration?',
    answer:
      'The same evening, if your dates and criteria are decided. The free plan needs no contract and no card; an event that has begun on it can move up later.',
  },
  {
    id: 'judges-app',
    question: 'Do judges have to install something?',
    answer:
      'No. They open a link in the browser of the phone they have. It is kept for offline use when they open it the first time, so let them do that before they enter the hall.',
  },
  {
    id: 'languages',
    question: 'Our judges prefer Hindi or Malayalam. Is that possible?',
    answer:
      'Criteria, hints and the call can be written in any language, also in several. The buttons are in English today.',
  },
  {
    id: 'strict-judge',
    question: 'What do you do about a strict judge?',
    answer:
      'Nothing, unless you ask. Being strict is not being wrong. What matters is whether everybody was strict to the same teams, and that is what the figures above show.',
  },
  {
    id: 'school',
    question: 'May a school use it, with participants under eighteen?',
    answer:
      'Yes. Registration asks for a guardian’s consent when a birthday says so, and no names of minors are shown on the public list unless you switch that on.',
  },
  {
    id: 'leave',
    question: 'Can we take everything with us?',
    answer:
      'Marks, teams, submissions and the log, as files that a spreadsheet opens, at any time and in every plan.',
  },
];
