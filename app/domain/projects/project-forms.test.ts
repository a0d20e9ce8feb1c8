import { expect, it, test } from 'vitest';
import { milestoneFormSchema, projectFormSchema, projectUpdateFormSchema } from './project-forms';

const project = {
  name: 'Timetable of the rowing club',
  summary: 'Who rows when.',
  state: 'planned',
  startsOn: '2026-12-01',
  endsOn: '2026-12-01',
  contactId: 'asha',
};

const listIssues = (changes: Partial<Record<keyof typeof project, string | undefined>>) =>
  (projectFormSchema.safeParse({ ...project, ...changes }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

test.each([
  [
    'a last day before the first',
    { endsOn: '2026-11-30' },
    ['endsOn', 'The last day is before the first one.'],
  ],
  ['a missing day', { endsOn: '' }, ['endsOn', 'The last day is needed.']],
  ['a day that does not exist', { startsOn: '2026-02-30' }, ['startsOn', 'The first day is a date.']],
  ['an unknown state', { state: 'lost' }, ['state', 'Choose a state.']],
])('refuses a project with %s at its field', (_, changes, issue) => {
  expect(listIssues(changes)[0]).toEqual(issue);
});

it('accepts a project of one day', () => {
  expect(listIssues({})).toEqual([]);
});

test.each([
  ['on', true],
  [true, true],
  [undefined, false],
  ['', false],
])('a checkbox that was sent as %j is %j', (showsHours, expected) => {
  expect(projectFormSchema.parse({ ...project, showsHours }).showsHours).toBe(expected);
});

test.each([
  ['milestone', milestoneFormSchema, { title: 'x'.repeat(161), dueOn: '2026-12-01' }, 'title'],
  ['milestone', milestoneFormSchema, { title: 'ab', dueOn: '2026-12-01' }, 'title'],
  ['update', projectUpdateFormSchema, { authorId: 'asha', title: 'x'.repeat(141), text: 'Done.' }, 'title'],
  ['update', projectUpdateFormSchema, { authorId: 'asha', title: 'Done', text: 'x'.repeat(12_001) }, 'text'],
])('refuses a %s with a text that is too long or too short', (_, schema, value, field) => {
  expect(schema.safeParse(value).error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});
