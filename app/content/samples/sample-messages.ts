import type { LeadKind, LeadState } from '~/domain/contact/lead';

/** What staff did with a message. */
export type SampleStaffStep = { by: 'owner' | 'staff' } & (
  | { kind: 'reply' | 'note'; text: string }
  | { kind: 'state'; state: LeadState; owner: 'owner' | 'staff' | null }
);

/** What happened to a message, in hours after it arrived. `answer`: its sender answered the last reply by email. */
export type SampleMessageStep = { afterHours: number } & (SampleStaffStep | { kind: 'answer'; text: string });

export interface SampleMessage {
  kind: Exclude<LeadKind, 'call' | 'application' | 'newsletter'>;
  hoursAgo: number;
  name?: string;
  email?: string;
  /** The sender has confirmed the email. */
  isConfirmed?: boolean;
  topic?: string;
  message?: string;
  meta?: Record<string, unknown>;
  /** An automated sender filled in the field that visitors do not see. */
  honeypot?: string;
  steps?: readonly SampleMessageStep[];
}

/** Messages of the last weeks: every kind of form, and every state. The oldest first. */
export const sampleMessages: readonly SampleMessage[] = [
  {
    kind: 'hackathon',
    hoursAgo: 26 * 24,
    name: 'Sister Jyothi Alex',
    email: 'jyothi.alex@example.com',
    isConfirmed: true,
    meta: { city: 'Kochi', people: 120, month: 'February' },
    message:
      'We would like a weekend for 120 students of three colleges. The hall is free on two dates in February. What should we decide first?',
    steps: [
      {
        kind: 'reply',
        by: 'owner',
        afterHours: 5,
        text: 'Thank you. The date comes first, because the power supply and the rooms follow from it. Which of the two dates has a free day before it?',
      },
      { kind: 'note', by: 'owner', afterHours: 30, text: 'Farida visits the hall on her next trip.' },
      { kind: 'state', by: 'owner', afterHours: 200, state: 'done', owner: 'owner' },
    ],
  },
  {
    kind: 'contact',
    hoursAgo: 19 * 24,
    name: 'Vikram Solanki',
    email: 'vikram.solanki@example.com',
    isConfirmed: true,
    topic: 'project',
    meta: { organisation: 'Solanki Seeds', budget: '10-to-25-lakh' },
    message:
      'Our dealers order by telephone. We need a page where 300 dealers order seeds, also on a slow connection, before the season begins in May.',
    steps: [
      {
        kind: 'reply',
        by: 'owner',
        afterHours: 4,
        text: 'This fits us well. How many orders arrive on the busiest day, and who types them today? A call of half an hour would tell us both what the first version needs.',
      },
      { kind: 'note', by: 'staff', afterHours: 26, text: 'He called: 90 orders a day in June, two clerks.' },
    ],
  },
  {
    kind: 'partner',
    hoursAgo: 15 * 24,
    name: 'Prof. Anil Tirkey',
    email: 'anil.tirkey@example.com',
    topic: 'campus',
    meta: { organisation: 'Government Engineering College, Ranchi' },
    message: 'We have a computer laboratory with 60 seats and would like to host a workshop each term.',
    steps: [{ kind: 'state', by: 'staff', afterHours: 20, state: 'open', owner: 'staff' }],
  },
  {
    kind: 'demo',
    hoursAgo: 12 * 24,
    name: 'Maya Fernandes',
    email: 'maya.fernandes@example.com',
    isConfirmed: true,
    meta: { product: ['hackmatrix'], organisation: 'Goa Makers', people: 250 },
    message:
      'Last year three judges had the same project twice. We want to see how the schedule avoids that.',
    steps: [
      {
        kind: 'reply',
        by: 'staff',
        afterHours: 18,
        text: 'With pleasure. Rukmini can show it with your list of last year. Would Thursday at eleven suit you?',
      },
      {
        kind: 'answer',
        afterHours: 21,
        text: 'Thursday at eleven is good. The list has 38 projects and nine judges; I bring it along.',
      },
      { kind: 'state', by: 'staff', afterHours: 22, state: 'open', owner: 'staff' },
    ],
  },
  {
    kind: 'contact',
    hoursAgo: 8 * 24,
    name: 'Lakshmi Narayanan',
    email: 'lakshmi.n@example.com',
    isConfirmed: true,
    topic: 'order',
    meta: {},
    message: 'One of the twelve books has a torn cover. Could you send another one or return its price?',
    steps: [
      {
        kind: 'reply',
        by: 'staff',
        afterHours: 3,
        text: 'We are sorry about the torn copy. Its price is on the way back to your account. Please keep the book.',
      },
      { kind: 'state', by: 'staff', afterHours: 4, state: 'done', owner: 'staff' },
    ],
  },
  {
    kind: 'contact',
    hoursAgo: 7 * 24,
    name: 'Best Rank Agency',
    email: 'offers@example.com',
    topic: 'other',
    honeypot: 'https://example.com',
    message: 'We bring your site to the first page of Google. Backlinks and guest posts at the best price.',
  },
  {
    kind: 'workshop',
    hoursAgo: 5 * 24,
    name: 'Gitanjali Bora',
    email: 'gitanjali.bora@example.com',
    meta: { organisation: 'Bora Tea Estates', people: 14 },
    message:
      'Fourteen people who work with spreadsheets all day. Nobody tests anything before it is sent out.',
    steps: [
      { kind: 'note', by: 'owner', afterHours: 12, text: 'Sudha has two free dates in the next month.' },
      { kind: 'state', by: 'owner', afterHours: 12, state: 'open', owner: 'owner' },
    ],
  },
  {
    kind: 'waitlist',
    hoursAgo: 4 * 24,
    email: 'farhan.siddiqui@example.com',
    isConfirmed: true,
    meta: { product: ['bridge', 'taskflow'] },
  },
  {
    kind: 'help-feedback',
    hoursAgo: 3 * 24,
    topic: 'gst-invoice',
    meta: { helped: 'no' },
    message: 'I did not find where to enter the GSTIN after the order.',
  },
  {
    // The sample account of a customer: its page “Messages” has it.
    kind: 'contact',
    hoursAgo: 50,
    name: 'Meera Raghunath',
    email: 'meera@tessera.example',
    isConfirmed: true,
    topic: 'order',
    meta: {},
    message:
      'The desk mat came with a fold in one corner. Does it flatten with time, or shall I send it back?',
    steps: [
      {
        kind: 'reply',
        by: 'staff',
        afterHours: 4,
        text: 'It flattens within a week under a heavy book. If the fold is still there then, write to us here and we exchange the mat.',
      },
    ],
  },
  {
    kind: 'not-found',
    hoursAgo: 2 * 24,
    topic: '/shop/lamps',
    message: 'The page of all lamps',
  },
  {
    kind: 'contact',
    hoursAgo: 30,
    name: 'Shreya Ghoshal-Roy',
    email: 'shreya.roy@example.com',
    isConfirmed: true,
    topic: 'training',
    meta: { organisation: 'Hooghly Public Library' },
    message: 'Can the workshop on accessible pages be held in Bengali? We are nine people with two laptops.',
    steps: [
      {
        kind: 'reply',
        by: 'owner',
        afterHours: 3,
        text: 'Yes, in Bengali or in English, as the nine of you prefer. Is there a projector, and could more laptops be borrowed for the day?',
      },
      {
        kind: 'answer',
        afterHours: 26,
        text: 'In Bengali, please. There is a projector, and the school next door lends us three laptops if we ask two weeks before. The second week of January would suit us.',
      },
    ],
  },
  {
    kind: 'demo',
    hoursAgo: 20,
    name: 'Karan Bedi',
    email: 'karan.bedi@example.com',
    meta: { product: ['converge'], organisation: 'Bedi Reads', people: 40 },
  },
  {
    kind: 'contact',
    hoursAgo: 6,
    name: 'Vikram Solanki',
    email: 'vikram.solanki@example.com',
    isConfirmed: true,
    topic: 'project',
    meta: { organisation: 'Solanki Seeds' },
    message: 'One more thing: half of the dealers read Gujarati. Would that change the price much?',
  },
  {
    kind: 'contact',
    hoursAgo: 1,
    name: 'Tara Shetty',
    email: 'tara.shetty@example.com',
    topic: 'products',
    meta: { product: ['taskflow'] },
    message: 'Does the board of TaskFlow print on one page? Our wall has no screen.',
  },
];

