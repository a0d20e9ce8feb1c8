import type { NextStart } from './next-start';

export const workshopContent = {
  headline: 'Training workshops: dates, seats and prices',
  lead: 'One to three days on your own code, sixteen people at most, two trainers in the room. Buy a single seat here, or have us come to your office.',
  openHeadline: 'Open to everybody',
  openLead: 'A seat is bought in the shop like anything else: with a GST invoice, and it can be passed on.',
  noneOpen:
    'Every open date is over. The next one is announced in the newsletter first; at your office we can come before that.',
  officeHeadline: 'At your office',
  officeLead:
    'The same workshops for your own team, on your own code. The price is for the room and not for the head: it is the same for six and for sixteen.',
  dayHeadline: 'A workshop day, hour by hour',
  trainersHeadline: 'Your trainers',
  trainersLead:
    'They build software for clients the rest of the month. That is why the examples are from last week.',
  documentsHeadline: 'Three documents you would get',
  proofHeadline: 'Results: eighty-four engineers, a year later',
  enquiryHeadline: 'Ask for a workshop at your office',
  enquiryLead:
    'Say how many you are and what hurts. Before the day is written, two of the participants are rung up.',
  messageHint: 'What should your people be able to do on the Monday after?',
  nextStart: {
    day: '2027-02-08',
    text: '8 February 2027, in any of the four cities',
  } satisfies NextStart,
} as const;

export interface OfficeWorkshop {
  id: string;
  name: string;
  level: 'Beginners' | 'A year of practice' | 'Experienced';
  days: 1 | 2 | 3;
  trainerIds: readonly string[];
  /** What participants can do afterwards. */
  outcome: string;
}

/** Workshops for one team at its office. Prices come from the number of days. */
export const officeWorkshops: readonly OfficeWorkshop[] = [
  {
    id: 'testing',
    name: 'Testing what matters',
    level: 'A year of practice',
    days: 1,
    trainerIds: ['sudha-raghavan', 'tenzin-dorje'],
    outcome:
      'Write the test that would have caught the fault you remember best, and throw away one that lies.',
  },
  {
    id: 'legacy',
    name: 'Changing code that nobody dares touch',
    level: 'Experienced',
    days: 2,
    trainerIds: ['sudha-raghavan', 'tenzin-dorje'],
    outcome: 'Put a fence of tests around an old module and change it on the second afternoon.',
  },
  {
    id: 'databases',
    name: 'PostgreSQL for people who write queries',
    level: 'A year of practice',
    days: 2,
    trainerIds: ['tenzin-dorje', 'sudha-raghavan'],
    outcome: 'Read a query plan, find the slow part, and know when an index makes it worse.',
  },
  {
    id: 'access',
    name: 'Pages that everybody can use',
    level: 'Beginners',
    days: 1,
    trainerIds: ['harpreet-gill', 'sudha-raghavan'],
    outcome:
      'Use your own product with a keyboard and a screen reader, and mend the five things that stop you.',
  },
  {
    id: 'speed',
    name: 'Fast on a cheap phone',
    level: 'A year of practice',
    days: 1,
    trainerIds: ['harpreet-gill', 'tenzin-dorje'],
    outcome: 'Measure in your users’ browsers, find what blocks the first view, and take it out.',
  },
  {
    id: 'first-web',
    name: 'From a spreadsheet to a web application',
    level: 'Beginners',
    days: 3,
    trainerIds: ['harpreet-gill', 'tenzin-dorje'],
    outcome: 'Build, test and put online one small tool for your own office, in TypeScript.',
  },
];

export const workshopDay: readonly { id: string; time: string; title: string; text: string }[] = [
  {
    id: 'begin',
    time: '09:30',
    title: 'The fault you remember best',
    text: 'Everybody tells one. Half an hour, and the last slides of the day.',
  },
  {
    id: 'pairs',
    time: '10:00',
    title: 'In pairs, on your own code',
    text: 'Trainers walk. Nobody waits for the slowest, nobody is left alone.',
  },
  { id: 'lunch', time: '13:00', title: 'Lunch', text: 'An hour, without laptops.' },
  {
    id: 'harder',
    time: '14:00',
    title: 'The harder exercise',
    text: 'The one that fails first. It is meant to.',
  },
  {
    id: 'show',
    time: '16:30',
    title: 'Each pair shows one thing',
    text: 'What it does, and what it will change on Monday.',
  },
  {
    id: 'later',
    time: 'Three weeks later',
    title: 'The follow-up',
    text: 'Two hours with the same trainer: what stayed, and what did not.',
  },
];

export const workshopDocuments = [
  {
    id: 'call',
    title: 'Notes of the call before',
    subtitle: 'Two participants, twenty minutes, a week before the day is written',
    lines: [
      'Nine of fourteen write stored procedures. No exercise on web pages.',
      'Tests take 47 minutes; nobody runs them before lunch.',
      'They want to see one test deleted by somebody who is allowed to.',
    ],
  },
  {
    id: 'exercise',
    title: 'An exercise',
    subtitle: 'Property tests, after lunch, forty minutes in pairs',
    lines: [
      'Take a function of yours that calculates with dates or money.',
      'Write down three sentences that are true for every input.',
      'Let the machine look for an input that makes one of them false. It usually takes four seconds.',
    ],
  },
  {
    id: 'licence',
    title: 'The licence of the material',
    subtitle: 'Half a page, so that somebody reads it',
    lines: [
      'You may copy, change and teach it on, inside and outside of your company.',
      'Say where it comes from.',
      'What your people wrote in the exercises is yours alone.',
    ],
  },
] as const;
