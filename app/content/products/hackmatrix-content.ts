import { site } from '~site';
import type { KeyFigure, QuestionAndAnswer } from '../content-types';
import { hackMatrixFacts as facts } from './hackmatrix-facts';

export interface HackMatrixFeature {
  id: 'registration' | 'teams' | 'submissions' | 'judging' | 'leaderboard' | 'certificates';
  name: string;
  promise: string;
  detail: string;
}

export interface EventMoment {
  id: EventMomentId;
  /** Wall-clock time of the event, 24 hours. */
  time: string;
  day: 'Friday' | 'Saturday' | 'Sunday';
  description: string;
  /** Action of the software at that moment. */
  softwareAction: string;
  /** Features that act at that moment. */
  featureIds: readonly HackMatrixFeature['id'][];
}

export type EventMomentId =
  | 'doors'
  | 'alone'
  | 'fixed'
  | 'mentors'
  | 'halfway'
  | 'hands-off'
  | 'first-round'
  | 'second-round'
  | 'results';

export const hackMatrixContent = {
  productId: 'hackmatrix',
  storyId: 'vetal-hill-college',
  headline: 'Hackathon software: every judge, every team, one matrix.',
  lead: 'Scores land as they are given, outliers are flagged for a second look, and nobody waits for a spreadsheet at one in the morning.',
  outlierHeadline: 'Outlier marks: one moved a team from second place to third.',
  momentsHeadline: 'A hackathon in nine moments.',
  momentsLead:
    'A weekend of 48 hours, as we run it. At nine of them the software has something to do; in between it stays out of the way.',
  plansHeadline: 'Prices: pay for the event, not for the seat.',
  plansLead:
    'No plan has a fee for judges, mentors or volunteers. One tile is ten people; prices stand before and after GST.',
  questionsHeadline: 'Questions from organisers, before they trust it',
  demoHeadline: 'Request a demo: see it with your own event in it.',
  demoLead:
    'Thirty minutes by video, no slides. We put your dates, your criteria and ten invented teams into a matrix beforehand; it is yours afterwards, whether you stay or not.',
  judgingRule:
    'HackMatrix never changes a mark. It shows where one judge differs from the others, asks for a second look, and writes down what was decided and by whom.',
} as const;

/** In the order in which an event needs them. */
export const hackMatrixFeatures: readonly HackMatrixFeature[] = [
  {
    id: 'registration',
    name: 'Registration',
    promise: 'A form that a student fills in on the bus.',
    detail:
      'Six fields, a seat at once or a place on the waiting list, consent of a guardian where it is needed. The list at the door is the list in the form.',
  },
  {
    id: 'teams',
    name: 'Teams',
    promise: 'People who came alone leave as three.',
    detail:
      'Skills and wishes are cards on a wall. Teams can ask, people can say no without a word, and nobody is left over on Friday night without an organiser seeing it.',
  },
  {
    id: 'submissions',
    name: 'Submissions',
    promise: 'A deadline that is the same for all.',
    detail:
      'A repository, two minutes of video, five questions. Late by a minute is late, and late because the network was down is an extension for everybody, with one button.',
  },
  {
    id: 'judging',
    name: 'Judging',
    promise: 'Three judges a project, five questions, one phone each.',
    detail:
      'Projects are shared out so that no judge sees their own college. The matrix fills as marks arrive; a mark that stands far from the others is flagged before it counts.',
  },
  {
    id: 'leaderboard',
    name: 'Leaderboard',
    promise: 'Public when you say so, and not a second before.',
    detail:
      'Rounds, tracks and ties are settled in a preview that only you see. Then one switch, and every phone in the hall shows the same list.',
  },
  {
    id: 'certificates',
    name: 'Certificates',
    promise: 'In the inbox before the bus leaves.',
    detail:
      'A page for each person with a number that an employer can check, and feedback from the judges with names removed. Printing is up to them.',
  },
];

