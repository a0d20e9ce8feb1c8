import type { CustomerStory } from './customer-story';

export const malabarColdChain: CustomerStory = {
  id: 'malabar-cold-chain',
  customer: 'Malabar Cold Chain',
  place: 'Kozhikode',
  sector: 'Agriculture and food',
  serviceId: 'hackathon-organization',
  productId: 'hackmatrix',
  year: 2025,
  headline: 'Twenty-six ideas for a cold store, three of them in use',
  summary:
    'A weekend in the company’s own cold store at Kozhikode: 118 people, of whom most drive, load or keep books. We asked in advance what would happen on the Monday after, and went back to count half a year later.',
  quote:
    'The driver who won had told us about that form for six years. We had to hold a hackathon to listen.',
  spokesperson: { name: 'Rehan Khan', role: 'Head of operations' },
  results: [
    {
      id: 'malabar-in-use',
      value: '3 of 26',
      label: 'projects of the weekend were in daily use half a year later',
      period: 'August 2025 to February 2026',
      source: 'Our visit and the shift leaders’ list, 12 February 2026',
    },
    {
      id: 'malabar-dock-time',
      value: '35 min',
      label: 'from the gate to the empty lorry, 1 hour 50 minutes before',
      period: 'January 2026, median',
      source: 'Gate book of the Kozhikode store, 1,904 lorries',
    },
    {
      id: 'malabar-not-from-it',
      value: '94 of 118',
      label: 'participants do not work at a desk',
      period: '23 and 24 August 2025',
      source: 'Registration on HackMatrix',
    },
  ],
  teamLeadId: 'sana-inamdar',
  situation: [
    'Prawns wait badly. At the Kozhikode store a lorry stood for nearly two hours between the gate and the empty hold, most of it because of a form in four copies, of which one was needed.',
    'The company had held an innovation day before. Consultants pinned cards to a wall, the wall was photographed, and the photograph won a prize. Nobody who loads a lorry had been there.',
  ],
  attempts: [
    {
      title: 'Inviting everybody by the noticeboard',
      wasAdopted: false,
      text: 'Eleven people put their names down, all of them from the office. Drivers do not read a board that announces shifts.',
    },
    {
      title: 'Paying the weekend as a shift',
      wasAdopted: true,
      text: '118 came. It was the largest line of the budget, and the only one that mattered.',
    },
    {
      title: 'Teams of one who knows the work and two who can build',
      wasAdopted: true,
      text: 'Pupils of the polytechnic were the second and third. The idea always belonged to the one who loads.',
    },
    {
      title: 'A Monday for each winner',
      wasAdopted: true,
      text: 'Five winners got forty hours of their own working time, signed by Mr. Khan on the stage. It should have been all of them: see below.',
    },
  ],
  chart: {
    kind: 'bars',
    title: 'What became of twenty-six projects.',
    source: 'Counted by us on visits to the store, August 2025 to February 2026.',
    values: [
      { label: 'Shown on Sunday', value: 26 },
      { label: 'Still worked on after a month', value: 11 },
      { label: 'Still worked on after three months', value: 5 },
      { label: 'In daily use after half a year', value: 3, strong: true },
    ],
  },
  chartNote:
    'Three of 26 is no failure and no triumph. We know of no other count to compare it with; if you have one, please write to us. The three are the dock form, a door that complains when it is open, and a list of who owes whom a pallet.',
  setback: {
    summary: 'Two of the five winning teams were given no time.',
    whatHappened:
      'The forty hours were promised by the head of operations and needed by the shift leaders. In September there was a festival, then a storm. Two of the winning teams were never let off the dock, and stopped asking in November.',
    cost: 'Two good ideas, and the belief of six people that it had been meant. One of them has since left for a competitor and built it there.',
    changeSince:
      'We do not open the call before the hours stand in the shift plan, signed by those who lose them. It has cost us one customer.',
  },
  publishedOn: '2026-03-05',
  cover: { kind: 'opus', seed: 57, glazes: ['peacock', 'contrast', 'vermilion'] },
};
