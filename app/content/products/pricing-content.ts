import type { PlanNeeds } from '~/domain/products/plan-choice';
import type { QuestionAndAnswer } from '../content-types';

export const pricingContent = {
  headline: 'Prices, with the invoice first.',
  lead: 'Say what you need, and read what a year of it costs, with the tax, before anybody has asked for your telephone number.',
  breakEvenHeadline: ['The eighth weekend of a year is free,', 'and so is every one after it.'],
  comparisonHeadline: 'Compare the plans, line by line',
  questionsHeadline: 'Questions before you pay',
} as const;

/** Example: a college with two hackathons a year and a community of alumni. */
export const defaultPlanNeeds: PlanNeeds = {
  members: 240,
  hasChapters: false,
  events: 2,
  participants: 300,
  term: 'year',
};

export const pricingQuestions: readonly QuestionAndAnswer[] = [
  {
    id: 'price-tax',
    question: 'Is the tax in these prices?',
    answer:
      'In the tables both stand side by side, in the invoice it has a line of its own. With your GSTIN on the invoice it is input credit for you, as with any other service.',
  },
  {
    id: 'price-member',
    question: 'Who counts as a member of a community?',
    answer:
      'Everybody who signed up for something in the last twelve months. Who only reads the calendar, or left, is not counted; organisers are members like all others.',
  },
  {
    id: 'price-judges',
    question: 'Do judges, mentors and volunteers cost anything?',
    answer: 'No. A hackathon is counted by the people who take part in it, and by nobody else.',
  },
  {
    id: 'price-grow',
    question: 'What if there are more of us than we said?',
    answer:
      'Nothing closes. For a community we count once a quarter and the next invoice is of that number; for a hackathon those who came late go on the waiting list until you move up a plan, and you pay the difference.',
  },
  {
    id: 'price-leave',
    question: 'How do we stop?',
    answer:
      'With an email, at the end of a month that is paid, or of the year. You take everything with you as files that a spreadsheet opens, and thirty days later it is erased here.',
  },
  {
    id: 'price-coming',
    question: 'And what will the four others cost?',
    answer:
      'We do not know yet, and do not guess in public. Everyone on a waiting list hears the price before it stands on this page.',
  },
];
