/** The post-mortem of the lost reservations at Zoram Public Library. Client, loans and setback come from the customer story. */

export const engineeringCaseContent = {
  projectId: 'library-lending',
  storyId: 'zoram-public-library',
  headline: 'Post-mortem: nine reservations lost between two offline branches',
  lead: 'Two lending desks that work without a network, one rule for two truths, and eleven days in which it was the wrong rule. What we decided, what we measured, and what we changed.',
} as const;

/** The incident in short. */
export const incidentFacts = [
  { term: 'What users saw', description: 'A reservation made offline was gone when the line returned' },
  { term: 'Extent', description: 'Nine reservations; four readers noticed' },
  { term: 'When', description: '1 to 11 July 2026, in the first eleven days of the new desks' },
  { term: 'Noticed by', description: 'A reader, at the desk, on 11 July at 10:20. By no alarm of ours' },
  {
    term: 'Cause',
    description: 'Last write wins: of two wishes for one copy, the later one replaced the earlier one',
  },
  { term: 'Repaired', description: 'The same day at 17:45, after the branches had closed' },
] as const;

export const incidentTimeline = [
  {
    time: '7 July, 10:04',
    text: 'A pupil reserves the last copy at the upper branch. The line is down; the desk writes it into its log.',
  },
  {
    time: '7 July, 11:12',
    text: 'A man reserves the same copy at the lower branch, online. The server stores it.',
  },
  {
    time: '7 July, 15:31',
    text: 'The line returns and the desk sends its log: 41 loans, 6 returns and one wish, each with its time.',
  },
  {
    time: '7 July, 15:31',
    text: 'Two wishes, one copy. By the times of the desks 11:12 is later than 10:04, and the later entry wins. The pupil’s wish is replaced, and nobody is informed.',
  },
  {
    time: '11 July, 10:20',
    text: 'The pupil comes for her book. Esther Lalthan gives her own copy away and rings Manoj.',
  },
  {
    time: '11 July, 17:45',
    text: 'Reservations are ordered by the time of the wish. A script repeats all 62 reservations since 1 July; nine have a new holder and are rung up.',
  },
] as const;

/** Parts of the system, as the drawing shows them. */
export const architectureParts = [
  {
    id: 'desk',
    name: 'Desk',
    text: 'A tablet in each branch with the whole catalogue: 61,000 titles in 9 MB. Page and data come from a service worker and IndexedDB.',
  },
  {
    id: 'log',
    name: 'Log',
    text: 'A loan, a return or a wish is one entry that is only ever added: what, which copy, which card, at what time, at which desk. Two desks never write the same number.',
  },
  {
    id: 'line',
    name: 'Line',
    text: 'There on most days. The desk sends what the server has not confirmed, and asks for what it has not seen. A repeated entry is recognised by its number.',
  },
  {
    id: 'server',
    name: 'Server',
    text: 'Adds entries in one transaction and derives holder and queue of each copy from them. It stores no state that could not be computed again.',
  },
] as const;

export const engineeringDecisions = [
  {
    id: 'truth',
    question: 'Who is right when both desks were offline?',
    chosen: 'The earlier wish, whenever it arrives',
    rejected: 'Last write wins: every textbook has it, and it takes a book from the person who was first.',
    cost: 'A confirmed reservation can move. The desk says whom to ring up.',
  },
  {
    id: 'storage',
    question: 'State or log?',
    chosen: 'A log that is only added to',
    rejected: 'One row for each copy, overwritten: the nine reservations could not have been found again.',
    cost: 'The log grows by 4 MB a year. A desk starts from a snapshot of the last night.',
  },
  {
    id: 'time',
    question: 'Whose clock?',
    chosen: 'The desk’s, corrected by the server at each contact',
    rejected:
      'The server’s time of arrival: with a line that is down for hours it says nothing about who was first.',
    cost: 'A desk whose clock is more than two minutes off lends, but does not reserve.',
  },
  {
    id: 'merge',
    question: 'May the software decide alone?',
    chosen: 'Only the eight cases that the reading room agreed on',
    rejected:
      'A general merge algorithm. It would have been shorter, and nobody at the desk could have explained it.',
    cost: 'A ninth case stops at the desk and asks a librarian. It has happened twice.',
  },
] as const;

/** July to September 2026: 92 days, 14,320 loans. */
export const measuredMonths = [
  { month: 'July', days: 31, offlineDays: 14, loans: 4800 },
  { month: 'August', days: 31, offlineDays: 11, loans: 4821 },
  { month: 'September', days: 30, offlineDays: 6, loans: 4699 },
] as const;

/** Hours from an entry at one desk to its arrival at the other. Shares of 14,320 loans, in percent. */
export const syncDelays = [
  { label: 'Under a minute', value: 71 },
  { label: 'Up to an hour', value: 9 },
  { label: 'Up to six hours', value: 14 },
  { label: 'Up to a day', value: 5 },
  { label: 'Longer', value: 1 },
] as const;

/** Wishes for the same last copy from two desks, by period. */
export const conflictCounts = [
  { label: '1–11 July', value: 9, lost: 9 },
  { label: '12–31 July', value: 11, lost: 0 },
  { label: 'Aug', value: 17, lost: 0 },
  { label: 'Sept', value: 13, lost: 0 },
] as const;

export const preventionSteps: readonly string[] = [
  'The eighth card: “both were offline, one came back first”. It stands in the rules, and two tests carry its number.',
  'A test plays every order in which the entries of two desks can arrive, 5,040 for seven entries, and expects one result.',
  'When a reservation changes its holder, the desk shows a telephone number and does not go on until somebody has pressed “rung up”.',
  'An alarm of our own: if a confirmed reservation disappears without a new holder, Manoj’s telephone rings. It has not.',
];
