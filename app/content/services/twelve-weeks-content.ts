/** A web project in twelve weeks, with the milestones of the reading rooms as the example. */

export const twelveWeeksContent = {
  headline: 'Twelve weeks of a web project, one by one',
  lead: 'Our process for custom software: what happens in each week, what you get, what we need from you, and what it has cost by then. You can stop after any Friday and keep what runs.',
  teamLegend: 'How many of us',
  stairsNote: 'Each tile is the price of one week. A column leads to its week.',
  exampleHeadline: 'A sample agreement: the reading rooms',
  exampleLead:
    'A library trust with three reading rooms and 214 seats. Six milestones in twelve weeks, with the week in which each is due.',
  stopHeadline: 'If you stop the project',
} as const;

export type WeekPhase = 'agree' | 'build' | 'prove';

export const phaseTexts: Readonly<Record<WeekPhase, string>> = {
  agree: 'Agree',
  build: 'Build',
  prove: 'Prove and hand over',
};

export interface ProjectWeek {
  week: number;
  phase: WeekPhase;
  title: string;
  text: string;
  /** What one has on Friday. */
  deliverable: string;
  /** What the customer decides on Friday. */
  decision?: string;
  /** Hours that the customer’s own people need. */
  yourHours: number;
}

export const projectWeeks: readonly ProjectWeek[] = [
  {
    week: 1,
    phase: 'agree',
    title: 'We sit beside your people',
    text: 'Two days at the desk where it hurts. We write down what is done, and not what the manual says.',
    deliverable: 'A list of what the software has to do',
    yourHours: 12,
  },
  {
    week: 2,
    phase: 'agree',
    title: 'What we build, and what not',
    text: 'Four pages. The second half is longer than the first.',
    deliverable: 'The signed pages, and the first thing that runs',
    decision: 'You decide: sign the pages, or stop here.',
    yourHours: 6,
  },
  {
    week: 3,
    phase: 'agree',
    title: 'A draft that people try',
    text: 'Eight of those who will use it, each for half an hour, with a task and without help.',
    deliverable: 'A draft to click through, and where they got stuck',
    yourHours: 8,
  },
  {
    week: 4,
    phase: 'build',
    title: 'One thing, from end to end',
    text: 'The most important thing works for real: screen, rule, data and test.',
    deliverable: 'It runs on your server',
    yourHours: 3,
  },
  {
    week: 5,
    phase: 'build',
    title: 'The second and the third thing',
    text: 'Faster now, because the first thing shows the way.',
    deliverable: 'Three things that work together',
    yourHours: 3,
  },
  {
    week: 6,
    phase: 'build',
    title: 'Half time',
    text: 'We look at the pages of week two and cross out what has turned out to be unnecessary. There is always something.',
    deliverable: 'A shorter list, and the date confirmed or moved',
    decision: 'You decide: what is left out, and whether the date moves.',
    yourHours: 5,
  },
  {
    week: 7,
    phase: 'build',
    title: 'The other systems',
    text: 'They are connected in the middle and not at the end, since their manuals are never right.',
    deliverable: 'Real data goes through',
    yourHours: 4,
  },
  {
    week: 8,
    phase: 'build',
    title: 'The desk of your own people',
    text: 'What they need to help others: look up, correct, close for a day.',
    deliverable: 'Your people work with it for an hour a day',
    yourHours: 8,
  },
  {
    week: 9,
    phase: 'build',
    title: 'Old data, first rehearsal',
    text: 'All of it is brought over. What does not fit gets a list with names.',
    deliverable: 'The list, usually shorter than feared',
    yourHours: 6,
  },
  {
    week: 10,
    phase: 'prove',
    title: 'A week of real use',
    text: 'Side by side with the old way, until nobody reaches for the old one.',
    deliverable: 'Faults with their weight, and when each is gone',
    yourHours: 10,
  },
  {
    week: 11,
    phase: 'prove',
    title: 'Measured',
    text: 'Speed on your phones, every page with a screen reader, the old data brought over for good.',
    deliverable: 'The sheet that you sign',
    decision: 'You decide: accept it, or name what is missing.',
    yourHours: 4,
  },
  {
    week: 12,
    phase: 'prove',
    title: 'Handed over',
    text: 'Somebody from your side starts it on an empty machine, with us in the room and silent.',
    deliverable: 'The handover, and four weeks of questions',
    yourHours: 8,
  },
];

export const stopFacts: readonly { id: string; text: string }[] = [
  { id: 'say', text: 'You say so until Wednesday; Friday is the last day that is billed.' },
  { id: 'keep', text: 'What runs stays on your server, with its source, its tests and the pages so far.' },
  { id: 'note', text: 'The last note says what is missing and how long it would take somebody else.' },
];

/** The milestones of the project “Reading room bookings”, with the week in which each is due. */
export const exampleMilestones: readonly { id: string; week: number; text: string }[] = [
  { id: 'pages', week: 2, text: 'What we build, and what not' },
  { id: 'draft', week: 4, text: 'A draft that eight readers tried' },
  { id: 'booking', week: 5, text: 'Booking a seat works from end to end' },
  { id: 'desk', week: 8, text: 'The librarian’s desk' },
  { id: 'rooms', week: 10, text: 'Each room on it for a week' },
  { id: 'handover', week: 12, text: 'Handover, and the old book is put away' },
];