/** A call on a weekday, in days after Monday of this week. `minutes`: not before this time of the day. */
export interface SampleCall {
  name: string;
  email: string;
  /** The topic of a host. */
  topic: string;
  day: number;
  minutes: number;
  message?: string;
  /** Staff cancelled it with this reason. */
  cancelled?: string;
}

export const sampleCalls: readonly SampleCall[] = [
  {
    name: 'Jyothi Alex',
    email: 'jyothi.alex@example.com',
    topic: 'hackathon',
    day: 0,
    minutes: 10 * 60,
    message: 'The two dates and the hall.',
  },
  {
    name: 'Rahul Saxena',
    email: 'rahul.saxena@example.com',
    topic: 'project',
    day: 1,
    minutes: 15 * 60,
    cancelled: 'Prakash is ill. We call you to find another time.',
  },
  {
    name: 'Maya Fernandes',
    email: 'maya.fernandes@example.com',
    topic: 'products',
    day: 3,
    minutes: 11 * 60,
  },
  {
    name: 'Vikram Solanki',
    email: 'vikram.solanki@example.com',
    topic: 'project',
    day: 4,
    minutes: 10 * 60,
    message: 'Orders of dealers, and what happens without a connection.',
  },
  {
    name: 'Gitanjali Bora',
    email: 'gitanjali.bora@example.com',
    topic: 'training',
    day: 8,
    minutes: 11 * 60,
    message: 'Which of the two dates suits both sides.',
  },
  { name: 'Nandini Rao', email: 'nandini.rao@example.com', topic: 'products', day: 10, minutes: 14 * 60 },
];
