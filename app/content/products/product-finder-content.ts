import type { ProductFinderAnswers } from '~/domain/products/product-finder';
import { paths } from '~/paths';
import type { ProductId } from './software-products';

type Doing = NonNullable<ProductFinderAnswers['doing']>;
type Side = NonNullable<ProductFinderAnswers['side']>;

interface Choice<Value> {
  value: Value;
  label: string;
}

/** The three questions of the product finder, in order. */
export const productFinderQuestions = {
  doing: {
    question: 'What is it about?',
    choices: [
      { value: 'event', label: 'An event with an end' },
      { value: 'community', label: 'People who meet again and again' },
      { value: 'hiring', label: 'Skills: finding or grading them' },
      { value: 'work', label: 'Our own week' },
    ],
  },
  side: {
    question: 'Which side are you on?',
    choices: [
      { value: 'run', label: 'I run it, or decide' },
      { value: 'part', label: 'I take part' },
    ],
  },
  when: {
    question: 'When do you need it?',
    choices: [
      { value: 'now', label: 'Within three months' },
      { value: 'later', label: 'It can wait' },
    ],
  },
} as const satisfies {
  [Name in keyof ProductFinderAnswers]-?: {
    question: string;
    choices: readonly Choice<NonNullable<ProductFinderAnswers[Name]>>[];
  };
};

interface Fit {
  first: ProductId;
  why: string;
  /** A companion product and its purpose. */
  also: { id: ProductId; why: string };
}

/** The recommended product for each pair of answers. No other module repeats this mapping. */
export const productRecommendations: Readonly<Record<Doing, Readonly<Record<Side, Fit>>>> = {
  event: {
    run: {
      first: 'hackmatrix',
      why: 'Registration, judging and certificates are one piece of work on one weekend. It was made for that.',
      also: { id: 'converge', why: 'for the months between two events, so that you do not begin at zero' },
    },
    part: {
      first: 'hackwise',
      why: 'It sits beside the team, not above it: the idea, the plan for the hours left, the pitch.',
      also: {
        id: 'bridge',
        why: 'when what you built deserves eight more weeks and a company that needs it',
      },
    },
  },
  community: {
    run: {
      first: 'converge',
      why: 'A calendar, sign-ups and talks that belong to the community, and to more than one organiser.',
      also: { id: 'hackmatrix', why: 'once a year, when the community builds something for a weekend' },
    },
    part: {
      first: 'converge',
      why: 'You see what is next and sign up in two taps. It costs members nothing.',
      also: { id: 'hackwise', why: 'if the next evening is a hackathon and your team has never been to one' },
    },
  },
  hiring: {
    run: {
      first: 'evaledge',
      why: 'Tasks close to the job, a rubric written first, and graders who agree before it matters.',
      also: { id: 'bridge', why: 'to see a team work for eight weeks before you speak of a job' },
    },
    part: {
      first: 'bridge',
      why: 'A real problem, a mentor and an end date say more about you than a test.',
      also: { id: 'evaledge', why: 'when the other side wants a mark, and you want its reasons' },
    },
  },
  work: {
    run: {
      first: 'taskflow',
      why: 'One board, one inbox, one week. It refuses to become more than your team can read at a glance.',
      also: { id: 'converge', why: 'as soon as people from outside should see what is planned' },
    },
    part: {
      first: 'taskflow',
      why: 'Your week fits on one screen, and nobody moves your cards behind your back.',
      also: { id: 'hackwise', why: 'for the two days in the year on which a plan has to hold by the hour' },
    },
  },
};

/** What to use while a product is being built. */
export const interimOptions: Readonly<Partial<Record<ProductId, { text: string; href: string }>>> = {
  bridge: { text: 'Until then we bring campuses and companies together by hand', href: '/partner-with-us' },
  evaledge: {
    text: 'Until then, calibrate two graders on five practice answers',
    href: paths.evalEdgePreview(),
  },
  hackwise: {
    text: 'Until then: how to find a team for a hackathon',
    href: paths.helpArticle('find-a-team'),
  },
  taskflow: { text: 'Until then, move the cards of a sample week', href: paths.taskFlowPreview() },
};

/** Where one product hands over to another: what is passed on, and from when. */
export const productHandovers: readonly { from: ProductId; to: ProductId; what: string }[] = [
  {
    from: 'converge',
    to: 'hackmatrix',
    what: 'Members sign up for a hackathon with the account they have. Nobody types a name twice.',
  },
  {
    from: 'hackmatrix',
    to: 'converge',
    what: 'After the prizes, teams that want to stay in touch become a group with a next date.',
  },
  {
    from: 'hackwise',
    to: 'hackmatrix',
    what: 'A rehearsed pitch is handed in as the submission, with the hour it was finished.',
  },
  {
    from: 'hackmatrix',
    to: 'bridge',
    what: 'A project that a company wants to see again becomes a challenge of eight weeks.',
  },
  {
    from: 'evaledge',
    to: 'hackmatrix',
    what: 'A rubric that graders have agreed on is the one the judges mark by.',
  },
  {
    from: 'taskflow',
    to: 'converge',
    what: 'What the organisers plan this week stands beside what the members are promised.',
  },
];