/** The moments of a 48-hour hackathon. */
export const eventMoments: readonly EventMoment[] = [
  {
    id: 'doors',
    day: 'Friday',
    time: '17:00',
    description: 'Doors open',
    softwareAction: 'Check-in by name or code, badge printed in eight seconds',
    featureIds: ['registration'],
  },
  {
    id: 'alone',
    day: 'Friday',
    time: '19:30',
    description: 'Those without a team meet',
    softwareAction: 'Skill cards on the screen, open places counted down',
    featureIds: ['teams'],
  },
  {
    id: 'fixed',
    day: 'Friday',
    time: '21:00',
    description: 'Work begins',
    softwareAction: 'Teams are fixed; changes from here need an organiser',
    featureIds: [],
  },
  {
    id: 'mentors',
    day: 'Saturday',
    time: '10:00',
    description: 'Mentors walk round',
    softwareAction: 'Requests for help in a queue, oldest first',
    featureIds: [],
  },
  {
    id: 'halfway',
    day: 'Saturday',
    time: '22:00',
    description: 'Halfway check',
    softwareAction: 'One line per team: on track, stuck, or changed our mind',
    featureIds: [],
  },
  {
    id: 'hands-off',
    day: 'Sunday',
    time: '09:00',
    description: 'Hands off',
    softwareAction: 'Submissions close for all at once; what is late is marked late',
    featureIds: ['submissions'],
  },
  {
    id: 'first-round',
    day: 'Sunday',
    time: '10:45',
    description: 'Judging, round 1',
    softwareAction: 'Three judges to each project; the matrix fills on the organiser’s screen',
    featureIds: [],
  },
  {
    id: 'second-round',
    day: 'Sunday',
    time: '14:00',
    description: 'Judging, round 2',
    softwareAction: 'Eight teams, five judges, outliers flagged for a second look',
    featureIds: ['judging'],
  },
  {
    id: 'results',
    day: 'Sunday',
    time: '16:00',
    description: 'Results',
    softwareAction: 'One switch; certificates and feedback go out',
    featureIds: ['leaderboard', 'certificates'],
  },
];

export const hackMatrixFigures: readonly KeyFigure[] = [
  {
    id: 'hackmatrix-events',
    value: String(facts.events),
    label: `hackathons held on it, by ${facts.organisers} organisers`,
    period: 'since March 2021',
    source: 'HackMatrix, events with a published result, 31 October 2026',
  },
  {
    id: 'hackmatrix-submissions',
    value: facts.submissions.toLocaleString(site.language),
    label: 'projects submitted',
    period: 'since March 2021',
    source: 'HackMatrix, rounded to hundreds, 31 October 2026',
  },
  {
    id: 'hackmatrix-flags',
    value: '1 in 23',
    label: 'marks flagged for a second look; the judge changed four of ten of them',
    period: 'November 2025 to October 2026',
    source: 'HackMatrix audit log, 86,400 marks',
  },
  {
    id: 'hackmatrix-uptime',
    value: '7 min',
    label: 'not reachable during a running event, all events together',
    period: 'November 2025 to October 2026',
    source: `Outside probe every 30 seconds, ${facts.eventsLastYear} events`,
  },
];

export const hackMatrixQuestions: readonly QuestionAndAnswer[] = [
  {
    id: 'network-down',
    question: 'What happens when the network in the hall goes down?',
    answer:
      'Judges keep scoring: the ballot lives on the phone and is sent when there is a connection again. You see which phones are behind. Deadlines can be moved for everybody with one button, and the move is written into the log.',
  },
  {
    id: 'change-marks',
    question: 'Does the software change marks?',
    answer:
      'No. It shows where a judge differs from the others and asks for a second look. The judge decides. If you want marks normalised by judge, you switch that on for a round before it begins, and everybody sees that it is on.',
  },
  {
    id: 'own-criteria',
    question: 'Can we use our own criteria and weights?',
    answer: `Yes, up to ${facts.criteria} criteria a round, with weights that add up to 100. Once the first mark of a round is given, they are locked.`,
  },
  {
    id: 'conflicts',
    question: 'How do you keep a judge away from their own students?',
    answer:
      'Judges and participants name their college or employer. Projects from the same one are never given to that judge. You can add single exclusions by hand, and judges can recuse themselves with one tap.',
  },
  {
    id: 'data',
    question: 'Where is the data, and who can see it?',
    answer: `On servers in Mumbai. Organisers see their own event, judges the projects given to them, participants their own team. Personal data is deleted ${facts.dataDays} days after the event unless a participant keeps an account.`,
  },
  {
    id: 'hybrid',
    question: 'Does it work for online or mixed events?',
    answer: `Yes. ${facts.eventsOnline} of the ${facts.events} events since 2021 were online or mixed. Check-in becomes a link, mentors get a room per request, and pitches can be judged from the recording.`,
  },
  {
    id: 'more-people',
    question: 'What if more people register than our plan allows?',
    answer:
      'They go on the waiting list and nothing breaks. You can move up a plan at any time, also on the Friday; you pay the difference.',
  },
  {
    id: 'refund',
    question: 'Do we get our money back if the event is cancelled?',
    answer:
      'All of it until seven days before the event, and half of it after that until the doors open. Moving the date costs nothing.',
  },
];
