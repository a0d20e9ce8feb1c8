import type { Hall } from '~/domain/services/hackathon-form';
import type { BudgetLineId, ShoppingId } from '~/domain/services/hackathon-plan';
import type { HackathonFormat, ScheduleEntryId, ScheduleKind } from '~/domain/services/hackathon-schedule';
import type { NextStart } from './next-start';

export const hackathonContent = {
  headline: 'Hackathon organisation, planned to the hour.',
  lead: 'Say how many people come and for how long. You get a schedule, a budget and a shopping list at once, to take away or to hand to us. We run hackathons of 30 to 800 people, or only the part of one that you want to be rid of.',
  scheduleHeadline: 'Schedule: the hours, one by one',
  budgetHeadline: 'Budget: what it costs, line by line',
  budgetLead:
    'The first line is our price. The others you pay to those who cook, print and rent; they are what such things cost at the events of the last two years. All before GST.',
  shoppingHeadline: 'The shopping list',
  preparationHeadline: 'Preparation: the weeks before',
  preparationLead: 'Ten to sixteen weeks, of which the hall takes the longest. Sixteen look like this.',
  documentsHeadline: 'Three documents you would get',
  proofHeadline: 'References: ask those who were there',
  enquiryHeadline: 'Enquiry: hand the plan to us',
  enquiryLead:
    'The plan as it stands above goes with your message. You get a corrected one back within a week, and can still run it without us.',
  messageHint: 'Who should come, where, and what would make the weekend worth it for them?',
  nextStart: {
    day: '2027-01-04',
    text: '4 January 2027, for an event from the middle of March on',
  } satisfies NextStart,
} as const;

export const formatTexts: Readonly<Record<HackathonFormat, { label: string; inWords: string }>> = {
  overnight: { label: 'Through the night', inWords: 'through the night' },
  daytime: { label: 'By day', inWords: 'by day' },
  online: { label: 'Online', inWords: 'online' },
};

export const hallTexts: Readonly<Record<Hall, { label: string; inWords: string }>> = {
  own: { label: 'We have one', inWords: 'in your own hall' },
  rented: { label: 'To be rented', inWords: 'in a rented hall' },
};

export const scheduleKindTexts: Readonly<Record<ScheduleKind, string>> = {
  work: 'Building',
  meal: 'Meals',
  judging: 'Judging',
  talk: 'All together',
  rest: 'Quiet hours',
};

interface EntryText {
  title: string;
  note: string;
  /** Differs when everybody is at home. */
  online?: { title: string; note: string };
}

export const scheduleTexts: Readonly<Record<ScheduleEntryId, EntryText>> = {
  doors: {
    title: 'Doors',
    note: 'Badges by first name, shirts by size, a table for each team',
    online: { title: 'Log in', note: 'Everybody tries sound, screen and hand-in once' },
  },
  opening: { title: 'Opening', note: 'The question, the rubric, and where the exits are' },
  teams: { title: 'Teams', note: 'Those who came alone find three others' },
  work: { title: 'Building', note: 'Mentors walk, nobody talks into a microphone' },
  mentors: { title: 'Mentors’ round', note: 'Ten minutes for each team: what will you leave out?' },
  breakfast: { title: 'Breakfast', note: 'From eight, until the last one is up' },
  lunch: {
    title: 'Lunch',
    note: 'Four queues, so that the last waits ten minutes',
    online: { title: 'Lunch break', note: 'Cameras off' },
  },
  dinner: {
    title: 'Dinner',
    note: 'Vegetarian first, and enough of it',
    online: { title: 'Dinner break', note: 'Cameras off, until the results' },
  },
  snack: { title: 'Midnight snack', note: 'Something hot, and the last coffee' },
  quiet: { title: 'Quiet hours', note: 'Half of the lights off, two of us awake' },
  judging: { title: 'Judging at the tables', note: 'Hand-in has closed. Three judges see each project' },
  finals: { title: 'Finals', note: 'The first five on the stage, four minutes each' },
  results: { title: 'Results', note: 'With the marks that led to them, on every phone' },
};

