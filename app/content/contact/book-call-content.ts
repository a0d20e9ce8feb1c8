import type { LeadTopic } from '~/domain/contact/lead-schemas';

export interface CallHost {
  /** Topic of the call. */
  topic: LeadTopic;
  label: string;
  teamMemberId: string;
  /** What the visitor has after the call. */
  outcome: string;
}

export const callHosts: readonly CallHost[] = [
  {
    topic: 'project',
    label: 'A project',
    teamMemberId: 'prakash-nayak',
    outcome:
      'Afterwards you know whether it is work for us, what the first two weeks would cost, and who would do them.',
  },
  {
    topic: 'products',
    label: 'HackMatrix or Converge',
    teamMemberId: 'rukmini-das',
    outcome:
      'You see your own event in the software, with your numbers, not ours. Bring last year’s spreadsheet.',
  },
  {
    topic: 'hackathon',
    label: 'A hackathon',
    teamMemberId: 'farida-contractor',
    outcome: 'Afterwards you know the month, the number of people and the three decisions that cannot wait.',
  },
  {
    topic: 'training',
    label: 'A workshop',
    teamMemberId: 'sudha-raghavan',
    outcome: 'Afterwards you have a subject, a level and two dates, or a book to read instead.',
  },
];

/** Offered time zones. The URL accepts any other. */
export const callTimeZones = [
  'Asia/Kolkata',
  'Asia/Dubai',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Nairobi',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
] as const;

export const bookCallContent = {
  lead: 'A call with one person, by telephone or on your screen. No slides and no second person who says nothing.',
} as const;
