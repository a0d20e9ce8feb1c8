import type { SeedProject } from './types';

const exercises = `Session,Subject,Exercise,To bring
1,What a test is for,Throw one away,A test you are afraid of
2,Small and fast,Cut forty minutes in half,The slowest test of your build
3,Dates and time zones,The day that has 23 hours,A fault that came at night
4,The database,Two people and one last seat,A table that two programs write
5,Reading old code,Pin down what it does before you touch it,A file nobody wants
6,Teaching it,Your own hour,Two colleagues
`;

/** Six afternoons, of which four are done. */
export const testingWorkshops: SeedProject = {
  id: '01938f00-0000-7000-8000-000000000102',
  name: 'Testing without fear',
  summary: 'Six afternoons with the four people who look after the catalogue, on their own code.',
  state: 'running',
  starts: -47,
  ends: 23,
  contactId: 'sudha-raghavan',
  milestones: [
    { title: 'What a test is for', due: -47, done: -47 },
    { title: 'Small and fast', due: -33, done: -33 },
    { title: 'Dates and time zones', due: -19, done: -19 },
    { title: 'The database', due: -5, done: -5 },
    { title: 'Reading old code', due: 9 },
    { title: 'Teaching it: your own hour', due: 23 },
  ],
  updates: [
    {
      authorId: 'sudha-raghavan',
      day: -32,
      title: 'Two afternoons in: nineteen minutes instead of forty',
      paragraphs: [
        'The build was slow because each test filled the whole catalogue. Now each fills what it needs. Shankar found it himself, with a stopwatch and some swearing, which is the way it stays found.',
        'For next time, please bring a fault that came at night. Nearly all of those are about dates.',
      ],
    },
    {
      authorId: 'tenzin-dorje',
      day: -4,
      title: 'Two people and one last copy',
      paragraphs: [
        'We let two programs lend the last copy of a book at the same moment, and both succeeded. An hour later one of them was refused, politely, with a test that shows it.',
        'Next time we read old code: choose a file that nobody wants, the older the better.',
      ],
    },
  ],
  files: [
    {
      name: 'Six afternoons.csv',
      mediaType: 'text/csv',
      content: exercises,
      addedById: 'sudha-raghavan',
      day: -47,
    },
  ],
};
