import { convertLakhToPaise, type OpenRole } from '../open-role';

export const bridgeEngineer: OpenRole = {
  id: 'senior-engineer-bridge',
  title: 'Senior engineer, Bridge',
  teamId: 'products',
  city: 'Bengaluru',
  kind: 'permanent',
  postedOn: '2026-11-12',
  deadline: '2027-01-08',
  untilFilled: true,
  startsOn: '2027-02-15',
  hoursPerWeek: 40,
  pay: { from: convertLakhToPaise(24), to: convertLakhToPaise(34) },
  summary: 'Be the second engineer of a product that opens to its first campuses while you are unpacking.',
  vacancy: {
    cause: 'new',
    text: 'A new chair. Bridge opens in March 2027, and a product that students depend on is not answered for by one person alone.',
  },
  about:
    'Bridge connects campus teams with companies that have a real problem. Tashi Bhutia has built it with a designer since 2024. You share it from its first day in public: the weekly demonstration, the mentor’s calendar, the part that must never show a company’s challenge to the wrong campus.',
  responsibilities: [
    'Own who may see what: companies, placement cells, teams and mentors, with rules that can be read aloud.',
    'Bring the weekly demonstration from a link in an email to a place of its own.',
    'Share the telephone with Tashi, week by week, from the opening on.',
    'Say which half of the plan we should not build.',
  ],
  goals: [
    {
      afterDays: 30,
      text: 'Bridge is open at four campuses, and you have sat with a team in each of two of them.',
    },
    {
      afterDays: 60,
      text: 'The rules of who sees what stand in one file, with tests that Abdul could not break.',
    },
    {
      afterDays: 90,
      text: 'A whole release was yours: from the conversation with a placement cell to the night after.',
    },
  ],
  colleagueIds: ['tashi-bhutia', 'anjan-phukan', 'abdul-khatri', 'asha-murmu'],
  requirements: [
    'Seven years or more, two of them with something in public that rang you up.',
    'PostgreSQL beyond the query that works: isolation, locks, what happens when the power goes now.',
    'You have removed a feature, and told its three users.',
  ],
  notRequired: [
    'Having led people. You may, later, or never: the pay range is the same.',
    'Experience with hiring platforms. We hope for somebody whom they annoyed.',
  ],
  difficulty:
    'There is no roadmap beyond June. In the first half-year you will throw away about a third of what you wrote.',
  applicationQuestion: 'What did you last take out of a product, and how did you know?',
  cover: { kind: 'penrose', seed: 9, glazes: ['marigold', 'contrast', 'marigold'] },
};
