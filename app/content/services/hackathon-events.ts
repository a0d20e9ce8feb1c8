export interface HackathonEvent {
  id: string;
  name: string;
  /** ISO dates of the first and the last day. */
  startsOn: string;
  endsOn: string;
  city: string;
  venue: string;
  theme: string;
  tracks: readonly string[];
  seats: number;
  /** Only for past events. */
  outcome?: { participants: number; projects: number };
}

/** Two open hackathons a year since 2018: Monsoon Build in July, Winter Build in December. */
export const openHackathons: readonly HackathonEvent[] = [
  {
    id: 'winter-build-2026',
    name: 'Winter Build',
    startsOn: '2026-12-11',
    endsOn: '2026-12-13',
    city: 'Pune',
    venue: 'Vetal Hill College of Engineering',
    theme: 'Repair: software and hardware that make something last longer',
    tracks: ['Repair', 'Open data', 'Public health', 'Local commerce'],
    seats: 320,
  },
  {
    id: 'monsoon-build-2026',
    name: 'Monsoon Build',
    startsOn: '2026-07-17',
    endsOn: '2026-07-19',
    city: 'Kochi',
    venue: 'Harbour Hall, Willingdon Island',
    theme: 'Water: too much of it, too little of it',
    tracks: ['Climate', 'Open data', 'Education', 'Local commerce', 'Mobility'],
    seats: 280,
    outcome: { participants: 262, projects: 71 },
  },
  {
    id: 'winter-build-2025',
    name: 'Winter Build',
    startsOn: '2025-12-12',
    endsOn: '2025-12-14',
    city: 'Guwahati',
    venue: 'Riverside Exhibition Hall, Uzan Bazar',
    theme: 'Languages: software for those that software forgets',
    tracks: ['Speech', 'Education', 'Open data', 'Public services'],
    seats: 240,
    outcome: { participants: 231, projects: 64 },
  },
];

/** Throws for an unknown id. */
export function getOpenHackathon(id: string): HackathonEvent {
  const event = openHackathons.find((candidate) => candidate.id === id);
  if (!event) throw new Error(`There is no hackathon "${id}".`);
  return event;
}
