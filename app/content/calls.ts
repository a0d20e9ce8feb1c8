import type { CallHours } from '~/domain/call-slots';
import type { LeadTopic } from '~/domain/lead';
import { openingHours } from './opening-hours';

export interface CallHost {
  /** What the call is about. */
  topic: LeadTopic;
  label: string;
  personId: string;
  /** What one has after the half hour. */
  after: string;
}

export const callHosts: readonly CallHost[] = [
  {
    topic: 'project',
    label: 'A project',
    personId: 'prakash-nayak',
    after:
      'Afterwards you know whether it is work for us, what the first two weeks would cost, and who would do them.',
  },
  {
    topic: 'products',
    label: 'HackMatrix or Converge',
    personId: 'rukmini-das',
    after:
      'You see your own event in the software, with your numbers, not ours. Bring last year’s spreadsheet.',
  },
  {
    topic: 'hackathon',
    label: 'A hackathon',
    personId: 'farida-contractor',
    after: 'Afterwards you know the month, the number of people and the three decisions that cannot wait.',
  },
  {
    topic: 'training',
    label: 'A workshop',
    personId: 'sudha-raghavan',
    after: 'Afterwards you have a subject, a level and two dates, or a book to read instead.',
  },
];

/** When they take calls, by the clock in India. */
export const callHours: CallHours = {
  opening: openingHours,
  days: [1, 2, 3, 4, 5],
  from: '10:00',
  until: '18:00',
  lunch: { from: '13:00', until: '14:00' },
};

/** Zones to choose from; any other can be asked for in the address. */
export const callZones = [
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

export const callPage = {
  lead: 'A call with one person, by telephone or on your screen. No slides and no second person who says nothing.',
} as const;
