/** Data of the event screens: what HackMatrix showed at the nine moments of Monsoon Build 2026. */

export const checkIn = {
  arrived: 141,
  expected: 262,
  guests: [
    { name: 'Ishani Kulkarni', team: 'Kaveri Grid', at: '17:01' },
    { name: 'Joel Thomas', team: 'Kaveri Grid', at: '17:01' },
    { name: 'Fathima Rizwan', team: 'came alone', at: '17:03' },
    { name: 'Devika Nair', team: 'Beej', at: null },
  ],
} as const;

export const skillCards = {
  openPlaces: 4,
  cards: [
    { name: 'Fathima', can: 'Maps, Python', wants: 'somebody who can draw' },
    { name: 'Arjun', can: 'Draws, tests with people', wants: 'a problem outdoors' },
    { name: 'Lalrinmawia', can: 'Solders, reads data sheets', wants: 'a team with a boat' },
  ],
} as const;

export const finalTeams = { teams: 71, people: 262, leftOver: 0 } as const;

/** Oldest first. `waited` is in minutes. */
export const helpQueue = [
  {
    team: 'Rasoi OS',
    question: 'Our model is too big for the phone',
    waited: 14,
    mentor: 'a mentor is on the way',
  },
  { team: 'Night Bus', question: 'How do we ask riders without an app?', waited: 9, mentor: null },
  { team: 'Beej', question: 'May we use the seed bank’s photos?', waited: 3, mentor: null },
] as const;

/** Number of teams by their answer at halfway. */
export const halfwayAnswers = [
  { answer: 'On track', teams: 49 },
  { answer: 'Stuck', teams: 13 },
  { answer: 'Changed our mind', teams: 9 },
] as const;

export const submissions = {
  deadline: '09:00',
  last: [
    { team: 'Team Lattice', at: '08:41', late: null },
    { team: 'Beej', at: '08:58', late: null },
    { team: 'Kaveri Grid', at: '08:59', late: null },
    { team: 'Night Bus', at: '09:01', late: '1 min late' },
  ],
} as const;

/** Three judges for each of 71 projects. */
export const firstRoundProgress = { ballots: 213, given: 142, at: '11:50' } as const;

/** The ballot on the phone. Its marks are in `sample-judging-round.ts`. */
export const phoneBallot = { judgeId: 'esther-lalthan', teamId: 'null-pointers' } as const;

export const sampleCertificate = {
  name: 'Ishani Kulkarni',
  team: 'Kaveri Grid',
  number: 'MB26-0147',
  remark: 'First place',
  sentAt: '16:04',
} as const;
