import { convertLakhToPaise, type OpenRole } from '../open-role';

export const designResearchIntern: OpenRole = {
  id: 'design-research-intern',
  title: 'Intern, design research',
  teamId: 'design',
  city: 'Bengaluru',
  kind: 'internship',
  postedOn: '2026-11-18',
  deadline: '2027-01-20',
  startsOn: '2027-03-01',
  months: 6,
  hoursPerWeek: 40,
  pay: { from: convertLakhToPaise(4.2), to: convertLakhToPaise(4.2) },
  summary:
    'Six months of watching people use things, and of learning to keep your hands still while they do.',
  vacancy: {
    cause: 'season',
    text: 'One intern each half-year. Mustafa Rampurawala takes one person at a time, because the learning happens in the taxi back.',
  },
  about:
    'We do not test designs on each other. Every second week Mustafa goes to where our software is used, with a notebook and a question. You go along, you take the notes, and after a month you ask the questions and he takes the notes.',
  responsibilities: [
    'Prepare visits: who, where, what we want to know, what would prove us wrong.',
    'Write the note of each visit on the same evening, one page, no adjectives.',
    'Make one study of your own, from the question to the talk in front of everybody.',
  ],
  goals: [
    { afterDays: 30, text: 'You have been on four visits and your notes need no correction.' },
    { afterDays: 60, text: 'You have asked the questions on a visit, and bitten your tongue at least once.' },
    {
      afterDays: 90,
      text: 'The question of your own study is fixed, and five people have agreed to be watched.',
    },
  ],
  colleagueIds: ['mustafa-rampurawala', 'karan-sethi', 'rukmini-das'],
  requirements: [
    'You are free for six months; studying, between studies, or from another trade.',
    'English and two Indian languages that you can be silent in.',
    'You write clearly. We look at nothing else as closely.',
  ],
  notRequired: ['Experience of any kind.', 'Drawing.'],
  difficulty:
    'You will see something that could be repaired with one sentence, and you may not say it until you are back.',
  applicationQuestion:
    'Describe somebody using a lift, a ticket machine or a water filter. One paragraph, no opinion.',
  cover: { kind: 'iso', seed: 29, glazes: ['gulal', 'contrast', 'gulal'] },
};
