import type { Glaze } from '~/domain/site/glazes';
import type { PictureName } from '../published-pictures';

export type ServiceId =
  | 'custom-web-development'
  | 'ai-powered-learning-solutions'
  | 'professional-training-workshops'
  | 'hackathon-organization';

export interface CompanyService {
  id: ServiceId;
  name: string;
  /** One sentence for tiles. */
  summary: string;
  /** A paragraph for the page of the service. */
  description: string;
  deliverables: readonly string[];
  forWhom: string;
  /** Smallest usual engagement: price in paise before GST, and what it includes. */
  startingPrice: { price: number; buys: string };
  typicalDuration: string;
  teamLeadId: string;
  /** Key of `site.emails`. */
  mailbox: 'projects' | 'training' | 'hackathons';
  glaze: Glaze;
  /** Drawn on a background of the service's glaze. */
  picture: PictureName;
  href: `/services/${ServiceId}`;
}

export const companyServices: readonly CompanyService[] = [
  {
    id: 'custom-web-development',
    name: 'Custom web development',
    summary:
      'Web software for a process that no bought product fits, built so that your own people can carry it on.',
    description:
      'We take on work where a standard product has already been tried and bent. Two to four of us work with one person on your side who may decide. You see a running version every Friday from the second week, on your own server, and you can stop after any of them and keep what is there.',
    deliverables: [
      'A running version every Friday, from week two',
      'The source code and its history, yours from the first day',
      'Automated tests that describe what the software has to do',
      'Written handover and four weeks of questions after it',
      'Speed and accessibility figures, measured and signed',
    ],
    forWhom:
      'Companies, co-operatives and public bodies with a process of their own and nobody to write it down as software.',
    startingPrice: { price: 85000000, buys: 'eight weeks with a team of two' },
    typicalDuration: '8 to 24 weeks',
    teamLeadId: 'prakash-nayak',
    mailbox: 'projects',
    glaze: 'vermilion',
    picture: 'service-web',
    href: '/services/custom-web-development',
  },
  {
    id: 'ai-powered-learning-solutions',
    name: 'AI-supported learning',
    summary:
      'Practice that adapts to each learner, in their language, with a teacher who can see and overrule every step.',
    description:
      'A model proposes the next exercise and the hint. A teacher sees why, and can change both. We begin with one class and one subject for a term, measure it against last year’s paper, and go on only when the difference is worth the effort.',
    deliverables: [
      'Exercises in English and one more Indian language, reviewed by teachers of that language',
      'A view for the teacher: who is stuck, on what, since when',
      'A pilot with a paper before and a paper after',
      'Pupils’ data on a server in India, deleted at the end of the school year on request',
    ],
    forWhom: 'Schools, colleges and training departments with 100 learners or more on the same syllabus.',
    startingPrice: { price: 42000000, buys: 'a pilot of one term with up to 200 learners' },
    typicalDuration: 'One term for a pilot',
    teamLeadId: 'mathew-kurien',
    mailbox: 'training',
    glaze: 'peacock',
    picture: 'service-learning',
    href: '/services/ai-powered-learning-solutions',
  },
  {
    id: 'professional-training-workshops',
    name: 'Training workshops',
    summary: 'One to three days on your own code, sixteen people at most, two trainers in the room.',
    description:
      'Our trainers build software for clients the rest of the month, which is why the examples are from last week. Everyone works on something they will use on Monday. Three weeks later the trainer comes back for two hours to see what stayed.',
    deliverables: [
      'A call with two of the participants before we write the day',
      'Sixteen seats, two trainers, exercises on your own code',
      'The follow-up after three weeks, two hours, included',
      'All material under a licence that lets you teach it on',
    ],
    forWhom:
      'Engineering teams that want to test, measure and ship with less fear, and the people who lead them.',
    startingPrice: { price: 9500000, buys: 'a one-day workshop at your office for up to sixteen people' },
    typicalDuration: '1 to 3 days and a follow-up',
    teamLeadId: 'sudha-raghavan',
    mailbox: 'training',
    glaze: 'marigold',
    picture: 'service-workshops',
    href: '/services/professional-training-workshops',
  },
  {
    id: 'hackathon-organization',
    name: 'Hackathon organisation',
    summary: 'We plan it, run it, and hand you the results with the marks that led to them.',
    description:
      'From the first sheet of paper to the certificates: theme, call, partners, food, power, judges, safety and the software. You choose how much of it is ours. On the weekend itself there are never fewer than four of us on the floor, one of them awake at all hours.',
    deliverables: [
      'A schedule and a budget within a week of the first call',
      'Registration, judging and certificates on HackMatrix',
      'Four or more of our people on site, day and night',
      'A judging rubric agreed with you before the call goes out',
      'A report within ten days: what it cost, who came, what was built, what went wrong',
    ],
    forWhom:
      'Colleges, companies and public bodies that want 30 to 800 people to build something in one weekend.',
    startingPrice: { price: 36000000, buys: 'a two-day event for up to 120 people, without food and venue' },
    typicalDuration: '10 to 16 weeks of preparation',
    teamLeadId: 'farida-contractor',
    mailbox: 'hackathons',
    glaze: 'jade',
    picture: 'service-hackathons',
    href: '/services/hackathon-organization',
  },
];

/** Alternative texts of the pictures of the services. */
export const servicePictureTexts: Readonly<Record<ServiceId, string>> = {
  'custom-web-development':
    'A mosaic in a wooden tray, half of its glazed tiles laid in combed mortar, a trowel beside them',
  'ai-powered-learning-solutions':
    'Flights of white steps that lead up to coloured tiles by several ways, a red ball resting on one of them',
  'professional-training-workshops':
    'A workbench with tools on a pegboard, a tray of coloured tiles and two mugs with pencils',
  'hackathon-organization':
    'A desk at night: a lamp, a laptop with a mosaic on its screen, two mugs, a keyboard and a badge on a lanyard',
};
