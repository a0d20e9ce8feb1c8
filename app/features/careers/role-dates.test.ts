import { describe, expect, it } from 'vitest';
import { openRoles } from '~/content/careers/open-roles';
import { describeRoleDates } from './role-dates';

const roleOpenUntil = (untilFilled: boolean) => {
  const found = openRoles.find((candidate) => (candidate.untilFilled === true) === untilFilled);
  if (!found) throw new Error('There is no such role.');
  return { ...found, deadline: '2027-01-15', startsOn: '2027-03-01', postedOn: '2026-11-09' };
};

describe('a role that is open until it is filled', () => {
  it('shows the date of the first reading until it has passed', () => {
    expect(describeRoleDates(roleOpenUntil(true), '2027-01-15')).toEqual({
      startText: '1 March 2027',
      deadlineText: 'It is filled; first reading on 15 January 2027',
      applySentence: expect.stringContaining('by 15 January 2027'),
    });
  });

  it('shows no dates that have passed', () => {
    const { stillOpenNote, ...dates } = describeRoleDates(roleOpenUntil(true), '2036-11-21');
    expect(stillOpenNote).toContain('9 November 2026');
    expect(JSON.stringify(dates)).not.toMatch(/\d{4}/);
    expect(describeRoleDates(roleOpenUntil(true), '2027-01-16')).toMatchObject({
      startText: '1 March 2027',
      deadlineText: 'It is filled',
    });
  });
});

it('a role with a deadline shows it, and an ended one when it ended', () => {
  expect(describeRoleDates(roleOpenUntil(false), '2027-01-15')).toEqual({
    startText: '1 March 2027',
    deadlineText: '15 January 2027',
    applySentence: 'Until 15 January 2027, the whole day.',
  });
  const describeEnd = (kind: 'closed' | 'filled') =>
    describeRoleDates({ ...roleOpenUntil(true), ended: { kind, on: '2027-01-15' } }, '2027-01-16')
      .deadlineText;
  expect(describeEnd('closed')).toBe('It closed on 15 January 2027');
  expect(describeEnd('filled')).toBe('It was filled on 15 January 2027');
});
