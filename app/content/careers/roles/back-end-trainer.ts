import { convertLakhToPaise, type OpenRole } from '../open-role';

export const backEndTrainer: OpenRole = {
  id: 'trainer-back-end-pune',
  title: 'Trainer, back end',
  teamId: 'training',
  city: 'Pune',
  kind: 'permanent',
  postedOn: '2026-11-03',
  deadline: '2027-01-22',
  untilFilled: true,
  startsOn: '2027-03-01',
  hoursPerWeek: 40,
  pay: { from: convertLakhToPaise(17), to: convertLakhToPaise(24) },
  summary:
    'Ten days a month teach engineers on their own code. The other days, build software, so that you know what you are talking about.',
  vacancy: {
    cause: 'new',
    text: 'A new chair. We promise two trainers in the room; from July to October 2026 that promise made us turn down nine dates in Pune and Mumbai.',
  },
  about:
    'Sixteen people, two trainers, their own code. After the first half hour there are no slides. You teach transactions with two people and one door, migrations with a table of theirs, and three weeks later you go back for two hours to see what stayed.',
  responsibilities: [
    'Teach about four workshops a month with Harpreet, Sudha or Tenzin, mostly in Pune and Mumbai.',
    'Ring two of the participants before each, and rewrite the day after the call.',
    'Work in a studio project for the rest of the month, as an engineer among engineers.',
    'Write down what did not work, on the evening of the workshop, for the other trainers to read.',
  ],
  goals: [
    { afterDays: 30, text: 'You have been a participant in two workshops and second trainer in two more.' },
    {
      afterDays: 60,
      text: 'You have taught one day that you wrote yourself, and gone back to see what stayed of it.',
    },
    { afterDays: 90, text: 'A team has asked for you by name, or told us honestly why not.' },
  ],
  colleagueIds: ['sudha-raghavan', 'harpreet-gill', 'tenzin-dorje', 'bhagyashree-kamble'],
  requirements: [
    'Six years or more of back-end work, and the scars to choose examples from.',
    'You have taught something to somebody who did not want to learn it.',
    'English and Hindi or Marathi, in a room and on a bad line.',
  ],
  notRequired: ['Certificates, of trainers or of clouds.', 'A stage voice. The rooms are small.'],
  difficulty:
    'You leave the house at six on workshop days, and once a month a room does not like you. You come back three weeks later all the same.',
  applicationQuestion: 'Explain a deadlock to a head of accounts, in ten lines.',
  cover: { kind: 'jali', seed: 34, glazes: ['marigold', 'contrast', 'marigold'] },
};