export const budgetTexts: Readonly<Record<BudgetLineId, string>> = {
  fee: 'Our work, with HackMatrix',
  software: 'HackMatrix for more than 500 people',
  food: 'Meals',
  hall: 'Hall',
  beds: 'Bed rolls',
  prizes: 'Prizes',
  judges: 'Judges’ travel',
  network: 'A line of your own for the network',
  power: 'Power to the tables',
  'first-aid': 'First aid',
  shirts: 'Shirts and badges',
  stream: 'Video studio',
  parcels: 'Parcels to the participants',
  reserve: 'Reserve for what nobody thought of',
};

export const shoppingTexts: Readonly<Record<ShoppingId, { label: string; note: string }>> = {
  portions: { label: 'portions of food', note: 'for participants, mentors and us' },
  water: { label: 'cans of water', note: 'of 20 litres, three litres a head and day' },
  cups: { label: 'cups', note: 'steel, washed and used again, four a head and day' },
  shirts: { label: 'shirts', note: '' },
  badges: { label: 'badges', note: 'first name large, the rest small' },
  tables: { label: 'tables', note: 'one for each team of four' },
  chairs: { label: 'chairs', note: 'judges and mentors sit, too' },
  strips: { label: 'socket strips', note: 'of six; one and a half sockets a head' },
  'access-points': { label: 'access points', note: 'for 60 devices each; a head brings two and a half' },
  'bed-rolls': { label: 'bed rolls', note: 'rented; and a dark room for them' },
  'first-aid-kits': { label: 'first-aid kits', note: 'one for each hundred' },
  chargers: { label: 'spare chargers', note: 'lent against a badge' },
};

export interface PreparationStep {
  id: string;
  /** Weeks before the first day; after the last day when negative. */
  weeksBefore: number;
  title: string;
  text: string;
}

export const preparationSteps: readonly PreparationStep[] = [
  {
    id: 'hall',
    weeksBefore: 16,
    title: 'The hall',
    text: 'A visit with a tape measure and a plug tester. No hall, no date.',
  },
  {
    id: 'question',
    weeksBefore: 14,
    title: 'Question and rubric',
    text: 'Agreed in writing before anybody is invited.',
  },
  {
    id: 'call',
    weeksBefore: 12,
    title: 'The call goes out',
    text: 'With the rubric in it, so that teams know what counts.',
  },
  {
    id: 'people',
    weeksBefore: 8,
    title: 'Judges and mentors',
    text: 'Two more than needed: two will fall ill.',
  },
  {
    id: 'sign-up',
    weeksBefore: 3,
    title: 'Sign-up closes',
    text: 'Food and shirts are ordered by the list, plus five in a hundred.',
  },
  {
    id: 'rehearsal',
    weeksBefore: 1,
    title: 'Rehearsal',
    text: 'In the hall, with the real network and forty invented projects.',
  },
  {
    id: 'report',
    weeksBefore: -1,
    title: 'The report',
    text: 'Ten days after: what it cost, who came, what was built, what went wrong.',
  },
];

export const reportExcerpt = {
  title: 'The report of a weekend',
  subtitle: 'Catalogue weekend, Kaveri Library Trust, Mysuru: 44 hours, 96 people in 23 teams',
  lines: [
    '131 people signed up, 96 came, 89 stayed to the end.',
    '23 teams began, 21 handed in, each was seen by three judges.',
    'The network of the hall failed on Saturday from 15:10 to 16:40. Judging was put off by an hour, nobody lost work. Next time we bring our own line.',
    '14 % of the budget was left and went back to the Trust.',
  ],
} as const;

export const nightRoster = {
  title: 'The roster for the night',
  subtitle: 'Four of us on the floor. Who is awake when, and who is woken first.',
  lines: [
    '21:00 to 01:00: two producers on the floor, one engineer at the network.',
    '01:00 to 05:00: one producer and one engineer; the other two sleep in the building.',
    '05:00 to 09:00: the first two again, with the kitchen from six.',
    'At all hours: one phone number on every table, which one of us answers.',
  ],
} as const;

export const rubricText = {
  title: 'A judging rubric',
  subtitle: 'Monsoon Build 2026: five questions, weights that add up to 100',
} as const;
