import { company } from '../../company/company';
import { convertLakhToPaise, type OpenRole } from '../open-role';

export const payrollAndAccounts: OpenRole = {
  id: 'payroll-and-accounts',
  title: 'Payroll and accounts',
  teamId: 'operations',
  city: 'Bengaluru',
  kind: 'part-time',
  postedOn: '2026-11-20',
  deadline: '2027-01-12',
  untilFilled: true,
  startsOn: '2027-02-01',
  hoursPerWeek: 20,
  pay: { from: convertLakhToPaise(10), to: convertLakhToPaise(14) },
  summary: `Pay ${company.headcount} people to the rupee on the last working day of the month, and understand each slip well enough to explain it.`,
  vacancy: {
    cause: 'handed-over',
    text: 'Jayanthi Srinivasan has run the payroll by herself since 2017. From April she wants to read contracts in the hours that it takes.',
  },
  about:
    'Salaries, provident fund, professional tax in four states, the suppliers of the shop, and the receipts of weekends on which somebody bought forty umbrellas. It is twenty hours a week, at hours that you choose, except for the last three working days of the month.',
  responsibilities: [
    'Run the payroll, and answer the person who finds something odd in it on the same day.',
    'Check suppliers’ invoices for the things that are usually wrong: state, rate, number.',
    'Close the month with Jayanthi by the fifth working day.',
    'Keep the table of pay that everybody here can look at.',
  ],
  goals: [
    {
      afterDays: 30,
      text: 'You have run February beside Jayanthi, and found the one thing that she had been meaning to change.',
    },
    { afterDays: 60, text: 'March is yours, and she checks a sample of ten.' },
    { afterDays: 90, text: 'The financial year is closed. Nobody had to ask where their money was.' },
  ],
  colleagueIds: ['jayanthi-srinivasan', 'clarence-dmello', 'basavaraj-hadimani'],
  requirements: [
    'Five years or more of Indian payroll, with staff in more than one state.',
    'You explain a deduction without using the name of its section.',
    'Nobody has ever guessed from your face what somebody else earns.',
  ],
  notRequired: ['A chartered accountant’s examination.', 'Full-time hours, now or later.'],
  difficulty:
    'Everybody’s pay can be looked at here, so that every mistake of yours is seen by the whole company before lunch.',
  applicationQuestion:
    'Somebody joins on the 17th in Assam, having left an employer in Kerala on the 9th. What do you ask them for?',
  cover: { kind: 'iso', seed: 44, glazes: ['peacock', 'contrast', 'peacock'] },
};
