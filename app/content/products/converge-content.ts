/** The calendar of the community in the Converge story, as its members see it. */
export interface CommunityEvent {
  id: string;
  /** Seen from the first event, because a date of a sample would be past one day. */
  day: { weekday: string; week: 'this week' | 'next week' | 'in two weeks' };
  /** As the calendar shows it. */
  time: string;
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
  calendarLabel: 'Sample calendar',
  headline: 'Community calendar: who comes, and to what.',
  lead: 'Members see what is next and say whether they come. Organisers see how many chairs to put out. That is most of it.',
} as const;

export const communityEvents: readonly CommunityEvent[] = [
  {
    id: 'sharpening',
    day: { weekday: 'Thursday', week: 'this week' },
    time: '6:30 pm',
    title: 'Sharpening: bring one blunt thing',
    host: 'Annie Chacko',
    room: 'Bench room',
    bookedSeats: 11,
    seats: 16,
  },
  {
    id: 'sensors',
    day: { weekday: 'Thursday', week: 'next week' },
    time: '6:30 pm',
    title: 'A tide sensor that survives the salt',
    host: 'Roy Antony',
    room: 'Electronics corner',
    bookedSeats: 23,
    seats: 24,
  },
  {
    id: 'boat',
    day: { weekday: 'Saturday', week: 'next week' },
    time: '9:00 am',
    title: 'Launching the boat, at last',
    host: 'Annie Chacko',
    room: 'Thevara ferry steps',
    bookedSeats: 38,
    seats: 60,
  },
];

/** "Thursday next week, 6:30 pm". */
export const formatEventTime = ({ day, time }: CommunityEvent): string =>
  `${day.weekday} ${day.week}, ${time}`;
