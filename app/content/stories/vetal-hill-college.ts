import type { CustomerStory } from './customer-story';

export const vetalHillCollege: CustomerStory = {
  id: 'vetal-hill-college',
  customer: 'Vetal Hill College of Engineering',
  place: 'Pune',
  sector: 'Education',
  serviceId: 'hackathon-organization',
  productId: 'hackmatrix',
  year: 2026,
  headline: '412 projects, judged before dinner',
  summary:
    'The college’s spring hackathon had grown from 40 teams to 412. Marks were collected on paper and typed into a spreadsheet at night. In 2026 it ran on HackMatrix, with 38 judges who scored on their own phones.',
  quote:
    'At nine in the evening I went home. In other years I was still typing marks into a spreadsheet at one in the morning.',
  spokesperson: { name: 'Dr. Madhura Gokhale', role: 'Dean of student projects' },
  results: [
    {
      id: 'vetal-hill-judging-time',
      value: '3 h 40 min',
      label: 'from the first score to the published result, 11 hours the year before',
      period: '28 February 2026',
      source: 'HackMatrix audit log; timetable of 2025',
    },
    {
      id: 'vetal-hill-three-judges',
      value: '412 of 412',
      label: 'projects seen by three judges, 137 of 388 the year before',
      period: '28 February 2026',
      source: 'HackMatrix audit log; paper forms of 2025',
    },
    {
      id: 'vetal-hill-complaints',
      value: '2',
      label: 'written complaints about the result, 31 the year before',
      period: 'in the 14 days after the event',
      source: 'Mailbox of the dean’s office',
    },
  ],
  teamLeadId: 'hrishikesh-apte',
  situation: [
    'In 2019 forty teams met in one hall, and the dean knew most of them by name. In 2025 there were 388, in four buildings. A judge walked with a clipboard, a student carried the clipboard’s sheet to the library, and in the library six people typed.',
    'The result was read out at a quarter past one in the morning to the third of the participants who were still awake. A week later 31 letters lay on the dean’s desk. In most of them somebody asked, politely, whether a judge had been at their table at all. For 251 projects the honest answer was: one, or two.',
  ],
  attempts: [
    {
      title: 'Barcodes on the paper sheets',
      wasAdopted: false,
      text: 'The college’s own idea, and a good one. In the rehearsal the scanner read nineteen sheets of twenty, and nobody could say which was the twentieth.',
    },
    {
      title: 'Two judges for each project, and a longer evening',
      wasAdopted: false,
      text: 'It would have needed no software. With two marks one cannot tell who is the odd one out, so that every dispute would have been settled by rank.',
    },
    {
      title: 'Three judges for each project, on their own phones',
      wasAdopted: true,
      text: '38 judges, 33 ballots each at most, shared out so that nobody meets their own students. We rehearsed it on a Thursday with forty invented projects and the real Wi-Fi.',
    },
    {
      title: 'A second look before the result, not after',
      wasAdopted: true,
      text: 'A mark that stood far from the two others was shown to its judge at once. 263 marks were flagged, the judges changed 108 of them, and the log says which.',
    },
  ],
  chart: {
    kind: 'lines',
    title:
      'Four hours after the first score every project had its marks. The year before it was one in three.',
    source:
      'Projects with their marks in the list. HackMatrix audit log, 28 February 2026; time stamps of the spreadsheet, 2025.',
    points: ['Start', '1 h', '2 h', '3 h', '4 h', '5 h', '6 h', '7 h', '8 h', '9 h', '10 h', '11 h'],
    series: [
      { label: '2026', values: [0, 118, 262, 369, 412, 412, 412, 412, 412, 412, 412, 412] },
      { label: '2025', values: [0, 22, 51, 83, 118, 150, 171, 204, 246, 297, 343, 388] },
    ],
  },
  chartNote:
    'The dotted line is a person’s typing speed. It rises faster after the eighth hour because by then four more students had been woken up to help.',
  setback: {
    summary: 'One building could not send for 26 minutes.',
    whatHappened:
      'At 16:10 the access point of building C gave up under 140 telephones. Nine judges went on scoring, because the ballot lives on the phone, but three of them saw the word “waiting”, took it for a fault, and scored their project again on a neighbour’s phone.',
    cost: 'Eleven ballots existed twice. Hrishikesh rang all three judges and asked which one they meant; it took fourteen of the 220 minutes.',
    changeSince:
      'The ballot now says “kept on this phone, will be sent by itself”, and a second ballot by the same judge for the same project is refused, also offline.',
  },
  publishedOn: '2026-04-09',
  cover: { kind: 'opus', seed: 11, glazes: ['vermilion', 'gulal', 'contrast'] },
};
