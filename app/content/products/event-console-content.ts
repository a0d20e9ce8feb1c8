import type { DelayableEntry } from '~/features/hackmatrix/rules/schedule-delay';

/** Texts of the page about HackMatrix for organisers. The event is that of `sample-judging-round.ts`. */
export const organiserContent = {
  productId: 'hackmatrix',
  headline: 'Hackathon software, from the organiser’s seat',
  lead: 'The screen of Monsoon Build 2026 on its last day. Move the deadline, let a round run over, replay the ranking: it computes as the product does, and nothing is sent.',
  accessHeadline: 'Who sees what, and when',
  accessLead:
    'Five kinds of people look at one event. Rights come with the role, so that nobody has to be trusted with more than their work needs.',
  weekHeadline: 'Three numbers an organiser asks for',
  nextHeadline: 'Put your own dates into it',
} as const;

/** Steps of the clock of Sunday morning. */
export const boardTimes = ['07:00', '08:00', '08:30', '08:45', '09:00', '09:05'] as const;

/** Minutes by which the organiser may move the deadline in the demonstration. */
export const extensions = [0, 15] as const;

/** Minutes by which the first round may run over. */
export const overruns = [0, 15, 30, 60, 90] as const;

export const scheduleStart = '09:00';
export const longEntryId = 'first-round';

/** Sunday of Monsoon Build 2026. Times agree with the moments of `hackmatrix-content.ts`. */
export const sundaySchedule: readonly DelayableEntry[] = [
  { id: 'breakfast', name: 'Breakfast, tables cleared', place: 'Veranda', minutes: 75 },
  { id: 'briefing', name: 'Judges read the criteria', place: 'Library', minutes: 30 },
  { id: longEntryId, name: 'Judging, round 1', place: '71 tables', minutes: 105 },
  { id: 'lunch', name: 'Lunch', place: 'Veranda', minutes: 60, minMinutes: 40 },
  { id: 'finalists', name: 'Eight teams are named', place: 'Harbour Hall', minutes: 30, minMinutes: 15 },
  { id: 'second-round', name: 'Judging, round 2', place: 'Stage', minutes: 100 },
  { id: 'jury', name: 'Flagged marks are looked at', place: 'Library', minutes: 20, minMinutes: 10 },
  { id: 'results', name: 'Results and prizes', place: 'Harbour Hall', minutes: 45 },
];

/** The bus to the station does not wait. */
export const busTime = '17:15';

/** The order in which the eight teams pitch in the second round, by team id; a pitch every twelve minutes. */
export const pitchOrder: readonly string[] = [
  'night-bus',
  'rasoi-os',
  'team-lattice',
  'beej',
  'saaf-paani',
  'chaiwala-dev',
  'null-pointers',
  'kaveri-grid',
];
export const secondRoundStart = '14:00';
export const pitchMinutes = 12;

export interface AccessRow {
  id: string;
  subject: string;
  organiser: string;
  judge: string;
  mentor: string;
  team: string;
  hall: string;
}

export const accessColumns = [
  { id: 'organiser', name: 'Organiser' },
  { id: 'judge', name: 'Judge' },
  { id: 'mentor', name: 'Mentor' },
  { id: 'team', name: 'Team' },
  { id: 'hall', name: 'Screen in the hall' },
] as const;

export const accessRows: readonly AccessRow[] = [
  {
    id: 'registrations',
    subject: 'Registrations and consents',
    organiser: 'All',
    judge: 'None',
    mentor: 'None',
    team: 'Their own',
    hall: 'How many have arrived',
  },
  {
    id: 'projects',
    subject: 'Submitted projects',
    organiser: 'All, with the minute',
    judge: 'Those given to them',
    mentor: 'Of teams that asked',
    team: 'Their own',
    hall: 'How many are in',
  },
  {
    id: 'marks',
    subject: 'Marks of one judge',
    organiser: 'All, as they arrive',
    judge: 'Their own',
    mentor: 'None',
    team: 'After the event, without names',
    hall: 'None',
  },
  {
    id: 'standings',
    subject: 'Ranking before the results',
    organiser: 'Yes',
    judge: 'No',
    mentor: 'No',
    team: 'No',
    hall: 'No',
  },
  {
    id: 'help',
    subject: 'Requests for help',
    organiser: 'All, oldest first',
    judge: 'None',
    mentor: 'All that wait',
    team: 'Their own',
    hall: 'None',
  },
  {
    id: 'log',
    subject: 'Log of changes',
    organiser: 'Every line, for export',
    judge: 'Lines about their marks',
    mentor: 'None',
    team: 'A moved deadline',
    hall: 'A moved deadline',
  },
];
