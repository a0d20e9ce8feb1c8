import type { CustomerStory } from './customer-story';

export const konkanMutual: CustomerStory = {
  id: 'konkan-mutual',
  customer: 'Konkan Mutual Insurance',
  place: 'Ratnagiri and Mumbai',
  sector: 'Insurance',
  serviceId: 'professional-training-workshops',
  year: 2025,
  headline: 'Eighty-four engineers who stopped dreading Thursdays',
  summary:
    'Releases went out on Thursday nights with everyone in the office. Six two-day workshops on their own claims software, then a follow-up every third week for half a year, run more and more by their own people.',
  quote:
    'We did not buy tests. We bought the habit, and in the last three sessions our own people did the teaching.',
  spokesperson: { name: 'Sanjay Prabhudesai', role: 'Head of engineering' },
  results: [
    {
      id: 'konkan-defects',
      value: '14 to 5',
      label: 'faults found by customers after a release, average',
      period: 'eight releases before, eight after, 2024 to 2025',
      source: 'Konkan Mutual’s service desk',
    },
    {
      id: 'konkan-tests',
      value: '9 min',
      label: 'for the full test run, 47 minutes before',
      period: 'October 2025',
      source: 'Build server',
    },
    {
      id: 'konkan-teachers',
      value: '11 of 84',
      label: 'participants now teach the workshop to new colleagues',
      period: 'since August 2025',
      source: 'Konkan Mutual’s training plan',
    },
  ],
  teamLeadId: 'sudha-raghavan',
  situation: [
    'A claim for a flooded shop passes through nineteen tables. On the last Thursday of the month all of them were changed at once, with eighty-four engineers in the office, a biryani at ten, and the telephone of the service desk ringing from eight on Friday.',
    'There were tests: 3,100 of them, taking 47 minutes. One in twelve failed on some days and not on others, so that a red light had come to mean “run it again”. Two training companies had been there. Their certificates hung in the corridor.',
  ],
  attempts: [
    {
      title: 'A course for everybody in one hall',
      wasAdopted: false,
      text: 'It was asked for, and it would have been the cheapest. We said no in the first call: nobody changes a habit in a row of eighty-four chairs.',
    },
    {
      title: 'Two days on their own claims software, fourteen people at a time',
      wasAdopted: true,
      text: 'Six times. On the second afternoon each pair threw away a test that they had been afraid of, and wrote two that would have caught last month’s fault.',
    },
    {
      title: 'Deleting the tests that lie',
      wasAdopted: true,
      text: 'Every test that failed without cause twice in a week was taken out, with its reason on a list. 410 went in the first month. Nothing that they had guarded broke.',
    },
    {
      title: 'A follow-up every third week, for half a year',
      wasAdopted: true,
      text: 'Two hours each. The first four were led by Sudha and Tenzin, the next two in pairs, the last three by people of the company.',
    },
  ],
  chart: {
    kind: 'columns',
    title: 'Faults that customers found, release by release: eight before the workshops, eight after.',
    source:
      'Konkan Mutual’s service desk, monthly releases, 2024 to 2025. The months of the workshops are left out.',
    values: [
      ...[13, 17, 11, 15, 14, 16, 12, 14].map((value, index) => ({ label: `${index + 1}`, value })),
      ...[11, 8, 6, 5, 3, 3, 2, 2].map((value, index) => ({ label: `${index + 9}`, value, strong: true })),
    ],
  },
  chartNote:
    'The first release after the workshops was hardly better than the ones before. A habit needs about three Thursdays; whoever measures after one of them would have sent us home.',
  setback: {
    summary: 'The first workshop taught the wrong thing.',
    whatHappened:
      'We came with exercises on web pages. Nine of the fourteen in the room write stored procedures and had not touched a web page in years. They were friendly, and learned nothing for a day.',
    cost: 'One of twelve days, and some of the good will. Sudha rewrote the second day overnight, on a dump of the claims database, and we gave the lost day back in November without a bill.',
    changeSince:
      'Before every workshop two of the participants are rung up, not their manager. It is on the page of the workshops as the first thing one gets.',
  },
  publishedOn: '2025-12-11',
  cover: { kind: 'grammar', seed: 20, glazes: ['marigold', 'vermilion', 'contrast'] },
};
