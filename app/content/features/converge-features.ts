import { createFeatures, type ProductFeature } from './product-feature';

const inGroup = (group: string, fromPlan: 'circle' | 'guild' | 'federation') =>
  ({ productId: 'converge', group, fromPlan }) as const;

/** Features of Converge, from the calendar outwards. */
export const convergeProductFeatures: readonly ProductFeature[] = [
  ...createFeatures(
    inGroup('Calendar', 'circle'),
    [
      'community-calendar',
      'One calendar',
      'Title, host, room, time and seats of each evening, in the browser of any phone.',
    ],
    ['evening-host', 'A host for each evening', 'The name of who opens the door stands beside the title.'],
    [
      'community-files',
      'Members and evenings as files',
      'Everything leaves as files that a spreadsheet opens, in every plan.',
    ],
  ),
  ...createFeatures(
    inGroup('Calendar', 'guild'),
    ['talks', 'Talks', 'Who speaks about what, with the evening it belongs to.'],
    [
      'sponsors',
      'Sponsors',
      'See the evenings that carry their name and how many came. Never the addresses of members.',
    ],
    [
      'tool-bookings',
      'Tool bookings',
      'A tool has a place that can change, and a booking asks for the way there and back.',
    ],
  ),
  ...createFeatures(
    inGroup('Seats', 'circle'),
    ['seat-count', 'Seats with a number', 'How many chairs there are, and how many are taken.'],
    [
      'give-back',
      'Giving a seat back',
      'With one tap, without a reason, until six in the evening of the day.',
    ],
    [
      'seat-waiting-list',
      'A waiting list that moves by itself',
      'The first who waits gets the seat and an email. In the last two hours, the first who answers.',
    ],
    ['door-list', 'List for the door', 'Who is expected, ticked off by a volunteer.'],
    [
      'no-account-sign-up',
      'Sign-up without an account',
      'A name and an email address. The link in the confirmation gives the seat back.',
    ],
  ),
  ...createFeatures(
    inGroup('Chapters', 'federation'),
    [
      'chapters',
      'Chapters',
      'Each city has its own calendar and hosts. Members see the chapters that they chose.',
    ],
    [
      'community-sign-in',
      'Sign-in with the community’s identity provider',
      'For federations whose members have an account already.',
    ],
  ),
  ...createFeatures(
    inGroup('On the phone', 'circle'),
    [
      'phone-app',
      'App for Android and iPhone',
      'The same calendar, kept on the phone. In test with the guild in Kochi; opens in February 2027.',
      'beta',
    ],
    [
      'entry-tile',
      'Entry code as a tile',
      'A pattern of nine by nine, or three words when the screen is cracked. Read without a network.',
      'beta',
    ],
    [
      'quiet-notifications',
      'Three notifications, all off at first',
      'Moved, a chair is free, and the morning of the day.',
      'beta',
    ],
  ),
];
