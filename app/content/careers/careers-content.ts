import { formatResponseTime } from '~/content/company/response-times';
import type { KeyFigure } from '../content-types';

export const careersContent = {
  headline: 'Careers, with the pay first.',
  lead: 'Every open role with its range on one ruler, the reason why it is open, and the people you would work with. Roles that are filled are not listed.',
  payAxisNote:
    'A full-time year before tax. Where in the range somebody lands depends on what they have done, and is said before the paid day, not after. What one earned elsewhere is never asked.',
  benefitsHeadline: 'Benefits: what it comes with',
  notOfferedHeadline: 'And what it does not',
  hiringHeadline: ['How we hire: 28 working days,', 'of which yours is one and a half.'],
  questionsHeadline: 'Ask before you apply.',
  questionsLead:
    'He reads every application himself and would rather answer a question first. On Tuesdays from 16:00 to 17:00 he keeps his telephone free for people who are not sure yet.',
  teamMemberId: 'clarence-dmello',
  /** Pay for the paid trial day, in paise. */
  paidDayPay: 800_000,
} as const;

/** Counts the team members who joined since 2022; all of them were hired by this process. */
export const hiringFigure: KeyFigure & { people: number; sinceYear: number } = {
  id: 'hiring-days',
  value: '27',
  label: 'working days from the application to the offer, median of 13 people',
  period: 'joined from 2022 to 2024',
  source: 'Hiring register',
  people: 13,
  sinceYear: 2022,
};

export interface HiringStep {
  id: string;
  title: string;
  /** First and last working day, counted from the application. */
  firstDay: number;
  lastDay: number;
  /** Time that the step takes the applicant. */
  applicantTime: string;
  text: string;
}

/** In order, without a gap between the days. */
export const hiringSteps: readonly HiringStep[] = [
  {
    id: 'apply',
    title: 'You write',
    firstDay: 1,
    lastDay: 1,
    applicantTime: 'About 25 minutes',
    text: 'Name, address, a CV as PDF, and one question that belongs to the role. No covering letter, no account. You get a private link to look at it and to take it back.',
  },
  {
    id: 'answer',
    title: 'Clarence answers',
    firstDay: 2,
    lastDay: 11,
    applicantTime: 'None',
    text: `Yes or no within ${formatResponseTime('applications')}, and the reason, also with a no. No machine sorts anything.`,
  },
  {
    id: 'talk',
    title: 'A conversation',
    firstDay: 12,
    lastDay: 16,
    applicantTime: '45 minutes',
    text: 'With the person who would lead you and one whom you would sit beside. You have our questions the day before, and half of the time is for yours.',
  },
  {
    id: 'paid-day',
    title: 'A paid day',
    firstDay: 17,
    lastDay: 23,
    applicantTime: 'One day',
    text: 'Real work of ours, with us, in the office or by video, on a day that suits you. It is paid with Rs. 8,000 whatever comes of it, and at lunch we are not in the room when you ask the others.',
  },
  {
    id: 'references',
    title: 'Two telephone calls',
    firstDay: 24,
    lastDay: 26,
    applicantTime: 'Two names',
    text: 'We ring two people whom you name. You hear what we asked, and what we would have asked next.',
  },
  {
    id: 'offer',
    title: 'The number, in writing',
    firstDay: 27,
    lastDay: 28,
    applicantTime: 'As long as you need',
    text: 'Pay first, then the rest. Jayanthi reads the contract aloud with you until it is short. A no comes on the same day, by telephone.',
  },
];

export interface Benefit {
  id: string;
  /** The number or word that is set large. */
  figure: string;
  title: string;
  text: string;
}

export const benefits: readonly Benefit[] = [
  {
    id: 'one-table',
    figure: '1 table',
    title: 'with everybody’s pay in it',
    text: 'Founders included. It lies where all of us can look, and is gone through aloud every April.',
  },
  {
    id: 'leave',
    figure: '24 + 12',
    title: 'days of leave, and festivals that you name',
    text: 'Twelve from any calendar you keep. What is left of the twenty-four goes over into the next year.',
  },
  {
    id: 'weekends',
    figure: '2 for 2',
    title: 'weekdays for a weekend',
    text: 'Whoever works at an event gets the Monday and the Tuesday, not a thank you. Being on call is paid on top.',
  },
  {
    id: 'parents',
    figure: '26 and 12',
    title: 'weeks for new parents, paid',
    text: 'Twenty-six for whoever gives birth, twelve for the other parent, twelve for whoever adopts.',
  },
  {
    id: 'health',
    figure: 'Rs. 8 lakh',
    title: 'of health cover a year, from the first day',
    text: 'For you, a partner, children, and two parents, whichever two they are. Teeth and conversations with a therapist are in it.',
  },
  {
    id: 'learning',
    figure: '10 days',
    title: 'and Rs. 60,000 a year to learn',
    text: 'Whatever makes you better at something we do, by your own judgement. Teaching others counts.',
  },
  {
    id: 'office',
    figure: '3 of 5',
    title: 'days in the office',
    text: 'Which three is agreed in the team. There are as many desks as people, and yours is yours.',
  },
  {
    id: 'moving',
    figure: '1 month',
    title: 'of rent when you move for us',
    text: 'And the lorry. Interns too.',
  },
];

export const notOfferedBenefits: readonly string[] = [
  'Shares. The company belongs to its three founders, and none of it is for sale.',
  'Work from another country. We looked at the tax, and took our hands off it.',
  'A ladder. With so few of us there are few titles to climb; the pay rises without them.',
  'Lunch. There is a kitchen, somebody always cooks too much, and Basavaraj makes coffee at eleven.',
];
