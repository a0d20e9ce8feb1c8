import type { CustomerStory } from './customer-story';

export const kochiMakersGuild: CustomerStory = {
  id: 'kochi-makers-guild',
  customer: 'Kochi Makers’ Guild',
  place: 'Kochi',
  sector: 'Community and culture',
  productId: 'converge',
  year: 2026,
  headline: 'Half the empty chairs, a third of the messages',
  summary:
    'A guild of woodworkers, welders and programmers that met twice a month and planned in eleven chat groups. Its calendar, sign-ups and tool bookings moved to Converge in January 2025.',
  quote: 'I used to be the calendar. Now I am a member again, and I finally finished my boat.',
  spokesperson: { name: 'Annie Chacko', role: 'Convenor' },
  results: [
    {
      id: 'makers-no-shows',
      value: '19 %',
      label: 'of people who signed up did not come, 46\u00A0% before',
      period: 'January to June 2026 against the same months of 2024',
      source: 'Door lists of 96 evenings',
    },
    {
      id: 'makers-members',
      value: '1,240',
      label: 'members, 310 before',
      period: '30 June 2026 against December 2024',
      source: 'Membership register',
    },
    {
      id: 'makers-hours',
      value: '5 h',
      label: 'of organising a week for all volunteers together, 16 before',
      period: 'May 2026',
      source: 'Diaries of seven volunteers',
    },
  ],
  teamLeadId: 'thara-balan',
  situation: [
    'Whoever wanted the lathe on Saturday asked in the group called “Tools”. Whoever wanted to know what was on wrote to Annie. There were eleven groups, and she was in all of them, usually between two customers of her own sail loft.',
    'For every evening about half of those who had put up a hand did not come. The other half sat between empty chairs, and somebody who would have liked to come had been told that it was full.',
  ],
  attempts: [
    {
      title: 'Fewer chat groups',
      wasAdopted: false,
      text: 'The guild tried it by itself in 2024, and went from eleven groups to seven, and after a month to twelve.',
    },
    {
      title: 'A deposit of Rs. 100 for a seat',
      wasAdopted: false,
      text: 'The chairs were full for three evenings. Then the students stayed away, and the guild is there for the students.',
    },
    {
      title: 'Seats with a number, and giving one back with one tap',
      wasAdopted: true,
      text: 'No reason asked. Of a hundred seats that are given back, eighty-three are taken by somebody from the waiting list on the same day.',
    },
    {
      title: 'One host’s name on every evening',
      wasAdopted: true,
      text: 'People do not come to a slot in a calendar. They come to Roy, who said that he would bring the tide sensor.',
    },
  ],
  chart: {
    kind: 'lines',
    title: 'Of a hundred who signed up, so many did not come.',
    source: 'Door lists of 96 evenings, January to June of both years; the guild counts, we add up.',
    unit: '%',
    points: ['January', 'February', 'March', 'April', 'May', 'June'],
    series: [
      { label: '2026', values: [22, 20, 19, 18, 18, 17] },
      { label: '2024', values: [44, 47, 45, 48, 46, 46] },
    ],
  },
  chartNote:
    '2025 is missing on purpose: it was the year of moving, with two calendars side by side, and we do not trust its lists. The number of messages, a third of what it was, was counted in the groups for one week in May.',
  setback: {
    summary: 'For five weeks the lathe was booked twice.',
    whatHappened:
      'We had built tool bookings for things that are in one room. The guild’s small lathe lives in a member’s van. It was booked at Thevara and in Fort Kochi for the same Saturday, by two people who had both done everything right.',
    cost: 'Four Saturdays, one ruined chair leg, and Annie back in the chat group called “Tools” for a month.',
    changeSince: 'A tool has a place that can change, and a booking asks for the way there and back.',
  },
  publishedOn: '2026-08-13',
  cover: { kind: 'penrose', seed: 34, glazes: ['marigold', 'peacock', 'contrast'] },
};
