import type { CustomerStory } from './customer-story';

export const zoramPublicLibrary: CustomerStory = {
  id: 'zoram-public-library',
  customer: 'Zoram Public Library',
  place: 'Aizawl',
  sector: 'Community and culture',
  serviceId: 'custom-web-development',
  year: 2026,
  headline: 'A lending desk that does not wait for the line',
  summary:
    'Two branches on two sides of a valley, one catalogue, and a network that is there on most days. The lending desk now works on the tablet itself and agrees with the other branch when there is a line.',
  quote: 'When the line goes I notice it by the silence of the radio, and no longer by the queue.',
  spokesperson: { name: 'Esther Lalthan', role: 'Librarian' },
  results: [
    {
      id: 'zoram-offline-days',
      value: '31 of 92',
      label: 'days had at least three hours without a line; books were lent on all of them',
      period: 'July to September 2026',
      source: 'Log of the lending desks, two branches',
    },
    {
      id: 'zoram-loan-time',
      value: '9 s',
      label: 'for a loan from card to stamp, 70 by the register',
      period: 'August 2026, median',
      source: 'Stop watch of the librarians, 200 loans before and 200 after',
    },
    {
      id: 'zoram-lost-loans',
      value: '0 of 14,320',
      label: 'loans were lost between the two branches',
      period: 'July to September 2026',
      source: 'Stocktaking of 1 October 2026, shelf by shelf',
    },
  ],
  teamLeadId: 'manoj-basumatary',
  situation: [
    'The library had bought a catalogue that lives in a data centre. When the line was down, and in the rains it is down, the librarians wrote each loan into an exercise book and typed it in at night. In April 2026 there were 640 loans in the exercise book that nobody had typed.',
    'The second branch is four kilometres away as the crow flies and fifty minutes by road. Whether a book stood there was found out by going.',
  ],
  attempts: [
    {
      title: 'A second line, from another provider',
      wasAdopted: false,
      text: 'The obvious thing, and the library had paid for it. Both cables hang on the same poles.',
    },
    {
      title: 'Paper slips with a code, read in at night',
      wasAdopted: false,
      text: 'We tried it for a week, because it needed no tablet. The slips are damp by noon in July.',
    },
    {
      title: 'The whole catalogue on the tablet',
      wasAdopted: true,
      text: '61,000 titles are 9 MB. A loan is written down where it happens, with its time and its desk, and is sent when there is somebody to send it to.',
    },
    {
      title: 'Rules for two truths, agreed in the reading room',
      wasAdopted: true,
      text: 'Two people reserve the last copy, both offline: who gets it? We wrote seven such cases on cards. The librarians and three readers decided them in one afternoon.',
    },
  ],
  chart: {
    kind: 'bars',
    title: 'Loans a day: without a line the desk used to come to a halt. Now one has to look twice.',
    source:
      'Mean of both branches together. Exercise book and catalogue, April 2026; log of the desks, July to September 2026.',
    values: [
      { label: 'With a line, before', value: 148 },
      { label: 'Without a line, before', value: 39 },
      { label: 'With a line, now', value: 158, strong: true },
      { label: 'Without a line, now', value: 151, strong: true },
    ],
  },
  chartNote:
    'The small rise on days with a line has nothing to do with us: the school next door opened its gate on that side in June.',
  setback: {
    summary: 'A girl’s reservation was taken away by a rule.',
    whatHappened:
      'For the first eleven days the later entry won, a rule that every textbook names. A pupil reserved a book at the upper branch at ten, offline; a man reserved it below at eleven, online. When the line came back hers was gone, and nobody was told.',
    cost: 'Nine reservations, of which four readers had noticed and one had cried. Esther Lalthan gave the girl her own copy and rang Manoj.',
    changeSince:
      'The earlier wish wins, whenever it arrives, and the desk says aloud when somebody has to be rung up. This was the eighth card.',
  },
  publishedOn: '2026-10-22',
  cover: { kind: 'jali', seed: 11, glazes: ['indigo', 'marigold', 'contrast'] },
};
