import type { ApplicationStage } from '~/domain/careers/application-stage';

/** The content of a CV. */
export interface CurriculumVitae {
  name: string;
  email: string;
  headline: string;
  sections: readonly { title: string; entries: readonly { title: string; detail: string }[] }[];
}

/** What the owner did with an application, in hours after it arrived. */
export type SampleApplicationStep = { afterHours: number } & (
  | { kind: 'move'; stage: ApplicationStage }
  | { kind: 'note' | 'email'; text: string }
  | { kind: 'rate'; rating: number }
);

export interface SampleApplication {
  daysAgo: number;
  roleId: string;
  phone: string;
  answer: string;
  cv: CurriculumVitae;
  steps: readonly SampleApplicationStep[];
}

const cv = (
  [name, email, headline]: [name: string, email: string, headline: string],
  work: readonly [title: string, detail: string][],
  education: [title: string, detail: string],
): CurriculumVitae => ({
  name,
  email,
  headline,
  sections: [
    { title: 'Work', entries: work.map(([title, detail]) => ({ title, detail })) },
    { title: 'Education', entries: [{ title: education[0], detail: education[1] }] },
  ],
});

/** Applications on several stages of the board. The oldest first. */
export const sampleApplications: readonly SampleApplication[] = [
  {
    daysAgo: 28,
    roleId: 'full-stack-engineer-kochi',
    phone: '+919847022301',
    answer:
      'I rewrote the booking of a ferry company so that it works on the phone of the ticket seller when the network is gone. I removed more than I wrote.',
    cv: cv(
      ['Aswathy Pillai', 'aswathy.pillai@example.com', 'Web engineer, Kochi'],
      [
        ['Engineer, Backwater Ferries', '2022 to today. Booking and timetable, TypeScript and PostgreSQL.'],
        ['Engineer, Spice Board project', '2019 to 2022. Auction pages for 4,000 growers.'],
      ],
      ['B.Tech. Computer Science, Cochin University', '2019'],
    ),
    steps: [
      { kind: 'move', afterHours: 20, stage: 'screening' },
      { kind: 'rate', afterHours: 21, rating: 5 },
      { kind: 'move', afterHours: 90, stage: 'interview' },
      { kind: 'note', afterHours: 240, text: 'Explained the locks of her booking without a slide.' },
      { kind: 'move', afterHours: 300, stage: 'offer' },
    ],
  },
  {
    daysAgo: 25,
    roleId: 'curriculum-author-malayalam',
    phone: '+919847022302',
    answer: 'I have taught mathematics in Malayalam for nine years and wrote the exercises myself.',
    cv: cv(
      ['Biju Varghese', 'biju.varghese@example.com', 'Teacher of mathematics, Thrissur'],
      [['Teacher, Government Higher Secondary School', '2016 to today. Classes 8 to 12.']],
      ['M.Sc. Mathematics, Calicut University', '2015'],
    ),
    steps: [
      { kind: 'move', afterHours: 30, stage: 'screening' },
      { kind: 'rate', afterHours: 31, rating: 4 },
      { kind: 'move', afterHours: 120, stage: 'interview' },
      {
        kind: 'email',
        afterHours: 121,
        text: 'Thank you for your exercises. We would like to talk about the ones on fractions. Is Friday possible for you?',
      },
    ],
  },
  {
    daysAgo: 16,
    roleId: 'full-stack-engineer-kochi',
    phone: '+919847022303',
    answer: 'I like large numbers and dashboards.',
    cv: cv(
      ['Nikhil Raj', 'nikhil.raj@example.com', 'Data analyst, Thiruvananthapuram'],
      [['Analyst, Retail Insights', '2023 to today. Reports for 40 shops.']],
      ['B.Com., Kerala University', '2022'],
    ),
    steps: [
      { kind: 'rate', afterHours: 50, rating: 2 },
      { kind: 'move', afterHours: 52, stage: 'declined' },
    ],
  },
  {
    daysAgo: 6,
    roleId: 'product-designer-converge',
    phone: '+919820022304',
    answer:
      'My drawings for a library of 20 branches, and what readers did with the first one, are in the link.',
    cv: cv(
      ['Ruhi Kapadia', 'ruhi.kapadia@example.com', 'Product designer, Mumbai'],
      [
        ['Designer, Public Libraries of Mumbai', '2021 to today. Catalogue, signs and forms.'],
        ['Designer, Tardeo Type', '2018 to 2021. Typefaces for Gujarati.'],
      ],
      ['B.Des., National Institute of Design', '2018'],
    ),
    steps: [
      { kind: 'move', afterHours: 40, stage: 'screening' },
      { kind: 'note', afterHours: 41, text: 'Shalini knows the catalogue and uses it.' },
    ],
  },
  {
    daysAgo: 1,
    roleId: 'curriculum-author-malayalam',
    phone: '+919847022305',
    answer: 'I translate science for children and would like to write it from the beginning for once.',
    cv: cv(
      ['Saritha Kurup', 'saritha.kurup@example.com', 'Translator, Kottayam'],
      [['Translator, State Institute of Languages', '2017 to today. 31 books for children.']],
      ['M.A. Malayalam, Mahatma Gandhi University', '2016'],
    ),
    steps: [],
  },
];
