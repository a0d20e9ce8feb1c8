import type { FactorId } from '~/domain/services/web-estimate';
import type { Brief, Connection, DataState } from '~/domain/services/web-estimate-form';
import type { NextStart } from './next-start';

export const webContent = {
  headline: 'Custom web development, estimated in one sentence.',
  lead: 'For a process that no bought product fits. Finish the sentence; the weeks and the price change with it, and below stands what moves them.',
  movesHeadline: 'What moves the estimate',
  movesLead:
    'Days of one person, counted from what finished projects took. The lower figure is their sum. The upper one adds what nobody can know before we have seen it.',
  fridayHeadline: 'How we work: every Friday something runs.',
  promiseHeadline: 'Promises you can check',
  promiseLead:
    'Each is measured before we hand over, and the sheet with the figures is part of the handover.',
  stackHeadline: 'Built with what others can carry on',
  stackLead:
    'No framework of our own, no licence that ends, nothing that only we understand. The next team finds people for it in any Indian city.',
  documentsHeadline: 'Three documents you would get',
  proofHeadline: 'Two projects that are in use today',
  enquiryHeadline: 'Ask for a quote, the real figure',
  enquiryLead:
    'The estimate goes with your message. After an hour’s call you get a figure that we sign, or the name of somebody who fits better.',
  messageHint: 'What should be different when we are done, and who would notice first?',
  nextStart: {
    day: '2027-01-18',
    text: '18 January 2027, with a team of two',
  } satisfies NextStart,
} as const;

export const dataTexts: Readonly<Record<DataState, string>> = {
  none: 'no old data',
  tidy: 'tidy data',
  grown: 'grown spreadsheets',
};
export const lineTexts: Readonly<Record<Connection, string>> = {
  online: 'with a network',
  offline: 'also without a network',
};
export const briefTexts: Readonly<Record<Brief, string>> = {
  written: 'written down',
  talked: 'only talked about',
};

export const factorTexts: Readonly<Record<FactorId, { label: string; note: string; less?: string }>> = {
  base: { label: 'The frame', note: 'First draft, design, sign-in, servers, handover' },
  jobs: {
    label: 'Things people do with it',
    note: 'Screens, rules and their tests, until it works from end to end',
    less: 'One thing fewer',
  },
  roles: {
    label: 'Kinds of people',
    note: 'What each may see and do, and the proof that they may do no more',
    less: 'One kind fewer',
  },
  systems: {
    label: 'Other systems',
    note: 'Their interface is never as it is described',
    less: 'One system fewer',
  },
  data: { label: 'Old data', note: 'Brought over three times: twice as a rehearsal', less: 'Tidied before' },
  languages: {
    label: 'More languages',
    note: 'Written by people, read by people of that language',
    less: 'One language fewer',
  },
  line: {
    label: 'Work without a network',
    note: 'The device keeps what is done and agrees with the others later',
    less: 'Only with a network',
  },
  minimum: {
    label: 'Up to our smallest team',
    note: 'Two people for eight weeks. Smaller things are better done by a bought product',
  },
};

export interface WebPromise {
  id: string;
  promise: string;
  measure: string;
}

export const webPromises: readonly WebPromise[] = [
  {
    id: 'speed',
    promise: 'It can be read on the phone your people have',
    measure:
      'Largest content shown within 2.5 seconds for three of four visits, measured in their own browsers',
  },
  {
    id: 'access',
    promise: 'Everybody can use it',
    measure:
      'WCAG 2.2 at level AA, checked by a program on every change and by a person with a screen reader before handover',
  },
  {
    id: 'tests',
    promise: 'A change does not break what worked',
    measure: 'Every rule has a test with its name; all of them run on each change',
  },
  {
    id: 'yours',
    promise: 'It is yours',
    measure: 'Source code and history in your own account from the first day',
  },
  {
    id: 'stop',
    promise: 'You can stop after any Friday',
    measure: 'Billed by the week; what runs on that Friday stays with you',
  },
];

export const webStack: readonly { id: string; part: string; choice: string; reason: string }[] = [
  {
    id: 'language',
    part: 'Language',
    choice: 'TypeScript',
    reason: 'One language in the browser and on the server; mistakes are found before they run',
  },
  {
    id: 'pages',
    part: 'Pages',
    choice: 'React, rendered on the server',
    reason: 'Works before any script has loaded, and on old phones',
  },
  {
    id: 'data',
    part: 'Data',
    choice: 'PostgreSQL',
    reason: 'Thirty years old, free, and every hosting company runs it',
  },
  {
    id: 'server',
    part: 'Server',
    choice: 'Yours, or one in Mumbai',
    reason: 'One process and one database; no cloud service that cannot be replaced',
  },
  {
    id: 'tests',
    part: 'Tests',
    choice: 'Vitest and Playwright',
    reason: 'Rules in milliseconds, journeys in real browsers',
  },
];

export const fridayNote = {
  title: 'A Friday note',
  subtitle: 'Week 6 of 12, one page, every Friday at four',
  lines: [
    'What runs since today, with a link to it: a reader can book a seat and give it back.',
    'What we got wrong: card numbers with a space were refused. Found by the second reader who tried.',
    'What we need from you by Wednesday: who may close a room for a day.',
    'Days used and days left, and whether we still believe the date.',
  ],
} as const;

export const acceptanceSheet = {
  title: 'The sheet you sign',
  subtitle: 'One row for each promise, with what was measured, how, and by whom',
  lines: [
    'Speed: the three slowest pages, on a phone for Rs.\u00a08,000, over a line of 1.6 Mbit a second.',
    'Accessibility: every page by a program, five journeys by a person with a screen reader.',
    'Tests: their number, how long they take, and a list of rules without one.',
    'Open faults: each with its weight, and the week in which it will be gone.',
  ],
} as const;

export const handoverContents = {
  title: 'Contents of the handover',
  subtitle: 'Written for somebody who was not there',
  lines: [
    'Start it on an empty machine: one command, tried by somebody from your side.',
    'Where things are, in four pages with one drawing.',
    'Decisions, each with what we did not choose and why.',
    'What to do when it is slow, when it is full, when it is down.',
    'Four weeks of questions: who answers, and where.',
  ],
} as const;
