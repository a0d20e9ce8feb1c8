import { convertLakhToPaise, type OpenRole } from '../open-role';

export const productDesigner: OpenRole = {
  id: 'product-designer-converge',
  title: 'Product designer, Converge',
  teamId: 'design',
  city: 'Kochi',
  kind: 'fixed-term',
  postedOn: '2026-11-05',
  deadline: '2026-12-31',
  startsOn: '2027-03-15',
  months: 10,
  hoursPerWeek: 40,
  pay: { from: convertLakhToPaise(15), to: convertLakhToPaise(22) },
  summary:
    'Look after the first screens of Converge for ten months, and give them back better than you got them.',
  vacancy: {
    cause: 'handed-over',
    text: 'Thara Balan is on parental leave from April 2027 to January 2028 and comes back to this chair. You overlap for two weeks at either end.',
  },
  about:
    'Converge is used by people who were handed a telephone five minutes ago and by convenors who have three minutes before the doors open. You draw in the browser with the engineers, test with members of the Kochi Makers’ Guild on Thursdays, and remove more than you add.',
  responsibilities: [
    'Redraw the sign-up for members who share a telephone with their family.',
    'Sit in the workshop of the guild on two Thursdays a month and help nobody.',
    'Keep the set of parts small: whoever adds one takes one out.',
    'Write the words on the screens yourself, in English, and read the Malayalam ones aloud with Elsa.',
  ],
  goals: [
    {
      afterDays: 30,
      text: 'You have watched twelve people sign up for an evening, and know where seven of them stopped.',
    },
    {
      afterDays: 60,
      text: 'A shorter sign-up is live for one community, and its door list says whether it helped.',
    },
    { afterDays: 90, text: 'What you learned stands in two pages that Thara reads at home and agrees with.' },
  ],
  colleagueIds: ['nikita-bhandarkar', 'thara-balan', 'faizan-shaikh', 'karan-sethi'],
  requirements: [
    'Four years or more of designing software that is used standing up.',
    'You can change the HTML and CSS of your own drawing.',
    'Malayalam or the wish to learn it in the ten months: we pay the teacher.',
  ],
  notRequired: ['A portfolio in one particular tool. A PDF with three honest stories is best.'],
  difficulty:
    'It ends. In January 2028 Thara is back, and we do not promise another chair. Two of the last three who came for a season were asked to stay; one said no.',
  applicationQuestion:
    'Whom did you last watch using something of yours, and what did you change the day after?',
  cover: { kind: 'truchet', seed: 12, glazes: ['peacock', 'contrast', 'peacock'] },
};
