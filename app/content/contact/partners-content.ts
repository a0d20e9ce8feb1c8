import { formatResponseTime } from '~/content/company/response-times';

export interface PartnerKind {
  id: 'campus' | 'sponsor' | 'teaching' | 'builder' | 'community';
  name: string;
  /** Audience, as part of a sentence. */
  audience: string;
  /** What the partner contributes. */
  gives: readonly string[];
  /** What the partner receives. */
  gets: readonly string[];
  /** The first step and the duration of the commitment. */
  term: string;
  teamMemberId: string;
}

export const partnerKinds: readonly PartnerKind[] = [
  {
    id: 'campus',
    name: 'Campus',
    audience: 'A college that hosts a hackathon of its own or one of ours',
    gives: [
      'A hall with power for every table, open all night',
      'One lecturer who may decide and answers the same day',
      'Notice to your students six weeks ahead',
    ],
    gets: [
      'HackMatrix without a fee for the event',
      'Two of our producers on site, from setting up to the last bus',
      'The report, with what every team built and the marks it got',
    ],
    term: 'One event. A second one only when both want it.',
    teamMemberId: 'sana-inamdar',
  },
  {
    id: 'sponsor',
    name: 'Sponsor',
    audience: 'A company that pays for a track, a meal or a night',
    gives: [
      'A problem you really have, with the data to work on it',
      'Two mentors who stay the weekend',
      'A contribution agreed in writing before the call goes out',
    ],
    gets: [
      'Every team that took your problem, with its code and its reasons',
      'A table between the teams, not a stage above them',
      'Introductions to the participants who ask for one',
    ],
    term: 'One weekend. You see the bill of what was bought with it.',
    teamMemberId: 'farida-contractor',
  },
  {
    id: 'teaching',
    name: 'School or trust',
    audience: 'A school, a board or a trust that tries learning software with us',
    gives: [
      'One class and one teacher for a term',
      'Last year’s paper, so that we can compare',
      'Consent of the parents, on forms we bring',
    ],
    gets: [
      'The software for that term at what it costs us to run',
      'A researcher in the classroom once a fortnight',
      'The result in figures, also when it is no better',
    ],
    term: 'One term, then a decision in writing.',
    teamMemberId: 'nusrat-jahan',
  },
  {
    id: 'builder',
    name: 'Studio or reseller',
    audience: 'A firm that builds on our products or brings them to its clients',
    gives: [
      'Two people who learn the product for three days',
      'First answers to your own clients',
      'A word when something breaks, before the client says it',
    ],
    gets: [
      'The three days with our trainers, and a line to the engineers',
      'Twenty per cent of the first year’s fee of every client you bring',
      'A test system of your own, reset whenever you like',
    ],
    term: 'A year, ended by either side with a month’s notice.',
    teamMemberId: 'gautam-shenoy',
  },
  {
    id: 'community',
    name: 'Community',
    audience: 'A meetup, an alumni group or a chapter that meets anyway',
    gives: [
      'Six evenings a year, announced in time',
      'A host who writes down what was asked',
      'What your members miss in Converge, said plainly',
    ],
    gets: [
      'Converge without a fee for up to 500 members',
      'A speaker from us twice a year, about what you choose',
      'Seats for ten of you at each of our open hackathons',
    ],
    term: 'Until you stop meeting.',
    teamMemberId: 'nikita-bhandarkar',
  },
];

export const partnersContent = {
  headline: 'Partner with us: both sides bring something.',
  lead: 'Five ways to work with us. For each: what you bring, what we bring, and how long it binds anybody.',
  formHeadline: 'Propose a partnership.',
  formLead: `Write what you have in mind. The person for the kind you choose answers within ${formatResponseTime('messages')}, with a question or with a date.`,
} as const;
