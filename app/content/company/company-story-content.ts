export interface TimelineYear {
  year: number;
  title: string;
  text: string;
}

/** Oldest first. `team.ts` has the year in which each team member joined. */
export const timeline: readonly TimelineYear[] = [
  {
    year: 2017,
    title: 'One rented room',
    text: 'Revathi, Anjan and Farida had met as volunteers at other people’s hackathons. In June they rented a room on Brick Kiln Lane, with a table for four. Jayanthi took the fourth chair and asked to see the contract.',
  },
  {
    year: 2018,
    title: 'The first weekend',
    text: 'Monsoon Build and Winter Build, because nobody else wanted the dates. Companies came to look and asked whether we could teach on a weekday what we showed at night. So the workshops began, and the room in Pune.',
  },
  {
    year: 2019,
    title: 'A class in Kochi',
    text: 'Mathew had taught physics for eleven years and wanted an exercise that knew when a child was guessing. The first version ran in one class, on nine borrowed tablets. The godown in Mattancherry became its workshop.',
  },
  {
    year: 2020,
    title: 'The year without halls',
    text: 'Both hackathons went online within five weeks. Judging them on a shared spreadsheet took until four in the morning, and one column was sorted without the others. That night is the reason for HackMatrix.',
  },
  {
    year: 2021,
    title: 'HackMatrix opens',
    text: 'After a winter of running our own event on it we let others in. Anjan moved home to Guwahati and took a desk with him; by winter it was an office.',
  },
  {
    year: 2022,
    title: 'Seven chairs more',
    text: 'Learning in two languages, judging by a statistician, support that answers at midnight. A student from Sikkim came through Monsoon Build, asked to see the code, and was shown it.',
  },
  {
    year: 2023,
    title: 'Converge opens, and a shop',
    text: 'Communities wanted to meet between two events, so Converge opened. Visitors kept asking where the mugs were from, so Basavaraj cleared a floor for them.',
  },
  {
    year: 2024,
    title: 'The student comes back',
    text: 'Tashi, who had asked to see the code, joined to build Bridge, for those who have the same question. We stopped growing on purpose: everybody can still be introduced to a visitor in one walk.',
  },
  {
    year: 2025,
    title: 'Fractions in Assamese',
    text: 'Manas Open School began with one paper in June. Winter Build went to Guwahati, with languages as its theme. Two graders of ours gave the same answer seven marks apart, and EvalEdge had a beginning.',
  },
  {
    year: 2026,
    title: '412 projects before dinner',
    text: 'A college in Pune judged its whole spring hackathon on telephones and went home at nine. Monsoon Build moved to the harbour in Kochi. Winter Build is next.',
  },
];

export const companyStoryContent = {
  headline: 'Our story began with a table for four.',
  lead: 'We build software, teach, and run hackathons. These are the years since 2017, each with the people who joined in it.',
  decisionsHeadline: ['Our values,', 'and what they cost.'],
  roomsHeadline: 'Our offices, room by room',
  roomsLead:
    'Four plans at one scale: a tile is two metres by two, a square one desk. There are as many desks as people, so that nobody has to ask for a place.',
} as const;
