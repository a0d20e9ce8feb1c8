/** The calendar of the community in the Converge story, as its members see it. */
export interface CommunityEvent {
  id: string;
  /** ISO time with zone. */
  startsAt: string;
  title: string;
  host: string;
  room: string;
  bookedSeats: number;
  seats: number;
}

export const convergeContent = {
  productId: 'converge',
  storyId: 'kochi-makers-guild',
  community: 'Kochi Makers’ Guild',
  /** The sample calendar stays as it was on one day, so it names its first one. */
  calendarLabel: 'From 26 November 2026',
  headline: 'Between two events, a community is a calendar.',
  lead: 'Members see what is next and say whether they come. Organisers see how many chairs to put out. That is most of it.',
} as const;

export const communityEvents: readonly CommunityEvent[] = [
  {
    id: 'sharpening',
    startsAt: '2026-11-26T18:30:00+05:30',
    title: 'Sharpening: bring one blunt thing',
    host: 'Annie Chacko',
    room: 'Bench room',
    bookedSeats: 11,
    seats: 16,
  },
  {
    id: 'sensors',
    startsAt: '2026-12-03T18:30:00+05:30',
    title: 'A tide sensor that survives the salt',
    host: 'Roy Antony',
    room: 'Electronics corner',
    bookedSeats: 23,
    seats: 24,
  },
  {
    id: 'boat',
    startsAt: '2026-12-05T09:00:00+05:30',
    title: 'Launching the boat, at last',
    host: 'Annie Chacko',
    room: 'Thevara ferry steps',
    bookedSeats: 38,
    seats: 60,
  },
];
