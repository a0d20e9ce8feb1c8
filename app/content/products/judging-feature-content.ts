import { sampleJudgingRound } from './sample-judging-round';

/** Judges of one project in the first round. */
export const JUDGES_PER_PROJECT = 3;

export const judgingFeatureContent = {
  headline: 'How judging works in HackMatrix',
  lead: 'Who judges whom, on what, and what happens when one mark stands alone. The table shares eight teams among five judges. Press a cell: that judge may not judge that team.',
  pathHeadline: 'From the list of judges to the result',
  secondLookHeadline: 'One flagged mark of the second round',
  limitsHeadline: 'What it leaves to people',
} as const;

/** Exclusions to begin with, each as `judge.team`. */
export const exclusionExamples: readonly { id: string; label: string; pairs: readonly string[] }[] = [
  { id: 'employer', label: 'A team of a judge’s employer', pairs: ['rehan-khan.rasoi-os'] },
  {
    id: 'coach',
    label: 'A judge who coached three teams',
    pairs: ['anita-menon.kaveri-grid', 'anita-menon.saaf-paani', 'anita-menon.beej'],
  },
  {
    id: 'too-few',
    label: 'Too few judges left for one team',
    pairs: ['anita-menon.night-bus', 'rehan-khan.night-bus', 'vivek-rana.night-bus'],
  },
];

/** Features of judging in the order in which a round uses them, each with what bounds it. */
export const judgingPath: readonly { featureId: string; bound: string }[] = [
  { featureId: 'own-criteria', bound: `${sampleJudgingRound.criteria.length} criteria at our own events` },
  { featureId: 'judging-rehearsal', bound: 'On an evening before the event' },
  { featureId: 'conflict-rules', bound: 'Before the round; later changes are in the log' },
  { featureId: 'share-out', bound: 'The table above' },
  { featureId: 'offline-ballot', bound: 'Four minutes for a project' },
  { featureId: 'judging-matrix', bound: 'One row a team, one column a criterion' },
  { featureId: 'outlier-flags', bound: 'At least two other marks must be there' },
  { featureId: 'normalised-marks', bound: 'Never in the middle of a round' },
  { featureId: 'audit-log', bound: 'Read it with a team that objects' },
];

export const judgingLimits: readonly string[] = [
  'It does not score. No model reads a submission or suggests a mark.',
  'It does not remove a strict judge. It shows the organiser who is strict, and whether to all teams alike.',
  'It does not break ties. Teams with the same score share a place until people decide otherwise.',
  'It knows a conflict of interest only if somebody names the college or employer in full.',
];
