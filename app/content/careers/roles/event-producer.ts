import { convertLakhToPaise, type OpenRole } from '../open-role';

export const eventProducer: OpenRole = {
  id: 'event-producer-pune',
  title: 'Event producer, one season',
  teamId: 'hackathons',
  city: 'Pune',
  kind: 'fixed-term',
  postedOn: '2026-11-19',
  deadline: '2026-12-22',
  startsOn: '2027-01-18',
  months: 8,
  hoursPerWeek: 40,
  pay: { from: convertLakhToPaise(8.4), to: convertLakhToPaise(10.8) },
  summary:
    'Carry four campus weekends and a third of Monsoon Build, from the first sheet of paper to the last bus.',
  vacancy: {
    cause: 'season',
    text: 'From January to August more weekends are booked than four people can stay awake for. It ends when the season ends.',
  },
  about:
    'A producer knows where the extension leads are, who has not eaten, and which bus does not come. You plan each weekend with Sana and Farida, and on the weekend itself you have the floor: there are never fewer than four of us there, one of them awake at all hours.',
  responsibilities: [
    'Write the schedule and the budget of a campus weekend within a week of the first call.',
    'Agree with colleges, caterers, guards and the fire officer, and have it in writing.',
    'Run the floor from Friday to Sunday, in turns, with a radio.',
    'Write the report within ten days: what it cost, who came, what went wrong.',
  ],
  goals: [
    {
      afterDays: 30,
      text: 'You have been the shadow of Lalrin for a whole weekend, and know every name that he knows.',
    },
    { afterDays: 60, text: 'A campus weekend of 120 people was yours, with Nisha beside you.' },
    {
      afterDays: 90,
      text: 'Your second report is out, on the eighth day, and its budget was right to within five in a hundred.',
    },
  ],
  colleagueIds: ['farida-contractor', 'sana-inamdar', 'lalrin-sailo', 'nisha-tirkey', 'hrishikesh-apte'],
  requirements: [
    'You have been responsible for an event where people slept on the floor.',
    'You read a budget and notice the line that is missing.',
    'Marathi or Hindi, and English that a sponsor signs.',
  ],
  notRequired: ['Programming.', 'A degree in event management.'],
  difficulty:
    'About eleven weekends of your eight months are ours. Every one of them is given back as two weekdays, and your friends will still complain.',
  applicationQuestion:
    'It is Saturday, 22:00, and the caterer does not come. 180 people. What are your first three calls?',
  cover: { kind: 'penrose', seed: 27, glazes: ['gulal', 'contrast', 'gulal'] },
};
