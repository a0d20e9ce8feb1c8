import { hackMatrixFacts } from '../../products/hackmatrix-facts';
import { convertLakhToPaise, type OpenRole } from '../open-role';

export const supportEngineer: OpenRole = {
  id: 'support-engineer-hackmatrix',
  title: 'Support engineer, HackMatrix',
  teamId: 'products',
  city: 'Bengaluru',
  kind: 'permanent',
  postedOn: '2026-11-02',
  deadline: '2026-12-18',
  untilFilled: true,
  startsOn: '2027-02-01',
  hoursPerWeek: 40,
  pay: { from: convertLakhToPaise(9), to: convertLakhToPaise(13) },
  summary:
    'Answer organisers on the worst weekend of their year, and on Monday remove the reason why they had to ask.',
  vacancy: {
    cause: 'handed-over',
    text: 'Keziah Lepcha has answered for four years and repaired the causes so often that she moves into the judging team in April. She teaches you until then.',
  },
  about: `From November 2025 to October 2026, ${hackMatrixFacts.eventsLastYear} events ran on HackMatrix. During every one of them somebody here was awake. You read the question, look into the event’s log, answer in a sentence that a tired person understands, and write the fix or the help article that makes the next question unnecessary.`,
  responsibilities: [
    'Answer by email and telephone on weekdays, and be on call for about eleven weekends a year, in turns of three.',
    'Reproduce what went wrong before anybody explains it away.',
    'Repair small causes yourself, in TypeScript, and hand over large ones with the test that shows them.',
    'Keep the help centre true: an answer given twice becomes an article.',
  ],
  goals: [
    {
      afterDays: 30,
      text: 'You have run an invented hackathon from call to certificates, alone, and listed the eleven places where you had to guess.',
    },
    {
      afterDays: 60,
      text: 'Your first weekend on call, with Keziah on the same roster. Every answer of yours was read by nobody before it went out.',
    },
    {
      afterDays: 90,
      text: 'Two causes that you repaired are live, and the questions about them have stopped.',
    },
  ],
  colleagueIds: ['gautam-shenoy', 'keziah-lepcha', 'rukmini-das', 'sandeep-lohar'],
  requirements: [
    'Written English that is short and kind, and Hindi or Kannada on the telephone.',
    'Enough programming to read a stack trace and change ten lines, learned anywhere.',
    'You have once organised something for fifty people or more.',
  ],
  notRequired: ['Years in a support centre. We keep no scripts.', 'A computing degree.'],
  difficulty:
    'On about eleven weekends a year your telephone may ring at two in the morning. Each such weekend is paid with Rs. 6,000 and the Monday off, and it is still two in the morning.',
  applicationQuestion: 'Write the answer to this: “Judging starts in ten minutes and nobody can sign in.”',
  cover: { kind: 'jali', seed: 22, glazes: ['peacock', 'contrast', 'peacock'] },
};
