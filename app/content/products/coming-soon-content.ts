import { site } from '~site';
import { hackMatrixFacts } from './hackmatrix-facts';
import type { ProductId } from './software-products';

export interface ComingSoonContent {
  headline: string;
  lead: string;
  /** Features of the first release, in the order in which they are built. */
  parts: readonly { name: string; state: 'in use by us' | 'being built' | 'planned'; description: string }[];
  /** What subscribers of the waitlist receive. */
  waitlistPromise: string;
}

export type ComingSoonProductId = Exclude<ProductId, 'hackmatrix' | 'converge'>;

/** Name, promise, colour and expected month are in `software-products.ts`. */
export const comingSoonProducts: Readonly<Record<ComingSoonProductId, ComingSoonContent>> = {
  bridge: {
    headline: 'Campus teams, company problems, eight weeks.',
    lead: 'Students build things that nobody uses, and companies interview people they have never seen work. Bridge puts a challenge from a company in front of a campus team, with a mentor and an end date.',
    parts: [
      {
        name: 'Challenges',
        state: 'in use by us',
        description:
          'A company writes one page: the problem, the data it may show, the mentor’s two hours a week.',
      },
      {
        name: 'Weekly demos',
        state: 'being built',
        description: 'Ten minutes of what runs. Three missed in a row end the challenge without blame.',
      },
      {
        name: 'The record',
        state: 'being built',
        description: 'What each person did, agreed by team and mentor, to show to anyone.',
      },
      {
        name: 'Internships',
        state: 'planned',
        description: 'An offer that begins where the eight weeks ended.',
      },
    ],
    waitlistPromise:
      'Two emails: one when pilots begin in January 2027, one when it opens. Colleges on the list choose their challenges first.',
  },
  evaledge: {
    headline: 'Fair assessment: first the rubric, then the answers.',
    lead: 'Two graders, the same answer, seven marks apart: we measured that in a hiring round of our own in 2025. EvalEdge calibrates graders on shared samples before they see a candidate.',
    parts: [
      {
        name: 'Rubrics',
        state: 'in use by us',
        description:
          'Levels described in words, with an example for each. The same ones that HackMatrix uses.',
      },
      {
        name: 'Calibration',
        state: 'in use by us',
        description: 'Five samples, graded by everyone, differences talked through. Forty minutes.',
      },
      {
        name: 'Tasks that run',
        state: 'being built',
        description:
          'Small repositories in a closed box, in nine languages, with the tests a candidate may see.',
      },
      {
        name: 'Reasons to the candidate',
        state: 'planned',
        description: 'The rubric with their level marked, sent with the decision.',
      },
    ],
    waitlistPromise:
      'One email when it opens, and before that an invitation to a calibration session with your own team, free, for the first 20 on the list.',
  },
  hackwise: {
    headline: 'A coach for hackathon teams, awake at 3 a.m.',
    lead: 'First-time teams lose most of their hours before Saturday noon: an idea that exists already, a plan for a week, a pitch nobody rehearsed. HackWise sits beside them and asks.',
    parts: [
      {
        name: 'Idea check',
        state: 'in use by us',
        description: `What has been tried, by whom, and what they ran into, from ${hackMatrixFacts.submissions.toLocaleString(site.language)} public submissions.`,
      },
      {
        name: 'The plan that shrinks',
        state: 'being built',
        description: 'Hours left on one side, wishes on the other. It cuts until they match.',
      },
      {
        name: 'Pitch rehearsal',
        state: 'being built',
        description:
          'Four minutes to the phone, three questions back, in English, Hindi or Malayalam at first.',
      },
    ],
    waitlistPromise:
      'A place in the test at Winter Build, 11 to 13 December 2026, for the first 30 teams, and one email when it opens.',
  },
  taskflow: {
    headline: 'One task board. One inbox. One week.',
    lead: 'We tried eleven planning tools in nine years and used a wall with paper in between. TaskFlow is the wall: four columns, room for what fits a week, and a Friday on which it empties.',
    parts: [
      {
        name: 'The board',
        state: 'in use by us',
        description: 'Next, doing, waiting, done. No fifth column.',
      },
      {
        name: 'The inbox',
        state: 'in use by us',
        description: 'Everything that comes in waits there until Monday, unless it is urgent.',
      },
      {
        name: 'The week',
        state: 'being built',
        description: 'What is not done by Friday has to be chosen again. Most of it is not.',
      },
      {
        name: 'The phone',
        state: 'planned',
        description: 'To add and to tick off. For planning, sit down together.',
      },
    ],
    waitlistPromise: 'One email when it opens. Teams on the list pay nothing in the first year.',
  },
};

/** Texts of the page about all four products. */
export const comingSoonContent: ComingSoonContent = {
  headline: 'Coming soon: four products we are building.',
  lead: 'Bridge, EvalEdge, HackWise and TaskFlow come out one after the other in 2027. We open a thing when we have run our own work on it for three months, not before.',
  parts: [
    { name: 'Bridge', state: 'being built', description: 'Pilots with six colleges from January 2027.' },
    {
      name: 'EvalEdge',
      state: 'being built',
      description: 'We have used it for our own hiring since September 2026.',
    },
    {
      name: 'HackWise',
      state: 'being built',
      description: 'A test with 30 teams at Winter Build, December 2026.',
    },
    { name: 'TaskFlow', state: 'in use by us', description: 'On the wall of Tile House since April 2026.' },
  ],
  waitlistPromise: 'One email for each thing you tick, on the day it opens. No others.',
};
