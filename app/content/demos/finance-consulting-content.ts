import type { DelayForm } from '~/features/cost-of-delay/rules/parse-delay-form';

export const financeConsultingContent = {
  lead: 'A calculator for the cost of delay, which no invoice shows. Put in your own numbers; the arithmetic is written out, and the address of this page keeps it.',
  casesHeadline: 'Sectors: where waiting costs most',
  casesLead:
    'Four trades with the orders of magnitude we meet in them. Each opens in the calculator above, to be changed.',
  questionsHeadline: 'Asked by audit committees, answered before we begin',
  storyHeadline: 'A customer: an insurer, eight releases later',
  storyId: 'konkan-mutual',
  peopleHeadline: 'Your team: three who will sit at your table',
  callHeadline: 'Half an hour, your numbers, no slides.',
} as const;

/** Initial values of the calculator. */
export const defaultDelayForm: DelayForm = {
  benefit: '9 lakh',
  waiting: '4 lakh',
  months: '6',
  lifetime: '36',
  missed: 'lost',
  rate: '11',
};

export interface DelayCase {
  id: string;
  sector: string;
  description: string;
  form: DelayForm;
}

/** Examples, not customers. The amounts are round on purpose. */
export const delayCases: readonly DelayCase[] = [
  {
    id: 'insurance',
    sector: 'Insurance',
    description: 'Claims are keyed in twice. Nine clerks wait for a form that checks itself.',
    form: { ...defaultDelayForm, benefit: '5.4 lakh', waiting: '3.5 lakh', months: '9', lifetime: '60' },
  },
  {
    id: 'lending',
    sector: 'Lending',
    description:
      'A loan takes eleven days to sanction. One in six applicants has borrowed elsewhere by then.',
    form: { ...defaultDelayForm, benefit: '22 lakh', waiting: '6 lakh', months: '4', lifetime: '36' },
  },
  {
    id: 'co-operatives',
    sector: 'Co-operatives',
    description: 'The harvest does not wait. A payout system that comes after it comes a year late.',
    form: { ...defaultDelayForm, benefit: '3 lakh', waiting: '80,000', months: '12', lifetime: '36' },
  },
  {
    id: 'wealth',
    sector: 'Wealth and broking',
    description:
      'A rule changes on 1 April whatever the project plan says. Until then every report is made by hand.',
    form: { ...defaultDelayForm, benefit: '12 lakh', waiting: '9 lakh', months: '3', lifetime: '24' },
  },
];

export const financeQuestions = [
  {
    id: 'exit',
    question: 'What if we part ways?',
    answer:
      'You keep what is there. The source code and its history are yours from the first day, on your own server, and a notice of one Friday is enough.',
  },
  {
    id: 'payment',
    question: 'What do we pay before we see anything?',
    answer:
      'Nothing. From the second week on there is a running version every Friday, and each month is invoiced after it.',
  },
  {
    id: 'data',
    question: 'Where do our customers’ data go?',
    answer:
      'Nowhere. We work on invented records that have the shape of yours; real ones stay in your own systems, and what we would need of them is agreed in writing first.',
  },
  {
    id: 'certificates',
    question: 'Which certificates do you hold?',
    answer:
      'None, and our page of facts says so before a tender asks. You get the test reports, the dependency list and the name of the person who answers for each.',
  },
  {
    id: 'overrun',
    question: 'Who pays when it takes longer?',
    answer:
      'We say by the fourth week what will not fit, and you choose what is left out. What we promised for a date and missed is finished at our cost.',
  },
  {
    id: 'carry-on',
    question: 'Who looks after it in five years?',
    answer:
      'Your own people, or another company. The handover is written for somebody who has never met us; four weeks of questions after it belong to the price.',
  },
] as const;

/** Team members of a first meeting and their subject. */
export const financeTeam = [
  { teamMemberId: 'revathi-subbaiah', purpose: 'What it costs, and what we would not build.' },
  { teamMemberId: 'prakash-nayak', purpose: 'How it is built, week by week.' },
  { teamMemberId: 'jayanthi-srinivasan', purpose: 'Contract, GST, and the invoice your system accepts.' },
] as const;
