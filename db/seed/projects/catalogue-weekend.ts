import type { SeedProject } from './types';

const report = `# Catalogue weekend: the report

Kaveri Library Trust and Tessera, Mysuru, 44 hours, 96 people in 23 teams.

## The question
Sixty thousand cards of the old catalogue are photographed. Who can make them findable?

## What came out
1. **Chaya** reads typed Kannada cards and asks a person only where it is unsure: 91 of 100 cards right, 7 asked, 2 wrong.
2. **Double entry** lets two readers type the same card and shows a third where they differ. The slowest, and the only one without a fault on the sample.
3. **Shelf walk** finds books that are not where the card says, with a phone in the hand and no network.

## What the Trust does with it
Chaya and Double entry go on together: the machine reads first, two people check what it was unsure of. The team of Chaya was paid for six weeks to bring it to the Trust’s own server.

## What went wrong
The network of the hall failed on Saturday from 15:10 to 16:40. Judging was put off by an hour, teams were told by loudspeaker, nobody lost work: everything could be handed in without a network. Next time we bring our own line.

## In figures
- 131 people signed up, 96 came, 89 stayed to the end.
- 23 teams began, 21 handed in, each was seen by three judges.
- 14 % of the budget was left and went back to the Trust.
`;

const results = `Place,Team,People,What it is,Points of 30
1,Chaya,4,Reads typed cards and asks where it is unsure,26.5
2,Double entry,5,Two type and a third decides,25.0
3,Shelf walk,3,Finds books that stand elsewhere,24.5
4,Card to map,4,Where the books of a place are,21.0
5,Old hands,5,Handwriting of four librarians,20.5
`;

/** Finished, with its report. */
export const catalogueWeekend: SeedProject = {
  id: '01938f00-0000-7000-8000-000000000103',
  name: 'Catalogue weekend',
  summary: 'A hackathon of two days on sixty thousand photographed catalogue cards.',
  state: 'finished',
  starts: -140,
  ends: -91,
  contactId: 'lalrin-sailo',
  milestones: [
    { title: 'The question and the call', due: -129, done: -130 },
    { title: 'Sign-up closed, mentors found', due: -112, done: -112 },
    { title: 'Rehearsal in the hall', due: -108, done: -108 },
    { title: 'The weekend', due: -106, done: -106 },
    { title: 'Report, and what is left is paid back', due: -92, done: -94 },
  ],
  updates: [
    {
      authorId: 'nisha-tirkey',
      day: -112,
      title: '131 people want to read your cards',
      paragraphs: [
        'Sign-up is closed: 131 people from nine colleges and four companies. We plan with 95, as usual one in four stays away.',
        'Twelve mentors are found. Please send us two librarians for Saturday who can read the oldest hand.',
      ],
    },
    {
      authorId: 'lalrin-sailo',
      day: -94,
      title: 'The report, and 14 % of the money',
      paragraphs: [
        'The report lies under files, with what went wrong in it as well. 14 % of the budget was left, and is on its way back to you.',
        'Thank you for the idli at six on Sunday morning. Several teams name it as their best decision.',
      ],
      comments: [
        {
          day: -93,
          text: 'Our trustees ask whether the sample of 400 cards may be published, so that others can try it too.',
          answer: {
            byId: 'lalrin-sailo',
            day: -92,
            text: 'From our side gladly: no person is named on them, we looked through all 400. It is your decision.',
          },
        },
      ],
    },
  ],
  files: [
    {
      name: 'Report.md',
      mediaType: 'text/markdown',
      content: report,
      addedById: 'lalrin-sailo',
      day: -94,
    },
    { name: 'Results.csv', mediaType: 'text/csv', content: results, addedById: 'nisha-tirkey', day: -105 },
  ],
};
