import type { ProductId } from './products';
import type { ServiceId } from './services';
import type { Figure } from './types';

export interface CustomerStory {
  id: string;
  customer: string;
  place: string;
  sector: 'Education' | 'Agriculture' | 'Schools' | 'Insurance' | 'Community';
  serviceId?: ServiceId;
  productId?: ProductId;
  year: number;
  headline: string;
  summary: string;
  quote: string;
  person: { name: string; role: string };
  results: readonly [Figure, Figure, Figure];
  /** Whom of ours to ask about it. */
  leadId: string;
}

export const customerStories: readonly CustomerStory[] = [
  {
    id: 'vetal-hill-college',
    customer: 'Vetal Hill College of Engineering',
    place: 'Pune',
    sector: 'Education',
    serviceId: 'hackathon-organization',
    productId: 'hackmatrix',
    year: 2026,
    headline: '412 projects, judged before dinner',
    summary:
      'The college’s spring hackathon had grown from 40 teams to 412. Marks were collected on paper and typed into a spreadsheet at night. In 2026 it ran on HackMatrix, with 38 judges who scored on their own phones.',
    quote:
      'At nine in the evening I went home. In other years I was still typing marks into a spreadsheet at one in the morning.',
    person: { name: 'Dr. Madhura Gokhale', role: 'Dean of student projects' },
    results: [
      {
        id: 'vetal-hill-judging-time',
        value: '3 h 40 min',
        label: 'from the first score to the published result, 11 hours the year before',
        period: '28 February 2026',
        source: 'HackMatrix audit log; timetable of 2025',
      },
      {
        id: 'vetal-hill-three-judges',
        value: '412 of 412',
        label: 'projects seen by three judges, 137 of 388 the year before',
        period: '28 February 2026',
        source: 'HackMatrix audit log; paper forms of 2025',
      },
      {
        id: 'vetal-hill-complaints',
        value: '2',
        label: 'written complaints about the result, 31 the year before',
        period: 'in the 14 days after the event',
        source: 'Mailbox of the dean’s office',
      },
    ],
    leadId: 'hrishikesh-apte',
  },
  {
    id: 'bhadra-growers',
    customer: 'Bhadra Coffee Growers’ Co-operative',
    place: 'Chikkamagaluru',
    sector: 'Agriculture',
    serviceId: 'custom-web-development',
    year: 2026,
    headline: 'An auction that a grower can follow from the drying yard',
    summary:
      '640 growers sold their lots through three telephone auctions a week. We built an auction that opens on a cheap phone with one bar of signal, reads out bids in Kannada, and pays out by the cup score.',
    quote: 'A grower sees the last bid on her own phone. Nobody has to take my word for it any more.',
    person: { name: 'K. P. Thimmaiah', role: 'Secretary of the co-operative' },
    results: [
      {
        id: 'bhadra-bids',
        value: '4.6',
        label: 'bids for each lot on average, 2.1 by telephone',
        period: 'harvest 2025–26 against 2024–25',
        source: 'Auction records, 2,318 lots',
      },
      {
        id: 'bhadra-payment',
        value: '3 days',
        label: 'from the hammer to the grower’s bank account, 19 before',
        period: 'harvest 2025–26, median',
        source: 'Bank statements of the co-operative',
      },
      {
        id: 'bhadra-speed',
        value: '1.4 s',
        label: 'until the page of a lot can be read, three of four visits on 3G or better',
        period: 'January to March 2026',
        source: 'Measured in growers’ own browsers, 41,200 visits',
      },
    ],
    leadId: 'shalini-murthy',
  },
  {
    id: 'manas-open-school',
    customer: 'Manas Open School',
    place: 'Guwahati',
    sector: 'Schools',
    serviceId: 'ai-powered-learning-solutions',
    year: 2026,
    headline: 'Fractions in Assamese, at each child’s own pace',
    summary:
      '1,860 pupils of class 8 practise mathematics for twenty minutes, four times a week, in Assamese or English. Teachers see who is stuck and on which step, and can overrule any exercise the model proposes.',
    quote:
      'It found out in a week what takes me a term: who cannot do fractions and has been hiding it since class 5.',
    person: { name: 'Rumi Hazarika', role: 'Head of mathematics' },
    results: [
      {
        id: 'manas-scores',
        value: '41 to 53',
        label: 'marks of 100 on average, the same paper sat twice',
        period: 'June 2025 and March 2026',
        source: 'School examination office, 1,212 pupils who sat both',
      },
      {
        id: 'manas-practice',
        value: '78 %',
        label: 'of pupils finished four of five weekly exercise sets',
        period: 'July 2025 to February 2026',
        source: 'Practice log',
      },
      {
        id: 'manas-correcting',
        value: '2 h',
        label: 'a week for correcting homework, 6 hours before',
        period: 'November 2025',
        source: 'Diaries of 24 teachers',
      },
    ],
    leadId: 'nusrat-jahan',
  },
  {
    id: 'konkan-mutual',
    customer: 'Konkan Mutual Insurance',
    place: 'Ratnagiri and Mumbai',
    sector: 'Insurance',
    serviceId: 'professional-training-workshops',
    year: 2025,
    headline: 'Eighty-four engineers who stopped dreading Thursdays',
    summary:
      'Releases went out on Thursday nights with everyone in the office. Six two-day workshops on their own claims software, then a follow-up every third week for half a year, run more and more by their own people.',
    quote:
      'We did not buy tests. We bought the habit, and in the last three sessions our own people did the teaching.',
    person: { name: 'Sanjay Prabhudesai', role: 'Head of engineering' },
    results: [
      {
        id: 'konkan-defects',
        value: '14 to 5',
        label: 'faults found by customers after a release, average',
        period: 'eight releases before, eight after, 2024 to 2025',
        source: 'Konkan Mutual’s service desk',
      },
      {
        id: 'konkan-tests',
        value: '9 min',
        label: 'for the full test run, 47 minutes before',
        period: 'October 2025',
        source: 'Build server',
      },
      {
        id: 'konkan-teachers',
        value: '11 of 84',
        label: 'participants now teach the workshop to new colleagues',
        period: 'since August 2025',
        source: 'Konkan Mutual’s training plan',
      },
    ],
    leadId: 'sudha-raghavan',
  },
  {
    id: 'kochi-makers-guild',
    customer: 'Kochi Makers’ Guild',
    place: 'Kochi',
    sector: 'Community',
    productId: 'converge',
    year: 2026,
    headline: 'Half the no-shows, a third of the messages',
    summary:
      'A guild of woodworkers, welders and programmers that met twice a month and planned in eleven chat groups. Its calendar, sign-ups and tool bookings moved to Converge in January 2025.',
    quote: 'I used to be the calendar. Now I am a member again, and I finally finished my boat.',
    person: { name: 'Annie Chacko', role: 'Convenor' },
    results: [
      {
        id: 'makers-no-shows',
        value: '19 %',
        label: 'of people who signed up did not come, 46 % before',
        period: 'January to June 2026 against the same months of 2024',
        source: 'Door lists of 96 evenings',
      },
      {
        id: 'makers-members',
        value: '1,240',
        label: 'members, 310 before',
        period: '30 June 2026 against December 2024',
        source: 'Membership register',
      },
      {
        id: 'makers-hours',
        value: '5 h',
        label: 'of organising a week for all volunteers together, 16 before',
        period: 'May 2026',
        source: 'Diaries of seven volunteers',
      },
    ],
    leadId: 'thara-balan',
  },
];
