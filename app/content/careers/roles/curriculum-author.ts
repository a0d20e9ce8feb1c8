import { convertLakhToPaise, type OpenRole } from '../open-role';

export const curriculumAuthor: OpenRole = {
  id: 'curriculum-author-malayalam',
  title: 'Author, mathematics in Malayalam',
  teamId: 'learning',
  city: 'Kochi',
  kind: 'part-time',
  postedOn: '2026-11-10',
  deadline: '2027-02-12',
  untilFilled: true,
  startsOn: '2027-04-05',
  hoursPerWeek: 24,
  pay: { from: convertLakhToPaise(8), to: convertLakhToPaise(11) },
  summary: 'Write exercises and hints for class 8 in the Malayalam that is spoken in class 8.',
  vacancy: {
    cause: 'new',
    text: 'A new chair, three days a week. From June 2027 our practice speaks Malayalam as well, and Elsa Joseph will not let a translation do that.',
  },
  about:
    'A model proposes the next exercise; a person has written what it may choose from. You write the exercises, the wrong answers that a child really gives, and the hint that belongs to each of them. Every fourth week you sit at the back of a class and listen to how it is said.',
  responsibilities: [
    'Write about thirty exercises a week with Elsa, from fractions to simple equations.',
    'Read what the model made of them, and throw out what is right and useless.',
    'Prepare the paper that is sat before and after, so that we learn whether it helped.',
    'Meet the teachers of the first two schools on one Saturday morning a term.',
  ],
  goals: [
    {
      afterDays: 30,
      text: 'Sixty exercises on fractions have been read by two teachers, and you know which ten they disliked.',
    },
    {
      afterDays: 60,
      text: 'You have listened in four classes, and the list of words we do not use is yours.',
    },
    {
      afterDays: 90,
      text: 'The first school begins in June with your exercises, and with the paper that measures them.',
    },
  ],
  colleagueIds: ['elsa-joseph', 'mathew-kurien', 'devika-warrier', 'nusrat-jahan'],
  requirements: [
    'Five years or more of teaching mathematics to children of ten to fourteen, in Malayalam.',
    'You know more than three ways of being wrong about a fraction.',
    'You can take a red pen to your own page.',
  ],
  notRequired: ['Any knowledge of models. Devika explains what one has to know in an afternoon.'],
  difficulty:
    'You will read several hundred machine-made hints a month. Most of them are nearly right, which is more tiring than wrong.',
  applicationQuestion:
    'A child says that one third is larger than one half, because three is more. What do you ask next?',
  cover: { kind: 'grammar', seed: 65, glazes: ['marigold', 'contrast', 'marigold'] },
};
