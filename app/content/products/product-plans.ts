import type { Paise } from '~/domain/money/money';
import type { EventPlan, MemberPlan } from '~/domain/products/plan-choice';

/** Prices of HackMatrix and Converge. No other module repeats them. All amounts are paise before GST. */

export interface HackMatrixPlan extends EventPlan {
  id: 'community' | 'event' | 'organisation';
  name: string;
  participantsText: string;
  forWhom: string;
  includes: readonly string[];
}

/** HackMatrix. */
export const hackMatrixPlans: readonly HackMatrixPlan[] = [
  {
    id: 'community',
    name: 'Community',
    price: 0,
    per: 'forever',
    maxParticipants: 60,
    participantsText: 'Up to 60 people, one event at a time',
    forWhom: 'Student clubs and meetups',
    includes: [
      'Registration, teams, submissions and judging',
      'Leaderboard and certificates',
      'Help by email within two working days',
    ],
  },
  {
    id: 'event',
    name: 'Event',
    price: 2400000,
    per: 'event',
    maxParticipants: 500,
    participantsText: 'Up to 500 people, three rounds, any number of tracks',
    forWhom: 'Colleges and companies with one event to get right',
    includes: [
      'Everything in Community',
      'Outlier flags, conflict of interest rules and the audit log',
      'Your colours, your domain, your certificate',
      'A person on call for the whole weekend',
    ],
  },
  {
    id: 'organisation',
    name: 'Organisation',
    price: 18000000,
    per: 'year',
    maxParticipants: 3000,
    participantsText: 'Up to 3,000 people an event, any number of events',
    forWhom: 'Universities, groups and programmes that run several',
    includes: [
      'Everything in Event',
      'Sign-in with your own identity provider',
      'All results across years, for export and by API',
      'Training for your team, one day, at your place',
    ],
  },
];

export interface ConvergePlan extends MemberPlan {
  id: 'circle' | 'guild' | 'federation';
  name: string;
  forWhom: string;
}

const rupees = (amount: number): Paise => amount * 100;
/** A year costs ten monthly prices. */
const toYearlyPrice = (month: Paise): Paise => month * 10;

/** Converge: priced by member, administrators included. */
export const convergePlans: readonly ConvergePlan[] = [
  {
    id: 'circle',
    name: 'Circle',
    forWhom: 'A reading group, a band, a beginning',
    monthly: 0,
    yearly: 0,
    maxMembers: 60,
    hasChapters: false,
  },
  {
    id: 'guild',
    name: 'Guild',
    forWhom: 'One community in one city',
    monthly: rupees(6),
    yearly: toYearlyPrice(rupees(6)),
    maxMembers: 2000,
    hasChapters: false,
  },
  {
    id: 'federation',
    name: 'Federation',
    forWhom: 'Several chapters under one roof',
    monthly: rupees(9),
    yearly: toYearlyPrice(rupees(9)),
    maxMembers: 10_000,
    hasChapters: true,
  },
];
