import { convertLakhToPaise, type OpenRole } from '../open-role';

export const offlineEngineer: OpenRole = {
  id: 'offline-engineer-guwahati',
  title: 'Engineer, software without a network',
  teamId: 'studio',
  city: 'Guwahati',
  kind: 'permanent',
  postedOn: '2026-11-16',
  deadline: '2027-01-31',
  untilFilled: true,
  startsOn: '2027-04-01',
  hoursPerWeek: 40,
  pay: { from: convertLakhToPaise(14), to: convertLakhToPaise(21) },
  summary:
    'Make things that keep working on the far side of the last tower, and agree with themselves when they are back.',
  vacancy: {
    cause: 'new',
    text: 'A new chair, the first of the studio in Guwahati beside Manoj Basumatary’s. Since the library in Aizawl went live, three public bodies have asked for the same, and he has two hands.',
  },
  about:
    'In a good part of the north-east the network is a thing that comes on Tuesdays. A library, a health post or a ferry still has to record today what happened today. You build what is kept on the device, what is sent when there is a line, and what happens when two people changed the same card.',
  responsibilities: [
    'Carry the lending desk of the library in Aizawl from two branches to seven.',
    'Write the rules by which two truths become one, with a property test for each of them.',
    'Test on devices that have been dropped: we keep a drawer of them.',
    'Travel for about twenty days a year to where the software is used, by road.',
  ],
  goals: [
    {
      afterDays: 30,
      text: 'You have spent three days at the lending desk in Aizawl and written down what the software does not know.',
    },
    {
      afterDays: 60,
      text: 'The third branch lends books with it. You have found one way to lose a card, and closed it.',
    },
    {
      afterDays: 90,
      text: 'You have told one client no, with a reason that they repeat to others.',
    },
  ],
  colleagueIds: ['manoj-basumatary', 'anjan-phukan', 'shalini-murthy', 'nusrat-jahan'],
  requirements: [
    'Three years or more of building for browsers or phones, and a piece of it that had to work offline.',
    'You can explain to a librarian what a conflict is, without the word.',
    'English and one language of the north-east.',
  ],
  notRequired: [
    'Knowledge of a particular synchronising library: we have written the few hundred lines that we need.',
    'A driving licence. Manoj drives, and talks.',
  ],
  difficulty:
    'There are four desks in Guwahati. If you want to disappear into a crowd at lunch, this is the wrong office.',
  applicationQuestion:
    'Two people change the same record, both offline. Whose change is kept, and who decides?',
  cover: { kind: 'opus', seed: 22, glazes: ['marigold', 'contrast', 'marigold'] },
};
