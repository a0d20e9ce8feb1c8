import { convertLakhToPaise, type OpenRole } from '../open-role';

export const learningScienceIntern: OpenRole = {
  id: 'learning-science-intern',
  title: 'Intern, learning science',
  teamId: 'learning',
  city: 'Guwahati',
  kind: 'internship',
  postedOn: '2026-11-17',
  deadline: '2027-02-05',
  startsOn: '2027-03-15',
  months: 6,
  hoursPerWeek: 40,
  pay: { from: convertLakhToPaise(4.2), to: convertLakhToPaise(4.2) },
  summary:
    'Help to find out whether twenty minutes of practice did anything, and be as pleased when it did not.',
  vacancy: {
    cause: 'season',
    text: 'For the second paper at Manas Open School, which is sat in March, and the months of counting after it.',
  },
  about:
    'A thousand and some pupils sit the same paper twice. In between lie a hundred thousand answers. With Nusrat Jahan you check what may be compared with what, draw it so that a head teacher understands, and write down what we cannot say.',
  responsibilities: [
    'Be in the school on the days of the paper, and make sure that it is sat as it was in June.',
    'Clean the answers, with every step in a script that another person can run.',
    'Compare the classes, and say how sure we may be.',
    'Explain the result to the teachers, in Assamese or English, with one picture.',
  ],
  goals: [
    {
      afterDays: 30,
      text: 'Both papers lie side by side, and each pupil who sat only one of them is accounted for.',
    },
    {
      afterDays: 60,
      text: 'Your first figure has been taken apart by Asha, who is a statistician and kind.',
    },
    { afterDays: 90, text: 'The teachers have seen the result before anybody else has.' },
  ],
  colleagueIds: ['nusrat-jahan', 'asha-murmu', 'ravi-teja-pothuri'],
  requirements: [
    'A degree in progress or finished in statistics, psychology, economics or education.',
    'R or Python, as far as a chart that does not lie.',
    'Assamese, spoken.',
  ],
  notRequired: ['A publication.', 'Machine learning. The question is not what a model can do.'],
  difficulty: 'It may turn out that it did not help. Then that is what we print, with your name under it.',
  applicationQuestion:
    'Name a study or a statistic that you do not believe, and tell us why in five sentences.',
  cover: { kind: 'opus', seed: 42, glazes: ['gulal', 'contrast', 'gulal'] },
};
