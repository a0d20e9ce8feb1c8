import { site } from '~site';
import type { KeyFigure } from '../content-types';

export type OfficeCity = 'Bengaluru' | 'Pune' | 'Kochi' | 'Guwahati';

export interface Office {
  city: OfficeCity;
  state: string;
  since: number;
  role: string;
  address: readonly string[];
}

export const company = {
  foundedOn: '2017-06-12',
  foundedIn: 2017,
  headcount: 46,
  founderIds: ['revathi-subbaiah', 'anjan-phukan', 'farida-contractor'],
  grievanceOfficerId: 'jayanthi-srinivasan',
  /** What the company does, in one sentence. */
  promise:
    'We build web products for teams that have to ship, teach the people who will maintain them, and run the hackathons where the next ones start.',
  nameOrigin:
    'A tessera is one tile of a mosaic. On its own it is a chip of glass; set beside others it is part of a face.',
} as const;

export const headOffice: Office = {
  city: 'Bengaluru',
  state: 'Karnataka',
  since: 2017,
  role: 'Head office, studio, products and the shop floor',
  address: [...site.address.lines, `${site.address.city} ${site.address.postalCode}`],
};

export const offices: readonly Office[] = [
  headOffice,
  {
    city: 'Pune',
    state: 'Maharashtra',
    since: 2018,
    role: 'Hackathons and training',
    address: ['3rd floor, Canal View, 8 Prabhat Lane', 'Erandwane', 'Pune 411004'],
  },
  {
    city: 'Kochi',
    state: 'Kerala',
    since: 2019,
    role: 'Learning and Converge',
    address: ['Spice Godown No. 5, Bazaar Road', 'Mattancherry', 'Kochi 682002'],
  },
  {
    city: 'Guwahati',
    state: 'Assam',
    since: 2021,
    role: 'Learning research and events in the north-east',
    address: ['Upper floor, 22 Barowari Lane', 'Uzan Bazar', 'Guwahati 781001'],
  },
];

/** Median time to the first reply to a contact message, in working minutes. */
export const firstReplyMinutes = 190;

/** Counted on 31 October 2026 unless the source says otherwise. */
export const companyFigures: readonly KeyFigure[] = [
  {
    id: 'hackathons',
    value: '68',
    label: 'hackathons run, our own and for others',
    period: 'since 2018',
    source: 'Event register, 31 October 2026',
  },
  {
    id: 'participants',
    value: '31,400',
    label: 'people who took part in them and stayed to the end',
    period: 'since 2018',
    source: 'Check-out lists of those events, rounded to hundreds',
  },
  {
    id: 'web-projects',
    value: '118',
    label: 'web projects handed over',
    period: 'since 2017',
    source: 'Signed acceptance notes, 31 October 2026',
  },
  {
    id: 'still-in-use',
    value: '91 of 118',
    label: 'of those projects are still used every working day',
    period: 'in October 2026',
    source: 'Our yearly call to every client, October 2026',
  },
  {
    id: 'learners',
    value: '2,960',
    label: 'engineers and teachers trained in our workshops',
    period: 'since 2018',
    source: 'Attendance lists, 31 October 2026',
  },
  {
    id: 'pupils',
    value: '9,400',
    label: 'pupils who practise with our learning software each week',
    period: 'school year 2026–27',
    source: 'Weekly active pupils, mean of July to October 2026',
  },
  {
    id: 'first-reply',
    value: `${Math.floor(firstReplyMinutes / 60)} h ${firstReplyMinutes % 60} min`,
    label: 'until a person answers a message from the contact form, working hours, median',
    period: 'January to October 2026',
    source: 'Time stamps of 1,274 messages',
  },
];

/** Results of customer stories that the home page shows. */
export const homeResultIds = ['vetal-hill-judging-time', 'bhadra-bids', 'konkan-defects'] as const;

/** Twelve team members for the home page: every team and office, no two neighbours with the same background. */
export const homeTeamMemberIds = [
  'shalini-murthy',
  'mathew-kurien',
  'nusrat-jahan',
  'abdul-khatri',
  'devika-warrier',
  'manoj-basumatary',
  'nisha-tirkey',
  'harpreet-gill',
  'yamini-pillai',
  'karan-sethi',
  'tashi-bhutia',
  'keziah-lepcha',
] as const;
