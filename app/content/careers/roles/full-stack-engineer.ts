import { convertLakhToPaise, type OpenRole } from '../open-role';

export const fullStackEngineer: OpenRole = {
  id: 'full-stack-engineer-kochi',
  title: 'Full-stack engineer',
  teamId: 'studio',
  city: 'Kochi',
  kind: 'permanent',
  postedOn: '2026-11-09',
  deadline: '2027-01-15',
  untilFilled: true,
  startsOn: '2027-03-01',
  hoursPerWeek: 40,
  pay: { from: convertLakhToPaise(18), to: convertLakhToPaise(26) },
  summary: 'Build forms, flows and the tables under them for one client at a time, and show it every Friday.',
  vacancy: {
    cause: 'handed-over',
    text: 'Jincy George begins a doctorate in Cochin in April and stays with us one day a week. She hands her two projects over in March, sitting beside you.',
  },
  about:
    'Two to four of us work with one person on the client’s side who may decide. You will write the screen, the rule behind it and the migration under it, and on Friday you will show it to the person who has to use it. Nobody takes a ticket from a board and passes it on.',
  responsibilities: [
    'Take over the booking system of a boat-building yard in Alappuzha and the results desk of a district science fair.',
    'Write the test before the argument: what the software has to do is agreed as a failing test.',
    'Run the Friday session with the client every second week, also when the week went badly.',
    'Hand a finished project to the client’s own people, in writing, and answer four weeks of their questions.',
  ],
  goals: [
    {
      afterDays: 30,
      text: 'You have shipped three small changes to the yard’s booking system and watched its clerk use one of them.',
    },
    {
      afterDays: 60,
      text: 'You lead one Friday session alone. Jincy is in the room and says nothing.',
    },
    {
      afterDays: 90,
      text: 'The science fair’s results desk is yours, and Jincy is asked only what is not written down.',
    },
  ],
  colleagueIds: ['prakash-nayak', 'jincy-george', 'omkar-bhosale', 'zeenat-parveen'],
  requirements: [
    'Four years or more of web software that somebody depended on, of which you can tell us the worst day.',
    'TypeScript, HTML that works before its script, and SQL that you would let another person read.',
    'Malayalam, well enough to listen to a clerk who is cross.',
  ],
  notRequired: [
    'A degree, of any kind.',
    'The framework that we happen to use: you will know it by the second week.',
  ],
  difficulty:
    'The client sees unfinished work every Friday, and sometimes says in front of everybody that it is wrong. You have to like that more than being right.',
  applicationQuestion: 'Tell us about a form you built, and who had trouble with it.',
  cover: { kind: 'grammar', seed: 47, glazes: ['peacock', 'contrast', 'peacock'] },
};
