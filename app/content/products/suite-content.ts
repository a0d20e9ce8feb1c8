import { site } from '~site';
import { convergeDeskEvents } from './converge-page-content';
import { checkIn } from './event-screen-samples';
import { sampleJudgingRound } from './sample-judging-round';
import { sampleSubmissions } from './sample-submissions';
import type { ProductId } from './software-products';

/** Texts of the page about the suite. The pairs of products are those of `productHandovers`. */
export const suiteContent = {
  title: `The ${site.name} suite: how six products work together`,
  headline: 'Six products that hand work to each other',
  lead: `The ${site.name} suite is HackMatrix, Converge, Bridge, EvalEdge, HackWise and TaskFlow. Each works on its own. Six times in a year, work passes from one to the next: step through it and see what goes across, what stays behind, and who decides.`,
  tableHeadline: 'What works today, and what waits',
  sharedHeadline: 'What all six have in common',
  beginHeadline: 'Begin with one product',
} as const;

/** Where each product is drawn: a cross around HackMatrix. Rows and columns from 1 to 3. */
export const suitePositions: Readonly<Record<ProductId, readonly [row: number, column: number]>> = {
  taskflow: [1, 1],
  evaledge: [1, 2],
  converge: [2, 1],
  hackmatrix: [2, 2],
  bridge: [2, 3],
  hackwise: [3, 2],
};

export interface SuiteStep {
  from: ProductId;
  to: ProductId;
  title: string;
  text: string;
  /** What leaves the first product and what the second one makes of it, with data of Monsoon Build 2026. */
  record: { sent: string; received: string };
  goes: string;
  stays: string;
  decides: string;
  /** The way until both products are open. */
  untilThen?: string;
}

const guest = checkIn.guests.find(({ team }) => team === 'came alone');
const paani = sampleJudgingRound.teams.find(({ id }) => id === 'saaf-paani');
const grid = sampleJudgingRound.teams.find(({ id }) => id === 'kaveri-grid');
const submission = sampleSubmissions.find(({ team }) => team === paani?.name);
const sensorEvening = convergeDeskEvents.find(({ id }) => id === 'sensors');
const laterEvening = convergeDeskEvents.find(({ id }) => id === 'monsoon-after');

/** R-TOUR-3: in the order of a year. */
export const suiteSteps: readonly SuiteStep[] = [
  {
    from: 'taskflow',
    to: 'converge',
    title: 'The week of the hosts meets the calendar',
    text: 'A card on the board of the organisers belongs to an evening of the community. Whoever opens the evening sees whether the room is booked.',
    record: {
      sent: `Card: put out ${sensorEvening?.seats} chairs, ${sensorEvening?.room}`,
      received: `Evening: ${sensorEvening?.title}, ready`,
    },
    goes: 'The state of cards that carry the evening’s name',
    stays: 'Every other card, and who is behind with it',
    decides: 'The host, by naming the evening on the card',
    untilThen: 'Hosts write the state into the evening themselves',
  },
  {
    from: 'converge',
    to: 'hackmatrix',
    title: 'A member registers for the hackathon',
    text: 'The form of the event is filled in from the membership. At the door the name is on the list like every other.',
    record: {
      sent: `Member: ${guest?.name}`,
      received: `Participant: ${guest?.name}, ${guest?.team}, in at ${guest?.at}`,
    },
    goes: 'Name, email, city',
    stays: 'Which evenings she came to, and which she missed',
    decides: 'The member, on the form, before anything is sent',
  },
  {
    from: 'evaledge',
    to: 'hackmatrix',
    title: 'The rubric becomes the ballot',
    text: 'Graders agree on levels with five samples. The same levels stand on the judge’s phone, with the same weights.',
    record: {
      sent: `Rubric: ${sampleJudgingRound.criteria.length} criteria, calibrated`,
      received: sampleJudgingRound.criteria
        .map(({ name, weightPercent }) => `${name} ${weightPercent}`)
        .join(', '),
    },
    goes: 'Criteria, levels, weights',
    stays: 'How far a grader was from the others while practising',
    decides: 'The organiser, until the first mark of a round',
    untilThen: 'Criteria and weights are typed into the event once',
  },
  {
    from: 'hackwise',
    to: 'hackmatrix',
    title: 'A rehearsed pitch is handed in',
    text: 'The team has told its project to the coach until it fits four minutes. The last version becomes the submission.',
    record: {
      sent: `Pitch: ${paani?.project}`,
      received: `Submission: ${paani?.name}, table ${submission?.table}, ${submission?.at}`,
    },
    goes: 'The last version and the minute in which it was finished',
    stays: 'Earlier versions, and every question the coach asked',
    decides: 'The team, with one button',
    untilThen: 'The team uploads its video and its five answers',
  },
  {
    from: 'hackmatrix',
    to: 'converge',
    title: 'After the prizes there is a next date',
    text: 'Teams that want to go on become a group of the community, with an evening in its calendar on which they show what became of it.',
    record: {
      sent: `Teams: ${paani?.name}, ${grid?.name}`,
      received: `Evening: ${laterEvening?.title}, ${laterEvening?.seats} seats`,
    },
    goes: 'Names of those who said yes, the name of the project',
    stays: 'Marks, places and what judges wrote',
    decides: 'Each member of the team alone',
  },
  {
    from: 'hackmatrix',
    to: 'bridge',
    title: 'A project becomes a challenge',
    text: 'A company that saw the pitch offers eight weeks with a mentor. The team begins with what it has, not with a blank page.',
    record: {
      sent: `Project: ${grid?.name}, ${grid?.track}`,
      received: 'Challenge: eight weeks, one mentor, a demo every week',
    },
    goes: 'The repository, the video, the team as it was',
    stays: 'The addresses of the team until it accepts',
    decides: 'The team; the company asks and waits',
    untilThen: 'We introduce both sides by email',
  },
];

/** True for every product; said in the questions of HackMatrix and Converge too. */
export const sharedFacts = [
  {
    id: 'account',
    title: 'One sign-in',
    text: 'A person has one account. Organisations on a yearly plan bring their own identity provider.',
  },
  {
    id: 'place',
    title: 'One place',
    text: 'Data lies on servers in Mumbai. A product reads from another only what a step above names.',
  },
  {
    id: 'exit',
    title: 'One way out',
    text: 'Each product gives everything back as files, in every plan. Leaving one does not switch off another.',
  },
] as const;
