/** A sample judging round: the second round of Monsoon Build 2026. */

export interface JudgingCriterion {
  id: string;
  name: string;
  question: string;
  /** The weights of all criteria add up to 100. */
  weightPercent: number;
}

export interface JudgedTeam {
  id: string;
  name: string;
  track: string;
  project: string;
  members: number;
}

export interface SampleJudge {
  id: string;
  name: string;
  /** Short name for narrow columns. */
  shortName: string;
  initials: string;
  organisation: string;
}

/** One mark for each criterion, 0 to 10 in half steps, in the order of the criteria; null is a missing mark. */
export type Ballot = readonly (number | null)[];

export interface JudgingRound {
  eventId: string;
  name: string;
  criteria: readonly JudgingCriterion[];
  teams: readonly JudgedTeam[];
  judges: readonly SampleJudge[];
  /** By judge id, then by team id. */
  ballots: Readonly<Record<string, Readonly<Record<string, Ballot>>>>;
}

/**
 * Vivek Rana marks 1.7 points below the others on average, and gave Null Pointers a 5 for design where the others
 * gave 9.5 and more: without that mark they are second and not third. This is what the page shows.
 */
export const sampleJudgingRound: JudgingRound = {
  eventId: 'monsoon-build-2026',
  name: 'Judging, round 2',
  criteria: [
    { id: 'idea', name: 'Idea', question: 'Is it a real problem, and theirs?', weightPercent: 20 },
    { id: 'build', name: 'Build', question: 'Does it run, and would it run on Monday?', weightPercent: 25 },
    { id: 'design', name: 'Design', question: 'Can the person it is for use it?', weightPercent: 15 },
    { id: 'impact', name: 'Impact', question: 'What changes for whom if it works?', weightPercent: 25 },
    { id: 'pitch', name: 'Pitch', question: 'Did we understand it in four minutes?', weightPercent: 15 },
  ],
  teams: [
    {
      id: 'kaveri-grid',
      name: 'Kaveri Grid',
      track: 'Climate',
      project: 'Tells a village which pump may run when the feeder is weak',
      members: 4,
    },
    {
      id: 'null-pointers',
      name: 'Null Pointers',
      track: 'Open data',
      project: 'Reads scanned ward budgets and shows what was spent in your street',
      members: 3,
    },
    {
      id: 'saaf-paani',
      name: 'Saaf Paani',
      track: 'Climate',
      project: 'Water tests by phone camera, mapped by well',
      members: 4,
    },
    {
      id: 'team-lattice',
      name: 'Team Lattice',
      track: 'Education',
      project: 'Turns a textbook chapter into a set of experiments with kitchen things',
      members: 2,
    },
    {
      id: 'rasoi-os',
      name: 'Rasoi OS',
      track: 'Local commerce',
      project: 'Plans a canteen’s week from what the market has left over',
      members: 4,
    },
    {
      id: 'chaiwala-dev',
      name: 'Chaiwala.dev',
      track: 'Local commerce',
      project: 'Credit book for tea stalls, by voice, in four languages',
      members: 3,
    },
    {
      id: 'beej',
      name: 'Beej',
      track: 'Climate',
      project: 'A seed library that reminds people to bring seeds back',
      members: 2,
    },
    {
      id: 'night-bus',
      name: 'Night Bus',
      track: 'Mobility',
      project: 'Shows which late buses really run, from riders’ reports',
      members: 4,
    },
  ],
  judges: [
    {
      id: 'anita-menon',
      name: 'Anita Menon',
      shortName: 'A. Menon',
      initials: 'AM',
      organisation: 'Periyar Basin Trust',
    },
    {
      id: 'rehan-khan',
      name: 'Rehan Khan',
      shortName: 'R. Khan',
      initials: 'RK',
      organisation: 'Malabar Cold Chain',
    },
    {
      id: 'vivek-rana',
      name: 'Vivek Rana',
      shortName: 'V. Rana',
      initials: 'VR',
      organisation: 'Shivalik Ventures',
    },
    {
      id: 'esther-lalthan',
      name: 'Esther Lalthan',
      shortName: 'E. Lalthan',
      initials: 'EL',
      organisation: 'Zoram Public Library',
    },
    {
      id: 'pradeep-hebbar',
      name: 'Pradeep Hebbar',
      shortName: 'P. Hebbar',
      initials: 'PH',
      organisation: 'Konkan Mutual Insurance',
    },
  ],
  ballots: {
    'anita-menon': {
      'kaveri-grid': [8.5, 10, 9, 10, 9.5],
      'null-pointers': [9, 8.5, 9.5, 8.5, 9],
      'saaf-paani': [9, 9, 8, 9.5, 8],
      'team-lattice': [9, 8.5, 8.5, 8.5, 8.5],
      'rasoi-os': [9, 7.5, 8.5, 7.5, 8.5],
      'chaiwala-dev': [8, 6.5, 8, null, 7.5],
      beej: [7, null, 8.5, 7.5, 6.5],
      'night-bus': [6.5, 7.5, 7, 8, 6],
    },
    'rehan-khan': {
      'kaveri-grid': [8.5, 10, 8.5, 10, 10],
      'null-pointers': [9.5, 8, 10, 8.5, 9.5],
      'saaf-paani': [9.5, 9, 8.5, 9, 8],
      'team-lattice': [9.5, 8.5, 8.5, 8, 8.5],
      'rasoi-os': [8.5, 7.5, 9, 8, 8.5],
      'chaiwala-dev': [7.5, 6.5, 9, 7.5, 7.5],
      beej: [7.5, 7, 7.5, 8.5, null],
      'night-bus': [5.5, 6.5, 7, 7.5, 6.5],
    },
    'vivek-rana': {
      'kaveri-grid': [7, 8.5, 7, 8.5, 8.5],
      'null-pointers': [8, 7.5, 5, 7, 7],
      'saaf-paani': [7.5, 7, 6.5, 8, 6.5],
      'team-lattice': [8, 7.5, 7, 7, 7],
      'rasoi-os': [8, 6, 7, 6, 6.5],
      'chaiwala-dev': [6, 5, 7, 6, 6.5],
      beej: [6, 5.5, 7, 6, 5.5],
      'night-bus': [4, 6, 5, 6, 5],
    },
    'esther-lalthan': {
      'kaveri-grid': [8.5, 10, 8.5, 10, 10],
      'null-pointers': [10, 9.5, 10, 8.5, 9],
      'saaf-paani': [9.5, 9.5, 8.5, 10, 8.5],
      'team-lattice': [9.5, 9.5, 8, 9.5, 9.5],
      'rasoi-os': [9, 8.5, 9.5, 8, 8.5],
      'chaiwala-dev': [7, 7.5, 9.5, 7.5, 8.5],
      beej: [8, 7, 9, 8.5, 7.5],
      'night-bus': [7, 7.5, 7, 7.5, 7],
    },
    'pradeep-hebbar': {
      'kaveri-grid': [8.5, 9.5, 8.5, 9.5, 10],
      'null-pointers': [9, 8.5, 10, 8, 9.5],
      'saaf-paani': [10, 9, 9, 10, 8],
      'team-lattice': [9.5, 8.5, 8, 8.5, 9],
      'rasoi-os': [8.5, 7.5, 8.5, 7.5, 8.5],
      'chaiwala-dev': [7, 6.5, 8.5, 7, 8.5],
      beej: [7.5, 7.5, 8.5, 8, 7.5],
      'night-bus': [5.5, 7.5, 6.5, 7, 6.5],
    },
  },
};
